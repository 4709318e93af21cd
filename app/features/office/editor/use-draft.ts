import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { draftSaving } from './draft-saving.ts'
import type { DraftWords, EditedDraft, OfficeDraft } from './draft-schema.ts'
import { keptDraft } from './kept-draft.ts'

const MOST_UNDONE = 50

/** State of the draft editor: the data read, the content, how far it is saved, and undo. */
export function useDraft(planId: number, number: number) {
  const address = privateCalls.officeDraft(planId, number)
  const client = useQueryClient()
  const read = usePrivateQuery<EditedDraft>(address)
  const [, render] = useState(0)
  const [undone, setUndone] = useState<readonly DraftWords[]>([])
  const [saving] = useState(() => {
    async function put(words: DraftWords, version: number, isLast: boolean): Promise<OfficeDraft> {
      const headers = { 'if-match': `"${version}"` }
      const request = { method: 'PUT', body: words, headers, keepalive: isLast } as const
      const { data } = await browserApi<{ data: OfficeDraft }>(address, request)
      // The next visit to this draft starts from the saved version.
      client.setQueryData<EditedDraft>([address], before => before && { ...before, ...data })
      void client.invalidateQueries({ queryKey: [privateCalls.previewDraft(planId, number)] })
      return data
    }
    const kept = keptDraft(planId, number)
    return draftSaving({ put, ...kept, onChange: () => render(count => count + 1) })
  })
  const { data } = read
  useEffect(() => {
    if (data) saving.read(data)
  })
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    saving.stay()
    addEventListener('online', saving.retry, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && saving.flush(), { signal })
    return () => {
      over.abort()
      saving.leave()
    }
  }, [saving])

  const { words, ...view } = saving.view()
  function edit(next: DraftWords): void {
    if (!words || view.state === 'sent') return
    setUndone(before => [...before.slice(-MOST_UNDONE), words])
    saving.edit(next)
  }
  function undo(): void {
    const last = undone.at(-1)
    if (!last) return
    setUndone(undone.slice(0, -1))
    saving.edit(last)
  }
  return {
    ...view,
    draft: data,
    words,
    edit,
    undo: undone.length > 0 ? undo : null,
    keepMine: saving.keepMine,
    takeTheirs: saving.takeTheirs,
    failed: read.isError && !data,
    retry: () => void read.refetch(),
  }
}

export type EditedWords = ReturnType<typeof useDraft>
