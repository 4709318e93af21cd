/** A word or a number of a text. */
export interface Token {
  /** Without accents, capitals and apostrophes; a number without its currency sign. */
  plain: string
  /** The same in singular and plural: what words are compared by. */
  stem: string
  /** Offsets in UTF-16 units: first, and one past the last. A currency sign belongs to its number. */
  start: number
  end: number
  /** What stands between it and the token before. */
  gap: string
  /** `$`, `€` or `£` beside a number. */
  currency: string | null
}

const TOKEN =
  /(?:(?:US)?[$€£] ?)?\d+(?:[.,]\d{3})*(?:[.,]\d+)?(?: ?[€£$])?|[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu
const LATIN: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Lower case, without accents and apostrophes: `Hội An` is `hoi an`. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(/[đøłßæœ]/g, letter => LATIN[letter] ?? letter)
}

/** The plural of nothing, for all its end: the planet is no sea, and "mars" is March in French; nor is "país" more than one Pai. */
const SINGULAR = new Set(['mars', 'pais'])

/** One form for singular and plural in both languages: `volcanoes`, `volcano`; `volcanes`, `volcán`. */
export function stemOf(plain: string): string {
  if (SINGULAR.has(plain)) return plain
  let stem = plain
  if (stem.length >= 4 && stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1)
  if (stem.length >= 5 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.length >= 4 && stem.endsWith('y')) stem = `${stem.slice(0, -1)}i`
  return stem
}

export function tokensOf(text: string): Token[] {
  let last = 0
  return Array.from(text.matchAll(TOKEN), ({ 0: said, index: start }) => {
    const end = start + said.length
    const currency = /[$€£]/.exec(said)?.[0] ?? null
    const plain = /^\p{L}/u.test(said) && !/\d/.test(said) ? plainText(said) : said.replaceAll(/[^\d.,]/g, '')
    const token = { plain, stem: stemOf(plain), start, end, gap: text.slice(last, start), currency }
    last = end
    return token
  })
}

/** Whether punctuation keeps a token from saying one thing with the token before it. */
export function isApart(token: Token): boolean {
  return /[.,;:!?¿¡()\n]/.test(token.gap)
}
