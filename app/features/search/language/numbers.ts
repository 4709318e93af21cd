import { isApart, type Token } from './tokens.ts'

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
    ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
    ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
    ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000, grand: 1000 },
    ...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10, zwolf: 12 },
    ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, dix: 10, tre: 3, quattro: 4 },
    ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
    ...{ once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17 },
    ...{ dieciocho: 18, diecinueve: 19, veinte: 20, veintiuno: 21, veintiun: 21, veintidos: 22 },
    ...{ veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiocho: 28, treinta: 30, cuarenta: 40 },
    ...{ cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100 },
    ...{ doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600 },
    ...{ setecientos: 700, ochocientos: 800, novecientos: 900, mil: 1000 },
  }),
)
/** Larger numbers are ignored. */
const HIGHEST = 10_000_000

interface NumberFound {
  value: number
  /** Number of tokens. */
  count: number
}

/** `2,500` and `2.500` are thousands, `2.5` and `2,5` are not. */
function digitsOf(plain: string): number | null {
  if (!/^\d/.test(plain)) return null
  const value = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain)
    ? Number(plain.replaceAll(/[.,]/g, ''))
    : Number(plain.replace(',', '.'))
  return Number.isFinite(value) && value <= HIGHEST ? value : null
}

/** Whether a number word continues the number so far: twenty-two, treinta y cinco, two hundred. */
function continues(current: number, next: number): boolean {
  if (next === 100 || next === 1000) return current > 0 && current < next
  return (
    (current >= 20 && current % 10 === 0 && next < 10) ||
    (current >= 100 && current % 100 === 0 && next < 100)
  )
}

/** The number at a token, in digits or in words of either language: `3k`, `dos mil`, `ten`. */
export function numberAt(tokens: readonly Token[], at: number): NumberFound | null {
  const first = tokens[at]
  if (!first) return null
  const digits = digitsOf(first.plain)
  if (digits !== null) {
    const next = tokens[at + 1]
    const isThousands =
      next && ((next.plain === 'k' && next.gap === '') || ['mil', 'thousand', 'grand'].includes(next.plain))
    if (isThousands) return { value: digits * 1000, count: 2 }
    return inMillions(tokens, at, { value: digits, count: 1 })
  }
  const [, part] = PARTS.find(([words]) => words.every((word, i) => tokens[at + i]?.plain === word)) ?? []
  const found = part ?? wordsAt(tokens, at)
  return found && (part ? millions(tokens, at, found) : inMillions(tokens, at, found))
}

const MILLIONS: ReadonlySet<string> = new Set(['million', 'millions', 'millon', 'millones'])
/** “Half a million”, “un millón”: a number only before a million. */
const PARTS: readonly (readonly [words: readonly string[], found: NumberFound])[] = [
  [['half', 'a'], { value: 0.5, count: 2 }],
  [['medio'], { value: 0.5, count: 1 }],
  [['un'], { value: 1, count: 1 }],
  [['a'], { value: 1, count: 1 }],
]
const HALVES: readonly (readonly string[])[] = [
  ['y', 'medio'],
  ['and', 'a', 'half'],
]

/** “Millón y medio”: so many millions and a half; null if no million follows. */
function millions(tokens: readonly Token[], at: number, { value, count }: NumberFound): NumberFound | null {
  const past = at + count
  if (!MILLIONS.has(tokens[past]?.plain ?? '')) return null
  const half = HALVES.find(words => words.every((word, i) => tokens[past + 1 + i]?.plain === word))
  return { value: (value + (half ? 0.5 : 0)) * 1_000_000, count: count + 1 + (half?.length ?? 0) }
}

function inMillions(tokens: readonly Token[], at: number, found: NumberFound): NumberFound {
  return millions(tokens, at, found) ?? found
}

function wordsAt(tokens: readonly Token[], at: number): NumberFound | null {
  const first = WORDS.get(tokens[at]?.plain ?? '')
  if (first === undefined) return null
  let value = first
  let end = at + 1
  for (;;) {
    const isJoined = ['and', 'y'].includes(tokens[end]?.plain ?? '') && value >= 20
    const token = tokens[isJoined ? end + 1 : end]
    const next = WORDS.get(token?.plain ?? '')
    if (!token || next === undefined || isApart(token) || !continues(value, next)) break
    value = next >= 100 && next > value ? value * next : value + next
    end += isJoined ? 2 : 1
  }
  return { value, count: end - at }
}

/** Most that “for four” counts; more are an amount. */
const MOST_FOR = 20

/** “… for four”, “… para cuatro”: for so many people. */
export function isForSome(tokens: readonly Token[], at: number): boolean {
  if (!/^(for|para)$/.test(tokens[at]?.plain ?? '')) return false
  const number = numberAt(tokens, at + 1)
  const next = number ? tokens[at + 1 + number.count] : undefined
  const isAlone = next === undefined || isApart(next) || /^(in|en|and|y|with|con)$/.test(next.plain)
  return (
    number !== null &&
    Number.isInteger(number.value) &&
    number.value > 1 &&
    number.value <= MOST_FOR &&
    isAlone
  )
}

interface RangeFound {
  low: number
  high: number
  count: number
}

const TO = new Set(['to', 'a', 'al', 'or', 'o', 'u', 'and', 'y', 'hasta', 'until', 'till'])
/** Between two numbers these mean a list, unless `between` precedes them. */
const AND = new Set(['and', 'y'])

/** A number or a range at a token: `8-10`, `8 to 10`, `between 8 and 10`, `de 8 a 10`. */
export function rangeAt(tokens: readonly Token[], at: number): RangeFound | null {
  const isBetween = ['between', 'entre'].includes(tokens[at]?.plain ?? '')
  const isFrom = ['from', 'de', 'desde'].includes(tokens[at]?.plain ?? '')
  const start = at + (isBetween || isFrom ? 1 : 0)
  const low = numberAt(tokens, start)
  if (!low) return null
  const after = start + low.count
  const joint = tokens[after]
  const isHyphen = joint !== undefined && /^ ?[-–—/] ?$/.test(joint.gap)
  const isWord = joint !== undefined && !isApart(joint) && TO.has(joint.plain)
  const high = isHyphen ? numberAt(tokens, after) : isWord ? numberAt(tokens, after + 1) : null
  const isPair = !isHyphen && AND.has(joint?.plain ?? '') && !isBetween
  if (!high || isPair || high.value < low.value)
    return isBetween || isFrom ? null : { low: low.value, high: low.value, count: low.count }
  const count = after + (isHyphen ? 0 : 1) + high.count - at
  return { low: low.value, high: high.value, count }
}
