import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { isAbandoned } from '#app/features/account/account/use-confirmation.tsx'
import { m } from '#app/paraglide/messages.js'
import type { NewApiKey } from './api-key-schema.ts'

/** Makes a key; it is in this answer alone. @throws ApiError. */
export async function makeApiKey(wanted: NewApiKey): Promise<string> {
  const { data } = await browserApi('POST /api/org/key', { body: wanted })
  return data.key
}

/** Ends a key. @throws ApiError. */
export async function withdrawApiKey(id: number): Promise<void> {
  await browserApi('DELETE /api/org/key/{id}', { path: { id } })
}

/** Why a call about keys failed, in words; null if the reader left it. */
export function keyFailure(error: unknown): string | null {
  if (isAbandoned(error)) return null
  return error instanceof ApiError && error.status === 409 ? m.api_keys_full() : m.api_key_failed()
}
