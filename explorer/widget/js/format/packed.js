// Written by `make page-types` from the records of the explorer; not to be changed by hand.

/** The traits that are sent packed. */
export const TRAITS = /** @type {const} */ (["advised", "card", "course", "fixed", "frames", "page", "panel", "rest", "stills", "tools", "track"]);
