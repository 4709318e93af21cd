import { parseDocument, Scalar, stringify } from 'yaml'
import { isFields, isText, isThings } from '../../values/document/fields.ts'

/** Columns of a line of content/. */
export const WIDTH = 100

/** A map on one line has at most so many fields that are not texts, and none longer. */
const MOST_ON_A_LINE = 3
const LONGEST_ON_A_LINE = 32

/** Dates, times of day and numbers of telephones are quoted, although YAML would read most of them as text. */
const QUOTED = /^[\d+(][\d\s()+:-]*$/

/** Where a value is to stand: the column of its first character, and the indentation of its further lines. */
export interface Place {
  column: number
  indent: number
}

/** How a scalar stands on one line. */
export type Quoting = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE'

const ON_A_LINE = { singleQuote: true, lineWidth: 0, flowCollectionPadding: false } as const

/** The source of a scalar on one line, quoted if it must be, or as it was. */
export function printScalar(value: unknown, inFlow: boolean, was: Quoting = 'PLAIN'): string {
  const scalar = new Scalar(value)
  scalar.type =
    was === 'PLAIN' && QUOTED.test(String(value)) && typeof value === 'string' ? 'QUOTE_SINGLE' : was
  if (!inFlow) return stringify({ key: scalar }, ON_A_LINE).slice('key: '.length).trim()
  return stringify([scalar], { ...ON_A_LINE, collectionStyle: 'flow' })
    .trim()
    .slice(1, -1)
}

/** Words on lines, as many on each as there is room for. */
function fill(words: readonly string[], indent: number): string {
  const margin = ' '.repeat(indent)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(margin + word)
  }
  return lines.join('\n')
}

/** The lines of a folded block; null if it would not be read as the same text. */
export function printFolded(value: string, indent: number): string | null {
  const paragraphs = value.split('\n').map(one => fill(one.split(' '), indent))
  const source = ['>-', paragraphs.join('\n\n')].join('\n')
  const document = parseDocument(`key: ${source}`)
  return document.errors.length === 0 && document.get('key') === value ? source : null
}

/** The source of a value on one line. */
export function printFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlow).join(', ')}]`
  if (!isFields(value)) return printScalar(value, true)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  // Of two languages both are quoted if one must be.
  const isQuoted = isText(value) && entries.some(([, one]) => printScalar(one, true) !== one)
  const fields = entries.map(([key, one]) => {
    const source = isQuoted ? printScalar(one, true, 'QUOTE_SINGLE') : printFlow(one)
    return `${printScalar(key, true)}: ${source}`
  })
  return `{ ${fields.join(', ')} }`
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_ON_A_LINE
  return Array.isArray(value) ? value.every(one => !isFields(one) && isShort(one)) : !isFields(value)
}

/** Whether a value may stand on one line, if there is room. */
export function mayFlow(value: unknown): boolean {
  if (isText(value)) return !/\n/.test(value.en + value.es)
  if (Array.isArray(value)) return value.every(one => !isFields(one) && mayFlow(one))
  if (!isFields(value)) return typeof value !== 'string' || !value.includes('\n')
  const fields = Object.values(value)
  return fields.length <= MOST_ON_A_LINE && fields.every(isShort)
}

/** An element of a list after its dash. */
export function printElement(value: unknown, indent: number, style?: 'block'): string {
  const source = printAfter(value, { column: indent + 2, indent: indent + 2 }, style)
  const margin = `\n${' '.repeat(indent + 2)}`
  return `-${source.startsWith(margin) ? ` ${source.slice(margin.length)}` : source}`
}

/** A field of a map: its key and its value. */
export function printField(key: string, value: unknown, indent: number): string {
  const name = `${printScalar(key, false)}:`
  return name + printAfter(value, { column: indent + name.length + 1, indent: indent + 2 })
}

/** Between long elements of a list stands an empty line. */
function separator(sources: readonly string[], indent: number): string {
  const isLong = sources.some(source => source.split('\n').length > 12)
  return `${isLong ? '\n\n' : '\n'}${' '.repeat(indent)}`
}

/** A value in the house's style, as it follows a colon or a dash: a blank or a line break, and its source. */
export function printAfter(value: unknown, { column, indent }: Place, style?: 'block'): string {
  const isEmpty = (Array.isArray(value) || isFields(value)) && Object.keys(value).length === 0
  if (isEmpty || (style !== 'block' && mayFlow(value))) {
    const source = isFields(value) || Array.isArray(value) ? printFlow(value) : printScalar(value, false)
    if (isEmpty || column + source.length <= WIDTH) return ` ${source}`
  }
  const margin = `\n${' '.repeat(indent)}`
  if (isThings(value)) {
    const sources = value.map(one => printElement(one, indent))
    return margin + sources.join(separator(sources, indent))
  }
  if (Array.isArray(value)) {
    const isFlat = value.every(mayFlow)
    return isFlat
      ? ` [\n${fill(
          value.map(one => `${printFlow(one)},`),
          indent + 2,
        )}${margin}]`
      : margin + value.map(one => printElement(one, indent)).join(margin)
  }
  if (isFields(value)) {
    const fields = Object.entries(value).map(([key, one]) => printField(key, one, indent))
    return margin + fields.join(margin)
  }
  const folded = typeof value === 'string' ? printFolded(value, indent) : null
  return ` ${folded ?? printScalar(value, false)}`
}

/** A whole document in the house's style. */
export function printDocument(value: unknown): string {
  return `${printAfter(value, { column: WIDTH, indent: 0 }).trimStart()}\n`
}
