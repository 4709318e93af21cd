import { apiOrigin } from '#app/client/api-client/api-client.ts'
import { toApiError } from '#app/client/api-client/api-error.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'

/** Some browsers read the file only after the click event. */
const FREE_AFTER_MS = 60_000

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), FREE_AFTER_MS)
}

/**
 * Fetches a file with the login key, which a plain link cannot send, and starts a download.
 * @throws ApiError, or what fetch throws.
 */
export async function downloadFile(href: string, name: string): Promise<void> {
  const key = storedLoginKey()
  const answer = await fetch(apiOrigin() + href, {
    credentials: 'omit',
    headers: key ? { authorization: `Bearer ${key}` } : {},
  })
  if (!answer.ok) throw await toApiError(answer)
  saveFile(await answer.blob(), name)
}
