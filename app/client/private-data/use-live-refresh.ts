import { matchQuery, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { onLoginKeyChange, storedLogin } from '#app/client/api-client/login-key.ts'
import type { FollowedRows } from '#app/client/live-rows/follow-rows.ts'
import { bringScript } from '#app/ui/late-part.ts'

/**
 * Refetches the queries whose key starts with one of `keys` whenever the followed rows change, so that two
 * planners see each other's changes at once. To follow everything that happens to a plan, follow the `revision` of its
 * `plan` row. Stops on log-out and starts again on the next log-in.
 */
export function useLiveRefresh(rows: FollowedRows | null, keys: readonly QueryKey[]): void {
  const client = useQueryClient()
  const login = useSyncExternalStore(onLoginKeyChange, storedLogin, () => null)
  const wanted = JSON.stringify({ rows, keys })
  useEffect(() => {
    const { rows: followed, keys: followedKeys } = JSON.parse(wanted) as {
      rows: FollowedRows | null
      keys: QueryKey[]
    }
    if (!followed || login === null) return
    let isOver = false
    let end: (() => void) | undefined
    void bringScript(() => import('#app/client/live-rows/follow-rows.ts')).then(({ followRows }) => {
      if (!isOver) end = followRows(followed, readAgainWith(client, followedKeys))
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [client, wanted, login])
}

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
