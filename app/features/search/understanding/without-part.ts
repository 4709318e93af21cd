import { isApart, tokensOf } from '#app/features/search/language/tokens.ts'
import { cleanText } from './reading.ts'
import type { Part } from './understanding.ts'

/** Prepositions and articles that are dropped with the words they precede. */
const leading = new Set(
  'in on at for with during of to from by around about and or but de del en con para por durante a al desde hacia y e o u pero la el los las un una the an'.split(
    ' ',
  ),
)
/** Words that may start the remaining text. */
const joining = new Set(['and', 'or', 'but', 'y', 'e', 'o', 'u', 'pero', 'with', 'con'])

/**
 * A text without one of its parts, at all its positions, and without the prepositions and commas that belong to it:
 * "Peru in May with kids" without May is "Peru with kids".
 */
export function withoutPart(text: string, part: Pick<Part<unknown>, 'span' | 'also'>): string {
  const spans = [part.span, ...(part.also ?? [])].toSorted((a, b) => b[0] - a[0])
  return spans.reduce(without, cleanText(text))
}

function without(text: string, [start, end]: readonly [number, number]): string {
  const tokens = tokensOf(text)
  let first = tokens.findIndex(token => token.end > start)
  if (first < 0) return text
  let head = start
  for (let token = tokens[first]; first > 0; token = tokens[first]) {
    const before = tokens[first - 1]
    if (!before || !token || isApart(token) || !leading.has(before.plain)) break
    head = before.start
    first--
  }
  const before = text.slice(0, head).replace(/[\s,;:(¿¡–—-]+$/u, '')
  const rest = text.slice(end)
  const after = rest.replace(/^[\s,;:)–—-]+/u, '')
  const joint = /^[.!?]/.test(after) ? '' : /^\s*,/.test(rest) && after !== '' ? ', ' : ' '
  if (before !== '') return cleanText(before + joint + after)
  const opening = tokensOf(after)[0]
  const remaining = opening && joining.has(opening.plain) ? after.slice(opening.end) : after
  return cleanText(remaining.replace(/^[\s,;:.!?–—-]+/u, ''))
}
