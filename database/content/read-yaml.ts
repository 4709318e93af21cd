import { Composer, CST, type Document, isScalar, Lexer, LineCounter, Parser, visit } from 'yaml'

/** Longer files are refused; the longest of content/ has 42,000 characters. */
export const LONGEST_FILE = 200_000

/** How deep brackets may nest, and how far in a line may begin. */
const DEEPEST = 20
const WIDEST_MARGIN = 60

/** How many dashes and colons a line may have outside of brackets: `- key:` has two. */
const MOST_MARKS = 3

/** Why a text cannot be read, and its line. */
export class UnreadableYaml extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/** Parts of YAML that authors do not use. */
const REFUSED: Partial<Record<CST.TokenType, string>> = {
  alias: 'an alias (*) is not read: write the value itself',
  anchor: 'an anchor (&) is not read: write the value at each place',
  tag: 'a tag (!) is not read: write the value alone',
  'directive-line': 'a directive (%) is not read',
  'explicit-key-ind': 'a key is a word, without ?',
  'doc-start': 'a file is one document, without ---',
  'doc-end': 'a file is one document, without ...',
  'flow-error-end': 'a bracket is not closed',
}

const DEPTH: Partial<Record<CST.TokenType, number>> = {
  'flow-map-start': 1,
  'flow-seq-start': 1,
  'flow-map-end': -1,
  'flow-seq-end': -1,
}

/**
 * The tokens of a text for the parser, without what it would take minutes or all of the memory for.
 * @throws UnreadableYaml
 */
function* tokensOf(text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine)
  lines.addNewLine(0)
  let [line, depth, marks, isContent] = [1, 0, 0, false]
  for (const token of new Lexer().lex(text)) {
    const type = isContent ? 'scalar' : CST.tokenType(token)
    isContent = token === CST.SCALAR
    const refused = type && REFUSED[type]
    if (refused) throw new UnreadableYaml(refused, line)
    depth += (type && DEPTH[type]) ?? 0
    if (depth < 0) throw new UnreadableYaml('a bracket is closed that was not opened', line)
    if (depth === 0 && (type === 'seq-item-ind' || type === 'map-value-ind')) marks++
    const isDeep = marks === 0 && depth === 0 && type === 'space' && token.length > WIDEST_MARGIN
    if (isDeep || depth > DEEPEST) throw new UnreadableYaml('nested too deeply', line)
    if (marks > MOST_MARKS)
      throw new UnreadableYaml('one key a line: quote a text that contains a colon', line)
    yield* parser.next(token)
    const breaks = token === '\n' ? 1 : token.length > 1 ? token.split('\n').length - 1 : 0
    line += breaks
    if (breaks > 0) marks = 0
  }
  yield* parser.end()
}

/** A key that a map has twice. The parser’s own search compares each with each. */
function refuseTwice(document: Document.Parsed, lines: LineCounter): void {
  visit(document, {
    Map: (_, map) => {
      const keys = new Set<unknown>()
      for (const { key } of map.items) {
        const line = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0).line
        if (!isScalar(key)) throw new UnreadableYaml('a key is a word', line)
        if (keys.has(key.value)) throw new UnreadableYaml(`${key.value} stands twice`, line)
        keys.add(key.value)
      }
    },
  })
}

/** Reads YAML as authors write it: without anchors, aliases and tags, and no longer than a file may be. @throws UnreadableYaml */
export function readYaml(text: string): { document: Document.Parsed; value: unknown; lines: LineCounter } {
  if (text.length > LONGEST_FILE) throw new UnreadableYaml(`longer than ${LONGEST_FILE} characters`, 1)
  const lines = new LineCounter()
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false })
  const [document] = composer.compose(tokensOf(text, lines), true, text.length)
  if (!document) throw new UnreadableYaml('nothing is written here', 1)
  const [error] = document.errors
  if (error) throw new UnreadableYaml(error.message, lines.linePos(error.pos[0]).line)
  refuseTwice(document, lines)
  return { document, value: document.toJS(), lines }
}
