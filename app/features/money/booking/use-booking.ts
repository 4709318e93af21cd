import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'

/** State of a call: idle, sending, or the reason it failed. */
export type Sending = 'idle' | 'sending' | { failed: string }

/** The server's reason for a refusal; `unreachable` if it did not answer. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'unreachable'
  const { reason } = (error.data ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : error.type
}

/** Sends a change of a booking and reads the booking again, whether or not it succeeded. */
export function useBookingCall(planId: number, number: number) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>('idle')
  const readAgain = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => String(key).startsWith(privateCalls.booking(planId, number)),
    })
  async function send<Answer>(address: string, body: object): Promise<Answer | null> {
    setSending('sending')
    try {
      const { data } = await browserApi<{ data: Answer }>(address, { method: 'POST', body })
      await readAgain()
      setSending('idle')
      return data
    } catch (error) {
      setSending({ failed: refusalOf(error) })
      await readAgain()
      return null
    }
  }
  return { sending, send }
}

/** Leaves for the payment provider's page. Stays `true` until the browser is there, or back here from its cache. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  function leaveFor(address: string): void {
    setLeaving(true)
    location.assign(address)
  }
  return { isLeaving, leaveFor }
}
