// Written by `make page-types` from the records of the explorer; not to be changed by hand.

/** The widths of whole boards, the widest first. */
export const WIDTHS = /** @type {const} */ ([1152, 944, 752, 520, 368, 328]);

/** The widths of boards without seats, the widest first. */
export const BARE_WIDTHS = /** @type {const} */ ([860, 800, 750, 700, 650, 600, 368]);

/** What each language calls itself, in short and in full. */
export const LANGUAGES = /** @type {const} */ ({"en": ["EN", "English"], "ko": ["한국어", "한국어"], "pt": ["PT", "Português"]});

/** What can be opened beside the board. */
export const TOOLS = /** @type {const} */ (["notes", "what_if", "rules", "readings", "keep"]);

/** Signs that make no difference in an answer. */
export const IGNORED = /** @type {const} */ ("$");

/** Signs that make no difference at the end of an answer. */
export const CLOSING = /** @type {const} */ (".!");

/** The tries at a question before its answer is shown. */
export const MOST_TRIES = /** @type {const} */ (2);

/** Endings of words that make no difference to a search. */
export const ENDINGS = /** @type {const} */ ({"en": ["ing", "ery", "ers", "er", "ed", "es", "s", "e"], "ko": ["입니다", "합니다", "으로", "에서", "에게", "까지", "부터", "하면", "하는", "들", "은", "는", "이", "가", "을", "를", "의", "에", "로", "와", "과", "도", "만"], "pt": ["ando", "endo", "indo", "ados", "adas", "oes", "aes", "ais", "ado", "ada", "ao", "ar", "er", "ir", "ou", "os", "as", "es", "a", "o", "e", "s"]});

/** The fewest letters that are left without an ending. */
export const SHORTEST_STEM = /** @type {const} */ (3);

/** What a word is worth in a title, a text, and what is said besides. */
export const RANKS = /** @type {const} */ ([90, 30, 10]);

/** The digits of a number that can be an answer. */
export const MOST_DIGITS = /** @type {const} */ (18);
