import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import type { DraftWords, EditedDraft, OfficeDraft } from '#app/features/office/draft/draft-schema.ts'

/** How long the editor rests before what was changed is saved. */
const REST_MS = 800
const MOST_UNDONE = 50

export type SavingState = 'saved' | 'changed' | 'saving' | 'away' | 'both' | 'sent'

function wordsOf({ title, note, content }: DraftWords): DraftWords {
  return { title, note, content }
}

function isSame(a: DraftWords, b: DraftWords): boolean {
  return JSON.stringify(wordsOf(a)) === JSON.stringify(wordsOf(b))
}

/**
 * A draft as it is edited: saved by itself a moment after each change, over the version it was read as. Where somebody
 * else saved meanwhile nothing is overwritten: both are kept until one is chosen.
 */
export function useDraft(planId: number, number: number) {
  const address = privateCalls.officeDraft(planId, number)
  const read = usePrivateQuery<EditedDraft>(address)
  const [words, setWords] = useState<DraftWords | null>(null)
  const [state, setState] = useState<SavingState>('saved')
  const [theirs, setTheirs] = useState<OfficeDraft | null>(null)
  const [undone, setUndone] = useState<readonly DraftWords[]>([])
  const base = useRef<{ version: number; words: DraftWords } | null>(null)

  const adopt = useCallback((draft: OfficeDraft) => {
    base.current = { version: draft.version, words: wordsOf(draft) }
    setWords(wordsOf(draft))
    setTheirs(null)
    setState(draft.sentTs ? 'sent' : 'saved')
  }, [])

  useEffect(() => {
    const { data } = read
    const isKnown = base.current !== null && data !== undefined && data.version <= base.current.version
    // One that was sent is taken over once: again with each render would never end.
    if (!data || (isKnown && (!data.sentTs || state === 'sent'))) return
    const isClean = !base.current || !words || isSame(words, base.current.words)
    if (isClean) adopt(data)
  }, [read, words, state, adopt])

  const save = useCallback(
    async (mine: DraftWords, version: number) => {
      setState('saving')
      const request = { method: 'PUT', body: mine, headers: { 'if-match': `"${version}"` } } as const
      try {
        const { data } = await browserApi<{ data: OfficeDraft }>(address, request)
        base.current = { version: data.version, words: wordsOf(data) }
        setTheirs(null)
        setState('saved')
      } catch (error) {
        const current =
          error instanceof ApiError && (error.data as { current?: OfficeDraft } | undefined)?.current
        if (current) setTheirs(current)
        const isSent = error instanceof ApiError && error.status === 409
        setState(current ? 'both' : isSent ? 'sent' : 'away')
      }
    },
    [address],
  )

  useEffect(() => {
    if (!words || !base.current || state === 'both' || state === 'sent' || state === 'saving') return
    if (isSame(words, base.current.words)) return
    const { version } = base.current
    const timer = setTimeout(() => void save(words, version), state === 'away' ? 10 * REST_MS : REST_MS)
    return () => clearTimeout(timer)
  }, [words, state, save])

  function edit(next: DraftWords): void {
    if (!words || state === 'sent') return
    setUndone(before => [...before.slice(-MOST_UNDONE), words])
    setWords(next)
    if (state === 'saved') setState('changed')
  }
  function undo(): void {
    const last = undone.at(-1)
    if (!last) return
    setUndone(undone.slice(0, -1))
    setWords(last)
    if (state === 'saved') setState('changed')
  }
  return {
    draft: read.data,
    words,
    state,
    theirs,
    edit,
    undo: undone.length > 0 ? undo : null,
    keepMine: () => theirs && words && void save(words, theirs.version),
    takeTheirs: () => theirs && adopt(theirs),
    isSaved: words !== null && base.current !== null && isSame(words, base.current.words),
    version: base.current?.version ?? null,
    failed: read.isError && !read.data,
    retry: () => void read.refetch(),
  }
}

export type EditedWords = ReturnType<typeof useDraft>
