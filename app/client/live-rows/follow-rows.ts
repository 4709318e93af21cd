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

/** Rows of one's own are given to whoever shows their key; the catalogue to everybody alike. */
function keyHeaders(): Record<string, () => string> {
  if (storedLoginKey() === null) return {}
  return { authorization: () => `Bearer ${storedLoginKey() ?? ''}` }
}

/**
 * Follows rows: calls back with all of them now and whenever one has changed, until what is returned is called.
 * A page in the background waits. Bring this in with `import()` only: it weighs more than most pages.
 */
export function followRows<Row>(
  { params = [], ...wanted }: FollowedRows,
  onRows: (rows: Row[]) => void,
): () => void {
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
  const shape = new Shape(stream)
  shape.subscribe(({ rows }) => {
    if (!over.signal.aborted) onRows(rows as Row[])
  })
  return () => {
    shape.unsubscribeAll()
    over.abort()
  }
}
