import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { usePresence } from '#app/features/office/desk/use-presence.ts'
import type { DocumentKind } from './document-kind.ts'

/** How soon a colleague's arrival, and what they saved, is seen; presence itself holds for a minute. */
const SAY_AGAIN_MS = 8_000

/**
 * Says that a document is open; returns the names of the colleagues who have it open as well.
 * @param key null until the document is there.
 * @param onLatest gets the number of its latest version, each time.
 */
export function usePresent(
  kind: DocumentKind,
  key: string | null,
  onLatest: (number: number) => unknown,
): string[] {
  const [names, setNames] = useState<string[]>([])
  usePresence(key === null ? null : `${kind}/${key}`, SAY_AGAIN_MS, async signal => {
    const call = { path: { kind, key: key ?? '' }, signal }
    const { data } = await browserApi('PUT /api/admin/content/{kind}/{key}/presence', call)
    setNames(data.present.map(({ name }) => name))
    onLatest(data.number)
  })
  return names
}
