import { type DestinationStream, type Logger, pino } from 'pino'

/** An error as the log shows it: its kind and where it arose, without anything that a user typed. */
interface DescribedError {
  type: string
  message: string
  code?: string
  table?: string
  column?: string
  constraint?: string
  /** Stack frames only: the first line of a stack repeats the message. */
  stack?: string
  cause?: DescribedError
  errors?: DescribedError[]
}

const DEEPEST = 5
const EMAIL_ADDRESS = /[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+/g
/** The query of a URL may contain searches, tokens and email addresses. */
const QUERY = /(https?:\/\/[^\s?#]*|\/[\w/.%-]*)[?#][^\s"'<>]+/g
const NAMES = ['code', 'table', 'column', 'constraint'] as const

/** PostgreSQL repeats a refused value after a colon, Drizzle all parameters of a statement. */
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
 * Describes an error for the log, without parameters of statements, details and queries of the database, and email
 * addresses in messages.
 */
function describeError(error: unknown, depth = 0): DescribedError {
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

export type Log = Logger

/**
 * Writes one JSON line per event. Bodies, addresses and people's keys are never logged.
 * @param fields what is added to every line.
 */
export function openLog(level: string, destination?: DestinationStream, fields?: () => object): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    ...(fields && { mixin: fields }),
  }
  return destination ? pino(options, destination) : pino(options)
}
