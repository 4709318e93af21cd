import { isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'

/** A list or a map in its text. */
export type Collection = YAMLMap | YAMLSeq

/** An element of one: from its dash or key to the last character of its value. */
export interface Span {
  start: number
  /** The offset after its dash or colon. */
  from: number
  end: number
  /** The node of its value. */
  value: unknown
}

export function isCollection(node: unknown): node is Collection {
  return isMap(node) || isSeq(node)
}

export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}

/** The offset after the last character of a node. */
export function endOf(text: string, node: unknown): number {
  if (!isNode(node)) return 0
  const [start, end] = node.range ?? [0, 0]
  if (isScalar(node) && node.type?.startsWith('BLOCK')) return start + text.slice(start, end).trimEnd().length
  if (isSeq(node) && !node.flow) return endOf(text, node.items.at(-1))
  return isMap(node) && !node.flow ? endOfPair(text, node.items.at(-1)) : end
}

function endOfPair(text: string, pair: Pair | undefined): number {
  return Math.max(endOf(text, pair?.key), endOf(text, pair?.value))
}

export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

export function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key)
}

/** The elements of a list or map that has lines of its own. */
export function spansOf(text: string, node: Collection): Span[] {
  if (isMap(node))
    return node.items.map(pair => {
      const from = text.indexOf(':', endOf(text, pair.key)) + 1
      return { start: startOf(pair.key), from, end: endOfPair(text, pair), value: pair.value }
    })
  const dash = `\n${' '.repeat(columnOf(text, startOf(node)))}-`
  let end = startOf(node)
  return node.items.map((value, index) => {
    const start = index === 0 ? startOf(node) : text.indexOf(dash, end) + dash.length - 1
    end = endOf(text, value)
    return { start, from: start + 1, end, value }
  })
}
