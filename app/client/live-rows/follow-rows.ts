import { Shape, ShapeStream } from '@electric-sql/client'
import { apiOrigin } from '#app/client/api-client/api-client.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { parseDateRange, parseInt8Range, parseIntRange } from '#database/values/range.ts'

/** An invalid range is only logged (specification, section 8). */
function range<T>(type: string, parse: (text: string) => T | null): (text: string) => T | null {
  return text => {
    const value = parse(text)
    // biome-ignore lint/suspicious/noConsole: the specification wants it told there
    if (value === null) console.warn(`not a valid ${type}: ${text}`)
    return value
  }
}

/**
 * Parsers for the rows' texts beyond those of the protocol's client (specification, section 7): numbers, and the
 * range values of section 3.
 */
export const rowValues = {
  numeric: Number,
  int4range: range('int4range', parseIntRange),
  int8range: range('int8range', parseInt8Range),
  daterange: range('daterange', parseDateRange),
}

/** The rows to follow: a part of what is offered to the caller. */
export interface FollowedRows {
  table: string
  columns: readonly string[]
  /** SQL with $1, $2 … for the parameters. */
  where?: string
  params?: readonly string[]
}

/** Private rows need their owner's key; the catalogue is the same for everybody. */
function keyHeaders(): Record<string, () => string> {
  if (storedLoginKey() === null) return {}
  return { authorization: () => `Bearer ${storedLoginKey() ?? ''}` }
}

interface Followed {
  shape: Shape
  over: AbortController
  followers: number
}

/** Open streams by rows and account, shared because a browser allows only a few connections that stay open. */
const streams = new Map<string, Followed>()

function openStream({ params = [], ...wanted }: FollowedRows): Followed {
  const over = new AbortController()
  const stream = new ShapeStream({
    url: apiOrigin() + addressOf('GET /api/public/electric/v1/shape'),
    // Requests are sent without cookies (specification, section 6).
    fetchClient: (address, init) => fetch(address, { ...init, credentials: 'omit' }),
    headers: keyHeaders(),
    params: { ...wanted, columns: [...wanted.columns], ...(params.length > 0 && { params: [...params] }) },
    parser: rowValues as never,
    signal: over.signal,
    // The operator decides about HTTPS; a warning in the reader's console is of no use.
    warnOnHttp: false,
    // The page keeps what it shows: an error while following is silent.
    onError: () => undefined,
  })
  return { shape: new Shape(stream), over, followers: 0 }
}

/**
 * Follows rows: calls back with all of them now and whenever one has changed, until the returned function is called.
 * Followers of the same rows share a stream, and a page in the background pauses. Load this with `import()` only: it
 * is larger than most pages.
 */
export function followRows<Row>(wanted: FollowedRows, onRows: (rows: Row[]) => void): () => void {
  const key = JSON.stringify([wanted, storedLoginKey()])
  const known = streams.get(key)
  // A stream that has failed sends nothing more.
  const followed = known && !known.shape.error ? known : openStream(wanted)
  const { shape, over } = followed
  streams.set(key, followed)
  followed.followers += 1
  const leave = shape.subscribe(({ rows }) => onRows(rows as Row[]))
  if (!shape.isLoading()) onRows(shape.currentRows as Row[])
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    leave()
    followed.followers -= 1
    if (followed.followers > 0) return
    if (streams.get(key) === followed) streams.delete(key)
    over.abort()
  }
}
