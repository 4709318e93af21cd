const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const CHILD = new RegExp(`\\bchild(?:ren)? (?:of|from|aged) (\\d+|${NUMBERS.join('|')})\\b`, 'g')

/**
 * The lowest age of a child that English texts name: “a child of 8”, “children from six”. Returns null if they name
 * none.
 */
export function youngestOf(texts: readonly string[]): number | null {
  const ages = texts.flatMap(text =>
    [...text.matchAll(CHILD)].map(([, age = '']) =>
      NUMBERS.includes(age) ? NUMBERS.indexOf(age) + 2 : Number(age),
    ),
  )
  return ages.length > 0 ? Math.min(...ages) : null
}
