import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { onLoginKeyChange, storedLogin } from '#app/client/api-client/login-key.ts'
import type { FollowedRows } from '#app/client/live-rows/follow-rows.ts'
import { bringScript } from '#app/ui/late-part.ts'
import { readAgainWith } from './read-again.ts'

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
