/** A statement as a trace shows it: by OpenTelemetry's database conventions, without values. */
interface DescribedStatement {
  name: string
  attributes: Record<string, string>
}

const LONGEST = 4_000
/** Literals. Parameters are separate; a literal comes from our own code, or from a live-rows filter. */
const VALUES = /'(?:[^']|'')*'|(?<![\w$."])\d+(?:\.\d+)?/g
/** The end of a literal with a backslash or dollar quotes cannot be found without parsing. */
const UNCLEAR = /\\|\$[a-z_]*\$/i

/** Describes a statement: a summary such as `select trip`, and its text without values. */
export function describeStatement(text: string): DescribedStatement {
  const words = UNCLEAR.test(text) ? '' : text.replaceAll(VALUES, '?').slice(0, LONGEST)
  const [operation = 'statement'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_.]+)"?/i.exec(words) ?? []
  const name = [operation.toLowerCase(), table].filter(Boolean).join(' ')
  return {
    name,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation.toLowerCase(),
      'db.query.summary': name,
      ...(words && { 'db.query.text': words }),
    },
  }
}
