import { isCollection, isNode } from 'yaml'
import { readYaml } from '#database/content/read-yaml.ts'

/** The first and last line of a part: of the outermost brackets around it, if it stands in some. */
export function linesOf(
  text: string,
  path: (string | number)[],
): { first: number; last: number; isFlow: boolean } {
  const { document, lines } = readYaml(text)
  for (let depth = 0; depth <= path.length; depth++) {
    const node = document.getIn(path.slice(0, depth), true)
    if (!isNode(node) || !node.range) break
    const isFlow = isCollection(node) && node.flow === true
    if (depth < path.length && !isFlow) continue
    const [start, end] = node.range
    const last = start + text.slice(start, end).trimEnd().length
    // Brackets on lines of their own begin at their key.
    const isUnderKey = isFlow && /\n *$/.test(text.slice(0, start))
    return { first: lines.linePos(start).line - (isUnderKey ? 2 : 1), last: lines.linePos(last).line, isFlow }
  }
  throw new Error(`${path.join('.')} is not in the text`)
}

/** The comments of a document that have a line of their own. */
export function commentsOf(text: string): string[] {
  return text
    .split('\n')
    .filter(line => /^\s*#/.test(line))
    .map(line => line.trim())
}
