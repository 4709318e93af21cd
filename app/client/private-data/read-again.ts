import { matchQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A query fetched longer than this before the first rows arrived may have missed a change in between. */
const GAP_MS = 3_000

/**
 * Returns a listener for live rows. Whenever they change, it invalidates the queries whose key has one of the beginnings;
 * on the first rows only those that are older than `GAP_MS`.
 */
export function readAgainWith(client: QueryClient, keys: readonly QueryKey[]): (rows: unknown) => void {
  let before: string | undefined
  return rows => {
    const now = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (now === before) return
    const isFirst = before === undefined
    const longAgo = Date.now() - GAP_MS
    before = now
    void client.invalidateQueries({
      predicate: query =>
        keys.some(queryKey => matchQuery({ queryKey }, query)) &&
        (!isFirst || query.state.dataUpdatedAt < longAgo),
    })
  }
}
