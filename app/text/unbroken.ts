/** Between a figure and its unit, and within a length of time: 25 km, 1800 m, 4 h 30, 12 °C. */
const UNIT = /(?<=\d) (?=(?:km|m|cm|mm|h|min|kg|ha|°C|%)(?![\p{L}\p{N}]))/gu
const MINUTES = /(?<=\d[ \u00a0]h) (?=\d\d(?!\d))/g
const AMOUNT = /(?<=US\$) (?=\d)/g
const TUK_TUK = /(?<=\btuk-)(?=tuk)/gi

const SPACE = '\u00a0'
/** After a hyphen: the faces that every page has lack the hyphen that never breaks. */
const JOINER = '\u2060'

/**
 * Authored words as they are shown: no line ends between a figure and its unit, or within "tuk-tuk". Data, searches and
 * the API keep the plain words.
 */
export function unbroken(text: string): string {
  return text.replace(UNIT, SPACE).replace(MINUTES, SPACE).replace(AMOUNT, SPACE).replace(TUK_TUK, JOINER)
}
