/** Between a figure and its unit, within a length of time, before an amount: 25 km, 1800 m, 12 °C, 4 h 30, US$ 20. */
const SPACES = /(?<=\d) (?=([ckm]?m|h|min|kg|ha|°C|%)(?![\p{L}\d]))|(?<=\d.h) (?=\d\d)|(?<=US\$) (?=\d)/gu

/** Authored words as they are shown, no figure parted from its unit. Data, searches and the API keep the plain words. */
export function unbroken(text: string): string {
  return text.replace(SPACES, '\u00a0')
}
