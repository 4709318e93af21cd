import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLoginKeyChange, storedLoginKey } from '#app/client/api-client/login-key.ts'
import type { FollowedRows } from '#app/client/live-rows/follow-rows.ts'

/**
 * Reads these addresses (and those that begin with them) again whenever the followed rows change: two planners see
 * each other's changes at once. Following `plan` by its `revision` reports every event of a plan.
 */
export function useLiveRefresh(rows: FollowedRows | null, addresses: readonly string[]): void {
  const client = useQueryClient()
  const wanted = JSON.stringify({ rows, addresses })
  useEffect(() => {
    const { rows: followed, addresses: begins } = JSON.parse(wanted) as {
      rows: FollowedRows | null
      addresses: string[]
    }
    if (!followed || storedLoginKey() === null) return
    let isOver = false
    let end: (() => void) | undefined
    let before = ''
    import('#app/client/live-rows/follow-rows.ts').then(({ followRows }) => {
      if (isOver) return
      end = followRows<Record<string, unknown>>(followed, found => {
        const now = JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? String(value) : value))
        if (before !== '' && now !== before)
          void client.invalidateQueries({
            predicate: ({ queryKey: [address] }) => begins.some(begin => String(address).startsWith(begin)),
          })
        before = now
      })
    })
    function stop(): void {
      isOver = true
      end?.()
    }
    const forget = onLoginKeyChange(() => storedLoginKey() === null && stop())
    return () => {
      forget()
      stop()
    }
  }, [client, wanted])
}
