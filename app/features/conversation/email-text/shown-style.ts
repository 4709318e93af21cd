const UNSEEN = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'template',
  'svg',
  'object',
  'select',
])

/** What a program hides: the lines of a newsletter that only lists of emails show. */
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|max-height\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i

function isHidden({ hidden, style = '' }: Attributes): boolean {
  return hidden !== undefined || HIDDEN.test(style)
}

type Attributes = Partial<Record<string, string>>

const COLOUR = /(?<![-\w])color\s*:\s*([^;"]+)/i
const MARKED = /(?<![-\w])background(?:-color)?\s*:\s*([^;"]+)/i
const HEAVY = /font-weight\s*:\s*(?:bold|[6-9]00)/i

/** An element that is open. */
export interface Open {
  isHidden: boolean
  colour: string
  marked: string
  isBold: boolean
  isLink: boolean
}

export const OUTERMOST: Open = { isHidden: false, colour: '', marked: '', isBold: false, isLink: false }

export function opened(name: string, attributes: Attributes, outer: Open): Open {
  const { style = '', color } = attributes
  const isText = name === 'span' || name === 'font' || name === 'mark'
  return {
    isHidden: outer.isHidden || UNSEEN.has(name) || isHidden(attributes),
    colour: (COLOUR.exec(style)?.[1] ?? color ?? outer.colour).trim().toLowerCase(),
    marked: (name === 'mark' ? 'yellow' : (isText && MARKED.exec(style)?.[1]) || outer.marked)
      .trim()
      .toLowerCase(),
    isBold: outer.isBold || name === 'b' || name === 'strong' || HEAVY.test(style),
    isLink: outer.isLink || name === 'a',
  }
}

export function styleOf({ colour, marked, isBold, isLink }: Open): string | null {
  return isLink ? null : [colour, marked, isBold ? 'bold' : ''].join('|').replace(/^\|\|$/, '')
}
