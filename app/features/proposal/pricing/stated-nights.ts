/** Numbers of nights that a price line states in words or digits, in English or Spanish. */

const NUMBERS = [
  ['one', 'un', 'una'],
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
  ['eleven', 'once'],
  ['twelve', 'doce'],
  ['thirteen', 'trece'],
  ['fourteen', 'catorce'],
  ['fifteen', 'quince'],
  ['sixteen', 'dieciséis'],
  ['seventeen', 'diecisiete'],
  ['eighteen', 'dieciocho'],
  ['nineteen', 'diecinueve'],
  ['twenty', 'veinte'],
  ['twenty-one', 'veintiuna', 'veintiún'],
] as const

const STATED =
  /(?<![\p{L}\d])(\d{1,2}|[\p{L}-]+)\s+(?:more\s+|further\s+|extra\s+)?(?:nights?|noches?)(?!\p{L})(\s+(?:less|menos)(?!\p{L}))?/giu

function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  const at = NUMBERS.findIndex(words => (words as readonly string[]).includes(word.toLowerCase()))
  return at < 0 ? null : at + 1
}

/** The nights that a text states, added up; null if it states none. "1 night less" counts against them. */
export function statedNights(text: string): number | null {
  const found = [...text.matchAll(STATED)].flatMap(([, word = '', less]) => {
    const number = numberOf(word)
    return number === null ? [] : less ? -number : number
  })
  return found.length === 0 ? null : found.reduce((sum, number) => sum + number, 0)
}
