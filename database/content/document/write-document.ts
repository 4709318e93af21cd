import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { z } from 'zod'
import { alignElements } from '../../values/document/align-elements.ts'
import { partOf } from '../../values/document/at-path.ts'
import { isFields, isText } from '../../values/document/fields.ts'
import { readYaml } from '../read-yaml.ts'
import { asAuthored } from './as-authored.ts'
import * as style from './print-value.ts'
import * as inText from './source-spans.ts'

/** Where a value stands: after which offset (that of its colon or dash), and how far its further lines are in. */
interface Spot {
  from: number
  indent: number
}

const COMMENT = /^[ \t]*#.*$/gm

function quotingOf({ type }: Scalar): style.Quoting {
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : 'PLAIN'
}

/** An element of a list or map as it shall be: its key or place, and which of the old ones it was. */
interface Element {
  key: string | number
  old: number | null
}

/** The fields of a map: those that stay in their order, each new one after the one that it follows in the new value. */
function fieldsOf(keys: string[], before: object, after: object): Element[] {
  // What an author wrote and neither side names is a default, and stays.
  const fields: Element[] = keys.flatMap((key, old) =>
    key in after || !(key in before) ? [{ key, old }] : [],
  )
  let place = 0
  for (const key of Object.keys(after)) {
    if (!keys.includes(key)) fields.splice(place, 0, { key, old: null })
    place = fields.findIndex(field => field.key === key) + 1
  }
  return fields
}

/** What a list or map consists of afterwards; null if it is another kind of thing. */
function elementsOf(node: inText.Collection, before: unknown, after: unknown): Element[] | null {
  if (isMap(node) && isFields(before) && isFields(after))
    return fieldsOf(node.items.map(inText.keyOf), before, after)
  const areLists = isSeq(node) && Array.isArray(before) && Array.isArray(after)
  if (!areLists || before.length !== node.items.length) return null
  return alignElements(before, after).map((old, key) => ({ key, old }))
}

/** Parts on lines of their own: each keeps the comments above it, and those of what is gone stay. */
function joinLines(
  text: string,
  parts: { old: number | null; source: string }[],
  spans: inText.Span[],
  indent: number,
): string {
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
    return style.printAfter(after, { column: inText.columnOf(text, inText.startOf(node)), indent })
  }

  function hasRoom(node: Node, source: string): boolean {
    const room = Math.max(style.WIDTH, inText.columnOf(text, inText.endOf(text, node)))
    return !source.includes('\n') && inText.columnOf(text, inText.startOf(node)) + source.length <= room
  }

  function scalar(spot: Spot, node: Scalar, after: unknown): string {
    const source = text.slice(inText.startOf(node), inText.endOf(text, node))
    const lead = text.slice(spot.from, inText.startOf(node))
    if (isFields(after) || Array.isArray(after)) return anew(spot, node, after)
    if (typeof after === 'string' && source.startsWith('>-\n')) {
      const margin = /\n( *)\S/.exec(source)?.[1]?.length ?? spot.indent
      const folded = style.printFolded(after, margin)
      return folded === null ? ` ${style.printScalar(after, false)}` : lead + folded
    }
    const line = style.printScalar(after, false, quotingOf(node))
    return String(after).includes('\n') || !hasRoom(node, line) ? anew(spot, node, after) : lead + line
  }

  function brackets(spot: Spot, node: inText.Collection, after: unknown): string {
    const line = style.printFlow(after)
    const wasLines = text.slice(inText.startOf(node), inText.endOf(text, node)).includes('\n')
    if (wasLines || !hasRoom(node, line) || !style.mayFlow(after)) return anew(spot, node, after)
    return text.slice(spot.from, inText.startOf(node)) + line
  }

  function lines(spot: Spot, node: inText.Collection, before: unknown, after: unknown): string {
    const indent = inText.columnOf(text, inText.startOf(node))
    const isBlock = node.items.every(item => isMap(item) && !item.flow)
    const spans = inText.spansOf(text, node)
    const parts = elementsOf(node, before, after)?.map(({ key, old }) => {
      const [span, value] = [spans[old ?? -1], partOf(after, key)]
      if (old !== null && span) {
        const was = partOf(before, typeof key === 'string' ? key : old)
        const rewritten = rewrite({ from: span.from, indent: indent + 2 }, span.value, was, value)
        return { old, source: text.slice(span.start, span.from) + rewritten }
      }
      if (typeof key === 'string') return { old, source: style.printField(key, value, indent) }
      return {
        old,
        source: style.printElement(value, indent, isBlock && !isText(value) ? 'block' : undefined),
      }
    })
    if (!parts || parts.length === 0) return anew(spot, node, after)
    return text.slice(spot.from, inText.startOf(node)) + joinLines(text, parts, spans, indent)
  }

  function rewrite(spot: Spot, node: unknown, before: unknown, after: unknown): string {
    if (!isNode(node)) return ` ${style.printFlow(after)}`
    if (isDeepStrictEqual(before, after)) return text.slice(spot.from, inText.endOf(text, node))
    if (isScalar(node)) return scalar(spot, node, after)
    if (!inText.isCollection(node)) return anew(spot, node, after)
    return node.flow ? brackets(spot, node, after) : lines(spot, node, before, after)
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
  if (text === null) return style.printDocument(after)
  const { document, value: read } = readYaml(text)
  const before = asAuthored(schema, read)
  if (isDeepStrictEqual(before, after)) return text
  const node = document.contents
  if (!node) return style.printDocument(after)
  const start = inText.startOf(node)
  const source = rewriter(text)({ from: start, indent: 0 }, node, before, after).trimStart()
  const written = text.slice(0, start) + source + text.slice(inText.endOf(text, node))
  if (!isDeepStrictEqual(asAuthored(schema, readYaml(written).value), after))
    throw new Error('a document was written that does not read as its value')
  return written
}
