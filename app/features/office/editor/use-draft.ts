import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { keyOf, privateQuery } from '#app/client/private-data/private-query.ts'
import { storedWork } from '#app/features/office/desk/stored-work.ts'
import { useLeaving } from '#app/features/office/desk/use-leaving.ts'
import { draftSaving, isStoredDraft } from './draft-saving.ts'
import type { OfficeDraft } from './draft-schema.ts'
import type { EditedDraftWords as DraftWords } from './price-edits.ts'

const MOST_UNDONE = 50

/** State of the draft editor: the data read, the content, how far it is saved, and undo. */
export function useDraft(planId: number, number: number) {
  const path = { id: planId, number }
  const query = privateQuery('GET /api/admin/plan/{id}/proposal/{number}', { path })
  const client = useQueryClient()
  const read = useQuery(query)
  const [, render] = useState(0)
  const [undone, setUndone] = useState<readonly DraftWords[]>([])
  const [saving] = useState(() => {
    async function put(words: DraftWords, version: number, isLast: boolean): Promise<OfficeDraft> {
      const headers = { 'if-match': `"${version}"` }
      const input = { path, body: words, headers, keepalive: isLast }
      const { data } = await browserApi('PUT /api/admin/plan/{id}/proposal/{number}', input)
      // The next visit to this draft starts from the saved version.
      client.setQueryData(query.queryKey, before => before && { ...before, ...data })
      void client.invalidateQueries({
        queryKey: keyOf('GET /api/admin/plan/{id}/proposal/{number}/preview', { path }),
      })
      return data
    }
    const kept = storedWork(`draft-${planId}-${number}`, isStoredDraft)
    return draftSaving({ put, ...kept, onChange: () => render(count => count + 1) })
  })
  const { data } = read
  useEffect(() => {
    if (data) saving.read(data)
  })
  useLeaving(saving)

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
