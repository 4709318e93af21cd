/** Between a figure and its unit, within a length of time, before an amount: 25 km, 1800 m, 12 °C, 4 h 30, US$ 20. */
const SPACES = /(?<=\d) (?=([ckm]?m|h|min|kg|ha|°C|%)(?![\p{L}\d]))|(?<=\d.h) (?=\d\d)|(?<=US\$) (?=\d)/gu

/** The hyphen of a word said twice, not yet joined to what follows it: tuk-tuk. */
const DOUBLED = /(?<=(?<!\p{L})(\p{L}{2,4}))-(?=\1s?(?!\p{L}))/giu

/** Authored words as they are shown, no figure parted from its unit and no tuk-tuk from itself. Data, searches and the API keep the plain words. */
export function unbroken(text: string): string {
  return text.replace(SPACES, '\u00a0').replace(DOUBLED, '$&\u2060')
}

/** A name that stays on one line of a title: Costa Rica. */
export function unbrokenName(name: string): string {
  return name.replaceAll(' ', '\u00a0')
}
