import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import type { Travellers } from './party-schema.ts'

/** Why a change failed: invalid values, an ended session, a reason of the server, or no connection. */
export type Refusal = 'values' | 'logged_out' | 'failed' | string

interface Change {
  address: string
  method: 'POST' | 'PUT' | 'DELETE'
  body?: object
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 422) return 'values'
  if (error.status === 401) return 'logged_out'
  const { reason } = (error.data ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : 'failed'
}

/** Changes the travellers and shows the server's answer at once. `change` returns the list, or null if refused. */
export function useTravellers(planId: number) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function change({ address, method, body }: Change): Promise<Travellers | null> {
    if (isSaving) return null
    setSaving(true)
    setRefusal(null)
    try {
      const { data } = await browserApi<{ data: Travellers }>(address, { method, ...(body && { body }) })
      client.setQueryData([privateCalls.ownTravellers(planId)], data)
      return data
    } catch (error) {
      setRefusal(refusalOf(error))
      return null
    } finally {
      setSaving(false)
    }
  }
  return { change, isSaving, refusal }
}
