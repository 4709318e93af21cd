import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'

/** State of a call made by a button: whether it is running, and whether the last one failed. */
export function useCall(address: string, refresh: () => unknown) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function call(method: 'POST' | 'DELETE', body?: object): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setHasFailed(false)
    try {
      await browserApi(address, { method, ...(body && { body }) })
      await refresh()
      return true
    } catch {
      setHasFailed(true)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, hasFailed, call }
}
