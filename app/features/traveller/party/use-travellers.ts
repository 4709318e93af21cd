import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import type { Travellers } from './party-schema.ts'

/** Why a change failed: invalid values, an ended session, a reason of the server, or no connection. */
export type Refusal = 'values' | 'logged_out' | 'failed' | string

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
  const all = privateQuery('GET /api/private/plan/{id}/traveller', { path: { id: planId } })
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function change(call: () => Promise<{ data: Travellers }>): Promise<Travellers | null> {
    if (isSaving) return null
    setSaving(true)
    setRefusal(null)
    try {
      const { data } = await call()
      client.setQueryData(all.queryKey, data)
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
