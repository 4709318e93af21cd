/**
 * Spaces between a figure and its unit, within a duration, before an amount: 25 km, 1800 m, 12 °C, 4 h 30, US$ 20.
 */
const SPACES = /(?<=\d) (?=([ckm]?m|h|min|kg|ha|°C|%)(?![\p{L}\d]))|(?<=\d.h) (?=\d\d)|(?<=US\$) (?=\d)/gu

/** The hyphen of a doubled word that may still break: tuk-tuk. Never one inside an address or a code: yo-yo@example.com. */
const DOUBLED = /(?<=(?<![\p{L}\d@._/-])(\p{L}{2,4}))-(?=\1s?(?!\.?[\p{L}\d@_/-]))/giu

/**
 * Authored text for display, without breaks inside a figure with its unit or a tuk-tuk. Data, searches and the API
 * keep the plain text.
 */
export function unbroken(text: string): string {
  return text.replace(SPACES, '\u00a0').replace(DOUBLED, '$&\u2060')
}

/** A name that stays on one line of a title: Costa Rica. */
export function unbrokenName(name: string): string {
  return name.replaceAll(' ', '\u00a0')
}
