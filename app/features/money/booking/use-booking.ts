import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'

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
  const path = { id: planId, number }
  const readAgain = () =>
    client.invalidateQueries({
      queryKey: keyOf('GET /api/private/plan/{id}/proposal/{number}/booking', { path }),
    })
  async function send<Answer>(call: () => Promise<{ data: Answer }>): Promise<Answer | null> {
    setSending('sending')
    try {
      const { data } = await call()
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

/** Message for each reason why the server refused to sign or invoice. */
export function refusalText(refusal: string): string {
  switch (refusal) {
    case 'superseded':
    case 'already_accepted':
      return m.booking_refused_superseded()
    case 'proposal_open':
      return m.booking_refused_open()
    case 'proposal_changed':
      return m.booking_refused_changed()
    case 'terms_changed':
      return m.booking_refused_terms()
    case 'dates_unknown':
      return m.booking_refused_dates()
    case 'dates_past':
      return m.booking_refused_past()
    case 'price_unknown':
      return m.booking_refused_price()
    case 'already_paid':
      return m.booking_refused_paid()
    case 'cancelled':
      return m.booking_state_cancelled()
    case 'no_cards':
      return m.booking_card_refused()
    default:
      return m.booking_refused_now()
  }
}
