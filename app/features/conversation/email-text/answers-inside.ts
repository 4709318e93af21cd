import { type ShownLine, shownLines } from './html-words.ts'
import { historyStart } from './own-words.ts'

/** Colours by name that people choose to be told from black text. */
const NAMED =
  /^(?:red|blue|green|purple|magenta|fuchsia|orange|darkorange|crimson|teal|lime|violet|brown|maroon|navy)$/
/** How far the strongest and the weakest part of a chosen colour are apart; the blue of a program's replies is 94. */
const LEAST_SATURATION = 100
const LEAST_OF_HAND = 60

function partsOf(colour: string): number[] {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(colour)?.[1]
  if (hex)
    return (hex.length === 3 ? [...hex].map(digit => digit + digit) : (hex.match(/../g) ?? [])).map(part =>
      Number.parseInt(part, 16),
    )
  return (/^rgba?\(([^)]*)\)$/.exec(colour)?.[1]?.match(/\d+/g) ?? []).slice(0, 3).map(Number)
}

/** Whether a colour is told from black, grey and white by so much. */
function isColour(colour: string, least: number): boolean {
  if (NAMED.test(colour)) return true
  const parts = partsOf(colour)
  return parts.length === 3 && Math.max(...parts) - Math.min(...parts) >= least
}

/** Whether words of a line are in a colour, or on one, that a person chose. */
function isColoured({ styles }: ShownLine): boolean {
  return [...styles].some(style =>
    style.split('|').some(part => part === 'yellow' || isColour(part, LEAST_SATURATION)),
  )
}

/** A style without shades of grey. */
function handOf(style: string): string {
  return style
    .split('|')
    .filter(part => part === 'bold' || part === 'yellow' || isColour(part, LEAST_OF_HAND))
    .join('|')
}

/** Whether a line is all in another hand than the question above it. */
function answers(line: ShownLine, above: ShownLine): boolean {
  if (!/[?？]\s*$/.test(above.text) || /[?？]\s*$/.test(line.text)) return false
  const hands = new Set([...line.styles].map(handOf))
  const [hand = ''] = hands
  return hands.size === 1 && hand !== '' && ![...above.styles].some(style => handOf(style) === hand)
}

/**
 * Whether the HTML of an email shows answers within the email that it answers: in a colour among lines without, or in
 * another hand below a question. Links do not count, nor what stands in one colour from the beginning.
 */
export function hasAnswersInside(html: string): boolean {
  const lines = shownLines(html).filter(({ text }) => text !== '')
  const start = historyStart(lines.map(({ text }) => text).join('\n'))
  if (start < 0) return false
  const history = lines.slice(start).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return (
    history.findIndex(isColoured) > 0 ||
    history.some((line, at) => at > 0 && answers(line, history[at - 1] ?? line))
  )
}
