import { ApiError } from '#app/client/api-client/api-error.ts'
import type { DraftWords, OfficeDraft } from './draft-schema.ts'

/** How long the editor rests before what was changed is saved. */
export const REST_MS = 800
/** How long it waits to try again by itself where a save did not get through. */
export const AWAY_MS = 10 * REST_MS

/** `away`: it did not get through and is tried again; `refused`: it never will as it is. */
export type SavingState = 'saved' | 'changed' | 'saving' | 'away' | 'refused' | 'both' | 'sent'

export interface SavingView {
  words: DraftWords | null
  state: SavingState
  /** What somebody else saved meanwhile. */
  theirs: OfficeDraft | null
  /** The version that `words` are edited from; null until one was read. */
  version: number | null
  isSaved: boolean
}

/** Words that no save has brought to the server yet, and the version that they are edited from. */
export interface KeptDraft {
  words: DraftWords
  version: number
}

interface SavingParts {
  /** Saves words over a version. `isLast` where the page may be gone before the answer. @throws ApiError, what fetch throws. */
  put: (words: DraftWords, version: number, isLast: boolean) => Promise<OfficeDraft>
  /** Keeps words on the device until they are saved; null once they are. */
  keep: (kept: KeptDraft | null) => void
  /** What was kept when an editor was left. */
  findKept: () => KeptDraft | null
  onChange: () => void
}

function wordsOf({ title, note, content }: DraftWords): DraftWords {
  return { title, note, content }
}

function isSame(a: DraftWords, b: DraftWords): boolean {
  return JSON.stringify(wordsOf(a)) === JSON.stringify(wordsOf(b))
}

/** Answers that stay the same however often they are asked for. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 413, 422].includes(error.status)
}

/**
 * Saves a draft by itself a moment after each change, over the version it was read as; one save at a time, and what is
 * typed meanwhile goes with the next. Where somebody else saved, nothing is overwritten: both stay until one is chosen.
 * What cannot be saved is kept on the device until its author logs in again.
 */
export function draftSaving({ put, keep, findKept, onChange }: SavingParts) {
  let view: SavingView = { words: null, state: 'saved', theirs: null, version: null, isSaved: true }
  // What the server has of ours, as we wrote it: its own spelling of it (trimmed, in another order) is no change.
  let base: DraftWords | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false

  function show(next: Partial<SavingView>): void {
    view = { ...view, ...next }
    view.isSaved = base !== null && view.words !== null && isSame(view.words, base)
    if (!isLeft) onChange()
  }
  function adopt(draft: OfficeDraft): void {
    base = wordsOf(draft)
    const state = draft.sentTs ? 'sent' : 'saved'
    show({ words: base, state, theirs: null, version: draft.version })
  }
  /** Goes on from what was kept: saved over its own version, so that what others saved since stays as well. */
  function resume(): void {
    const kept = findKept()
    if (!kept) return
    if (view.state === 'sent' || (base && isSame(kept.words, base))) {
      keep(null)
      return
    }
    show({ ...kept, state: 'changed' })
    plan()
  }

  function plan(): void {
    clearTimeout(timer)
    const { state, isSaved } = view
    if (isSaved || ['saving', 'both', 'sent', 'refused'].includes(state)) return
    if (isLeft) void save()
    else timer = setTimeout(() => void save(), state === 'away' ? AWAY_MS : REST_MS)
  }
  async function save(over = view.version, isLast = isLeft): Promise<void> {
    const { words } = view
    if (words === null || over === null) return
    clearTimeout(timer)
    show({ state: 'saving' })
    try {
      const { version } = await put(words, over, isLast)
      base = words
      const since = view.words === words ? null : view.words
      // The page may be gone before what was typed since is saved.
      keep(since && { words: since, version })
      show({ state: since ? 'changed' : 'saved', theirs: null, version })
    } catch (error) {
      const { current } = ((error instanceof ApiError && error.data) || {}) as { current?: OfficeDraft }
      const isSent = error instanceof ApiError && error.status === 409
      const state = current ? 'both' : isSent ? 'sent' : isFinal(error) ? 'refused' : 'away'
      show({ state, ...(current && { theirs: current }) })
      if (state === 'away' || state === 'both') keep({ words: view.words ?? words, version: over })
      // Words that were typed since may be what can be saved.
      if (state === 'refused' && view.words !== words) show({ state: 'changed' })
      if (isLeft) return
    }
    plan()
  }

  return {
    view: () => view,
    /** What was read: taken over where nothing of ours would be lost by it. */
    read(draft: OfficeDraft): void {
      const isNews =
        view.version === null || draft.version > view.version || (draft.sentTs && view.state !== 'sent')
      const isFirst = view.version === null
      if (isNews && view.isSaved && view.state !== 'saving') adopt(draft)
      if (isFirst) resume()
    },
    edit(words: DraftWords): void {
      if (view.words === null || view.state === 'sent') return
      // What was typed anew is tried soon, whatever became of the save before.
      const rests = view.state === 'saving' || view.state === 'both'
      show({ words, ...(!rests && { state: 'changed' }) })
      if (view.isSaved && !rests) show({ state: 'saved' })
      plan()
    },
    keepMine: () => void save(view.theirs?.version),
    takeTheirs(): void {
      if (!view.theirs) return
      keep(null)
      adopt(view.theirs)
    },
    /** Back on the network: no need to wait. */
    retry: () => view.state === 'away' && void save(),
    /** The page may be gone in a moment: what is not saved yet is saved now, or kept where it cannot be. */
    flush(): void {
      const { state, words, version, isSaved } = view
      if (isSaved || words === null || version === null || state === 'sent') return
      if (state === 'changed' || state === 'away') void save(version, true)
      else keep({ words, version })
    },
    /** The editor is gone. What it still holds is saved, and nobody is told. */
    leave(): void {
      isLeft = true
      const { state, words, version } = view
      if ((state === 'both' || state === 'refused') && words && version !== null) keep({ words, version })
      plan()
    },
    /** The editor stands again. */
    stay(): void {
      isLeft = false
    },
  }
}
