import type { QueryClient } from '@tanstack/react-query'

/** What was read longer than this before the rows were first known may lack a change that came between. */
const GAP_MS = 3_000

/**
 * Reads again what has been read from addresses that begin so: whenever the rows that it is called with are others, and,
 * with the first ones, what was read a while before. Answers what to call with the rows.
 */
export function readAgainWith(client: QueryClient, begins: readonly string[]): (rows: unknown) => void {
  let before: string | undefined
  return rows => {
    const now = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (now === before) return
    const isFirst = before === undefined
    const longAgo = Date.now() - GAP_MS
    before = now
    void client.invalidateQueries({
      predicate: ({ queryKey: [address], state: { dataUpdatedAt } }) =>
        begins.some(begin => String(address).startsWith(begin)) && (!isFirst || dataUpdatedAt < longAgo),
    })
  }
}
