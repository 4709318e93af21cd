import { Shape, ShapeStream } from '@electric-sql/client'
import { calls } from '#app/calls.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { rowValues } from './row-values.ts'

/** Rows to follow: the wanted part of what is offered to the caller. */
export interface FollowedRows {
  table: string
  columns: readonly string[]
  /** SQL with $1, $2 … for the parameters. */
  where?: string
  params?: readonly string[]
}

/** Private rows are answered to their owner's key; the catalogue is the same for everybody. */
function keyHeaders(): Record<string, () => string> {
  if (storedLoginKey() === null) return {}
  return { authorization: () => `Bearer ${storedLoginKey() ?? ''}` }
}

interface Followed {
  shape: Shape
  over: AbortController
  followers: number
}

/** Open streams by what is followed and by which account: a browser allows only a few connections that stay open. */
const streams = new Map<string, Followed>()

function openStream({ params = [], ...wanted }: FollowedRows): Followed {
  const over = new AbortController()
  const stream = new ShapeStream({
    url: new URL(calls.shape(), location.origin).href,
    headers: keyHeaders(),
    params: { ...wanted, columns: [...wanted.columns], ...(params.length > 0 && { params: [...params] }) },
    parser: rowValues as never,
    signal: over.signal,
    // Whether the site is reached by HTTPS is its operator's choice, and nothing for a reader's console.
    warnOnHttp: false,
    // The page keeps what it shows: a failure to follow is silent.
    onError: () => undefined,
  })
  return { shape: new Shape(stream), over, followers: 0 }
}

/**
 * Follows rows: calls back with all of them now and whenever one has changed, until what is returned is called.
 * Followers of the same rows share a stream, and a page in the background waits. Bring this in with `import()` only: it
 * weighs more than most pages.
 */
export function followRows<Row>(wanted: FollowedRows, onRows: (rows: Row[]) => void): () => void {
  const key = JSON.stringify([wanted, storedLoginKey()])
  const known = streams.get(key)
  // One that has failed tells nothing more.
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
