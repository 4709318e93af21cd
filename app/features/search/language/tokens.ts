/** A word or a number of a text. */
export interface Token {
  /** Without accents, capitals and apostrophes; a number without its currency sign. */
  plain: string
  /** Common form of singular and plural, by which words are compared. */
  stem: string
  /** Offsets in UTF-16 units, the end exclusive. A currency sign belongs to its number. */
  start: number
  end: number
  /** Text between this token and the previous one. */
  gap: string
  /** `$`, `€` or `£` next to a number. */
  currency: string | null
}

const TOKEN =
  /(?:(?:US)?[$€£] ?)?(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d+(?:[.,]\d{3})*(?:[.,]\d+)?)(?: ?[€£$])?|[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*|\p{Extended_Pictographic}/gu
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

/** Stem that is equal for singular and plural in both languages: `volcanoes`, `volcano`; `volcanes`, `volcán`. */
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
    const plain =
      /^[\p{L}\p{Extended_Pictographic}]/u.test(said) && !/\d/.test(said)
        ? plainText(said)
        : said.replaceAll(/[^\d.,]/g, '')
    const token = { plain, stem: stemOf(plain), start, end, gap: text.slice(last, start), currency }
    last = end
    return token
  })
}

/** Whether punctuation separates a token from the previous one. */
export function isApart(token: Pick<Token, 'gap'>): boolean {
  return /[.,;:!?¿¡()\n]/.test(token.gap)
}

/** Whether a token continues the mention before it. */
export function isNext(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && !isApart(token)
}
