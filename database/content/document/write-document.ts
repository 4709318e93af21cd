import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { z } from 'zod'
import { alignElements } from '../../values/document/align-elements.ts'
import { isFields, isText } from '../../values/document/fields.ts'
import { readYaml } from '../read-yaml.ts'
import { asAuthored } from './as-authored.ts'
import {
  mayFlow,
  printAfter,
  printDocument,
  printElement,
  printField,
  printFlow,
  printFolded,
  printScalar,
  WIDTH,
} from './print-value.ts'
import {
  type Collection,
  columnOf,
  endOf,
  isCollection,
  keyOf,
  type Span,
  spansOf,
  startOf,
} from './source-spans.ts'

/** An element of a list or map as it shall be: which of the old ones it was, and its source. */
interface Part {
  old: number | null
  source: string
}

/** Where a value stands: after which offset (that of its colon or dash), and how far its further lines are in. */
interface Spot {
  from: number
  indent: number
}

/** Writes elements of a list or map: those that stand in the text, and new ones. */
interface Pen {
  again: (span: Span, before: unknown, after: unknown) => string
  field: (key: string, value: unknown) => string
  element: (value: unknown) => string
}

const COMMENT = /^[ \t]*#.*$/gm

function quotingOf({ type }: Scalar): 'plain' | 'single' | 'double' {
  if (type === 'QUOTE_DOUBLE') return 'double'
  return type === 'QUOTE_SINGLE' ? 'single' : 'plain'
}

/** The paragraphs of a folded text, each with its lines as they stand. */
function paragraphsOf(source: string, value: unknown): Map<string, string> {
  const sources = source.slice(source.indexOf('\n') + 1).split(/\n(?:[ \t]*\n)+/)
  const values = String(value).split('\n')
  return new Map(values.length === sources.length ? values.map((one, i) => [one, sources[i] ?? '']) : [])
}

/** The fields of a map: those that stay in their order, each new one after the one that it follows in the new value. */
function fieldsOf(keys: string[], before: object, after: object): (string | number)[] {
  // What an author wrote and neither side names is a default, and stays.
  const kept = keys.flatMap((key, index) => (key in after || !(key in before) ? [index] : []))
  const fields: (string | number)[] = [...kept]
  let place = 0
  for (const key of Object.keys(after)) {
    const old = keys.indexOf(key)
    if (old === -1) fields.splice(place, 0, key)
    place = fields.indexOf(old === -1 ? key : old) + 1
  }
  return fields
}

function partsOf(spans: Span[], node: Collection, before: unknown, after: unknown, pen: Pen): Part[] | null {
  if (isMap(node) && isFields(before) && isFields(after)) {
    const keys = node.items.map(keyOf)
    return fieldsOf(keys, before, after).map(field => {
      if (typeof field === 'string') return { old: null, source: pen.field(field, after[field]) }
      const [key, span] = [keys[field] ?? '', spans[field]]
      return { old: field, source: span ? pen.again(span, before[key], after[key]) : '' }
    })
  }
  if (!isSeq(node) || !Array.isArray(before) || !Array.isArray(after) || before.length !== spans.length)
    return null
  return alignElements(before, after).map((old, index) => {
    const span = old === null ? undefined : spans[old]
    if (old === null || !span) return { old: null, source: pen.element(after[index]) }
    return { old, source: pen.again(span, before[old], after[index]) }
  })
}

function isInOrder(parts: Part[], spans: Span[]): boolean {
  return parts.length === spans.length && parts.every(({ old }, index) => old === index)
}

/** Parts where their old ones stood, with everything between them. */
function joinInPlace(text: string, parts: Part[], spans: Span[], end: number): string {
  const pieces = parts.map(
    ({ source }, index) => source + text.slice(spans[index]?.end, spans[index + 1]?.start ?? end),
  )
  return pieces.join('')
}

/** Parts on lines of their own: each keeps the comments above it, and those of what is gone stay. */
function joinLines(text: string, parts: Part[], spans: Span[], indent: number): string {
  const leads = spans.map(({ start }, i) => (i === 0 ? '' : text.slice(spans[i - 1]?.end, start)))
  const tails = leads.map((_, i) => (leads[i + 1] ?? '').split('\n', 1)[0] ?? '')
  const above = leads.map(lead => lead.slice(lead.indexOf('\n')))
  const isSpaced = leads.filter(lead => /\n[ \t]*\n/.test(lead)).length * 2 >= Math.max(leads.length - 1, 1)
  const usual = `${isSpaced ? '\n\n' : '\n'}${' '.repeat(indent)}`
  const staying = new Set(parts.map(({ old }) => old))
  let orphans: string[] = []
  const inherited = above.map((lead, i) => {
    orphans.push(...(staying.has(i) ? [] : (lead.match(COMMENT) ?? [])))
    const taken = staying.has(i) ? orphans : []
    if (staying.has(i)) orphans = []
    return taken.map(comment => `\n${comment}`).join('')
  })
  const pieces = parts.map(({ old, source }, index) => {
    const lead = old === null ? usual : (inherited[old] ?? '') + (above[old] || usual)
    return (index === 0 ? lead.trimStart() : lead) + source + (old === null ? '' : tails[old])
  })
  return pieces.join('') + orphans.map(comment => `\n${comment}`).join('')
}

/** Writes changed values over the text of a document. */
function rewriter(text: string): (spot: Spot, node: unknown, before: unknown, after: unknown) => string {
  function anew({ indent }: Spot, node: Node, after: unknown): string {
    return printAfter(after, { column: columnOf(text, startOf(node)), indent })
  }

  function hasRoom(node: Node, source: string): boolean {
    const room = Math.max(WIDTH, columnOf(text, endOf(text, node)))
    return !source.includes('\n') && columnOf(text, startOf(node)) + source.length <= room
  }

  function scalar(spot: Spot, node: Scalar, after: unknown): string {
    const source = text.slice(startOf(node), endOf(text, node))
    const lead = text.slice(spot.from, startOf(node))
    if (isFields(after) || Array.isArray(after)) return anew(spot, node, after)
    if (typeof after === 'string' && source.startsWith('>-\n')) {
      const margin = /\n( *)\S/.exec(source)?.[1]?.length ?? spot.indent
      const folded = printFolded(after, margin, paragraphsOf(source, node.value))
      return folded === null ? ` ${printScalar(after, false)}` : lead + folded
    }
    const line = printScalar(after, false, quotingOf(node))
    return String(after).includes('\n') || !hasRoom(node, line) ? anew(spot, node, after) : lead + line
  }

  const inFlow: Pen = {
    again: ({ start, value }, before, after) => {
      const lead = text.slice(start, startOf(value))
      if (isDeepStrictEqual(before, after)) return text.slice(start, endOf(text, value))
      if (isScalar(value) && !isFields(after) && !Array.isArray(after))
        return lead + printScalar(after, true, quotingOf(value))
      return lead + (isCollection(value) ? flow(value, before, after) : printFlow(after))
    },
    field: (key, value) => `${printScalar(key, true)}: ${printFlow(value)}`,
    element: printFlow,
  }

  function flow(node: Collection, before: unknown, after: unknown): string {
    const spans = spansOf(text, node)
    const parts = partsOf(spans, node, before, after, inFlow)
    if (!parts) return printFlow(after)
    const first = spans[0]
    if (first && isInOrder(parts, spans))
      return text.slice(startOf(node), first.start) + joinInPlace(text, parts, spans, endOf(text, node))
    const inside = parts.map(({ source }) => source).join(', ')
    if (isSeq(node)) return `[${inside}]`
    return inside === '' ? '{}' : `{ ${inside} }`
  }

  function brackets(spot: Spot, node: Collection, before: unknown, after: unknown): string {
    const source = flow(node, before, after)
    const wasLines = text.slice(startOf(node), endOf(text, node)).includes('\n')
    const isSplit = isText(after) && `${after.en}${after.es}`.includes('\n')
    if (!isSplit && (wasLines ? source.includes('\n') : hasRoom(node, source) && mayFlow(after)))
      return text.slice(spot.from, startOf(node)) + source
    return anew(spot, node, after)
  }

  function lines(spot: Spot, node: Collection, before: unknown, after: unknown): string {
    const indent = columnOf(text, startOf(node))
    const isBlock = node.items.every(item => isMap(item) && !item.flow)
    const spans = spansOf(text, node)
    const parts = partsOf(spans, node, before, after, {
      again: ({ start, from, value }, was, is) =>
        text.slice(start, from) + rewrite({ from, indent: indent + 2 }, value, was, is),
      field: (key, value) => printField(key, value, indent),
      element: value => printElement(value, indent, isBlock && !isText(value) ? 'block' : undefined),
    })
    if (!parts || parts.length === 0) return anew(spot, node, after)
    const source = isInOrder(parts, spans)
      ? joinInPlace(text, parts, spans, endOf(text, node))
      : joinLines(text, parts, spans, indent)
    return text.slice(spot.from, startOf(node)) + source
  }

  function rewrite(spot: Spot, node: unknown, before: unknown, after: unknown): string {
    if (!isNode(node)) return ` ${printFlow(after)}`
    if (isDeepStrictEqual(before, after)) return text.slice(spot.from, endOf(text, node))
    if (isScalar(node)) return scalar(spot, node, after)
    if (!isCollection(node)) return anew(spot, node, after)
    return node.flow ? brackets(spot, node, before, after) : lines(spot, node, before, after)
  }

  return rewrite
}

/**
 * A document as text: the text that an author wrote, in which only what differs from the value is changed, so that
 * comments, quotes, folding and order stay; in the house's style if there was no text.
 * @throws if the text is not YAML.
 */
export function writeDocument(text: string | null, value: unknown, schema: z.ZodType): string {
  const after = asAuthored(schema, value)
  if (text === null) return printDocument(after)
  const { document, value: read } = readYaml(text)
  const before = asAuthored(schema, read)
  if (isDeepStrictEqual(before, after)) return text
  const node = document.contents
  if (!node) return printDocument(after)
  const start = startOf(node)
  const source = rewriter(text)({ from: start, indent: 0 }, node, before, after).trimStart()
  const written = text.slice(0, start) + source + text.slice(endOf(text, node))
  if (!isDeepStrictEqual(asAuthored(schema, readYaml(written).value), after))
    throw new Error('a document was written that does not read as its value')
  return written
}
