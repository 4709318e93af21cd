import { toApiError } from '#app/client/api-client/api-error.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { saveFile } from '#app/client/save-file.ts'

/**
 * Reads a file with the login key, which no plain link carries, and hands it to the browser's downloads.
 * @throws ApiError, what fetch throws.
 */
export async function downloadAttachment(href: string, name: string): Promise<void> {
  const key = storedLoginKey()
  const answer = await fetch(`${globalThis.apiHost ?? ''}${href}`, {
    credentials: 'omit',
    headers: key ? { authorization: `Bearer ${key}` } : {},
  })
  if (!answer.ok) throw await toApiError(answer)
  saveFile(await answer.blob(), name)
}
