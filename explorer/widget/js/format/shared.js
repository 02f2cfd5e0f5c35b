// Written by `make page-types` from the records of the explorer; not to be changed by hand.

/** The widths that boards are drawn for, the widest first. */
export const WIDTHS = /** @type {const} */ ([1152, 944, 752, 520, 368, 328]);

/** What each language calls itself, in short and in full. */
export const LANGUAGES = /** @type {const} */ ({"en": ["EN", "English"], "ko": ["한국어", "한국어"], "pt": ["PT", "Português"]});

/** What can be opened beside the board. */
export const TOOLS = /** @type {const} */ (["notes", "what_if", "keep"]);

/** Signs that make no difference in an answer. */
export const IGNORED = /** @type {const} */ ("$");

/** Signs that make no difference at the end of an answer. */
export const CLOSING = /** @type {const} */ (".!");

/** The digits of a number that can be an answer. */
export const MOST_DIGITS = /** @type {const} */ (18);
