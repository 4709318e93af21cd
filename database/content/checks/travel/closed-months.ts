const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const NAME = NAMES.join('|')

const PARTLY = '(?:the )?(?:end of|mid|middle of)?'
const RANGE = new RegExp(`(${PARTLY}) ?(?:\\d+ )?(${NAME}) (?:to|until) (${PARTLY}) ?(?:\\d+ )?(${NAME})`)
const HOUSE_CLOSED =
  /(?:(?<!half of )\b(?:the (?:house|camp|lodge|hotel|farm)|it|they) (?:is |are )?|^)(?:close[sd]?|shuts?)\b/i

export function namesMonth(words: string, month: number): boolean {
  return words.includes(NAMES[month - 1] ?? '')
}

function numberOf(name: string | undefined): number {
  return NAMES.indexOf(name ?? '') + 1
}

/**
 * The months that a text names, with those between two of them; a month of which only the end is meant is left out.
 */
export function monthsIn(words: string): number[] {
  const range = RANGE.exec(words)
  if (!range) return [...words.matchAll(new RegExp(NAME, 'g'))].map(([name]) => numberOf(name))
  const [, from = '', first, until = '', last] = range
  const start = numberOf(first) + (from.trim() ? 1 : 0)
  const end = numberOf(last) - (/mid/.test(until) ? 1 : 0)
  const length = ((end - start + 12) % 12) + 1
  return Array.from({ length }, (_, i) => ((start - 1 + i) % 12) + 1)
}

/** The months in which a hotel says that it is closed. */
export function closedMonthsOf(prose: string): number[] {
  const clauses = prose.split(/(?<=[.;:])\s|, (?:and|but) /)
  return clauses.filter(clause => HOUSE_CLOSED.test(clause)).flatMap(monthsIn)
}

/** The months in which a place is closed by its opening hours: "15 October to 15 May", "closed June to August". */
export function shutMonthsOf(opens: string): number[] {
  return opens.split('; ').flatMap((clause, i) => {
    if (!RANGE.test(clause)) return []
    if (/^closed\b/.test(clause)) return monthsIn(clause)
    if (i > 0 || !new RegExp(`^(?:\\d+ )?(?:${NAME})\\b`).test(clause)) return []
    const open = monthsIn(clause)
    return NAMES.map((_, month) => month + 1).filter(month => !open.includes(month))
  })
}
