/** What the log says of an error: what it is and where it arose, and nothing that anybody typed. */
export interface DescribedError {
  type: string
  message: string
  code?: string
  table?: string
  column?: string
  constraint?: string
  /** Places in the code alone: the first line of a stack repeats the message. */
  stack?: string
  cause?: DescribedError
  errors?: DescribedError[]
}

const DEEPEST = 5
const EMAIL_ADDRESS = /[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+/g
/** Searches, tokens and addresses of people stand behind the question mark of an address. */
const QUERY = /(https?:\/\/[^\s?#]*|\/[\w/.%-]*)[?#][^\s"'<>]+/g
const NAMES = ['code', 'table', 'column', 'constraint'] as const

/** PostgreSQL repeats a value that it refuses behind a colon, Drizzle all parameters of a statement. */
function withoutValues(error: Error): string {
  const { code = '', severity } = error as Error & { code?: string; severity?: string }
  const message = error.message.split('\nparams: ')[0] ?? ''
  const words = severity && /^22/.test(code) ? message.split(': "')[0] : message
  return (words ?? '').replaceAll(QUERY, '$1?[query]').replaceAll(EMAIL_ADDRESS, '[address]')
}

function placesOf({ stack = '', message }: Error): string | undefined {
  const at = stack.indexOf(message)
  if (at < 0) return undefined
  const places = stack
    .slice(at + message.length)
    .split('\n')
    .filter(line => line.trimStart().startsWith('at '))
  return places.length > 0 ? places.join('\n') : undefined
}

/**
 * Describes an error for the log. Statements' parameters, details and queries of the database, and addresses in
 * messages are left out.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const described: DescribedError = { type: error.name, message: withoutValues(error) }
  for (const name of NAMES) {
    const value = (error as Error & Partial<Record<typeof name, unknown>>)[name]
    if (typeof value === 'string') described[name] = value
  }
  const stack = placesOf(error)
  if (stack) described.stack = stack
  if (depth >= DEEPEST) return described
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1)
  if (error instanceof AggregateError)
    described.errors = error.errors.map(inner => describeError(inner, depth + 1))
  return described
}
