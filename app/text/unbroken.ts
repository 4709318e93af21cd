/** Within a figure: 25 km, 1800 m, 4 h 30, 12 °C, US$ 20. */
const WITHIN = /(?<=\d) (?=([ckm]?m|h|min|kg|ha|°C|%)(?![\p{L}\d]))|(?<=\d h) (?=\d\d)|(?<=US\$) (?=\d)/gu

/** Authored words as they are shown, no figure parted from its unit. Data, searches and the API keep the plain words. */
export function unbroken(text: string): string {
  return text.replace(WITHIN, '\u00a0')
}
