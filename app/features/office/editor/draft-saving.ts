import { ApiError } from '#app/client/api-client/api-error.ts'
import { AWAY_MS, isRefused, REST_MS } from '#app/features/office/desk/use-leaving.ts'
import { isFields } from '#database/values/document/fields.ts'
import type { OfficeDraft } from './draft-schema.ts'
import { type EditedDraftWords as DraftWords, withSavedPrices } from './price-edits.ts'

/**
 * `away`: the save did not reach the server and is retried; `refused`: the server will never accept this content;
 * `both`: a colleague saved a newer version.
 */
export type SavingState = 'saved' | 'changed' | 'saving' | 'away' | 'refused' | 'both' | 'sent'

export interface SavingView {
  words: DraftWords | null
  state: SavingState
  /** The version that a colleague saved meanwhile. */
  theirs: OfficeDraft | null
  /** The version that `words` is based on; null until one was read. */
  version: number | null
  isSaved: boolean
}

/** Unsaved content, with the version it is based on. */
export interface StoredDraft {
  words: DraftWords
  version: number
}

export function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isFields(value) || typeof value.version !== 'number' || !isFields(value.words)) return false
  const { title, note, content, workings } = value.words
  const isWhole = isFields(content) && Array.isArray(content.days) && Array.isArray(content.price)
  return typeof title === 'string' && typeof note === 'string' && isWhole && isFields(workings)
}

interface SavingParts {
  /**
   * Saves content over a version. `isLast` if the page may close before the answer. @throws ApiError, or what fetch
   * throws.
   */
  put: (words: DraftWords, version: number, isLast: boolean) => Promise<OfficeDraft>
  /** Stores content on the device until it is saved; null removes it. */
  keep: (kept: StoredDraft | null) => void
  /** The content stored when an earlier editor closed. */
  findKept: () => StoredDraft | null
  onChange: () => void
}

function wordsOf({ title, note, content, workings }: DraftWords): DraftWords {
  return { title, note, content, workings }
}

function isSame(a: DraftWords, b: DraftWords): boolean {
  return JSON.stringify(wordsOf(a)) === JSON.stringify(wordsOf(b))
}

/**
 * Autosaves a draft after each change, over the version it is based on. One save runs at a time; later edits go into
 * the next. If a colleague saved a newer version, both are kept until one is chosen. Content that cannot be saved
 * stays on the device until its author logs in again.
 */
export function draftSaving({ put, keep, findKept, onChange }: SavingParts) {
  let view: SavingView = { words: null, state: 'saved', theirs: null, version: null, isSaved: true }
  // The saved content as it was typed: the server's normalized form (trimmed, reordered) does not count as a change.
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
  /**
   * Resumes stored content. It is saved over the version it is based on, so that a colleague's newer one is not
   * overwritten.
   */
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
      const saved = await put(words, over, isLast)
      const { version } = saved
      base = withSavedPrices(words, words, saved)
      const since = view.words === words ? null : withSavedPrices(view.words ?? words, words, saved)
      // The page may be gone before what was typed since is saved.
      keep(since && { words: since, version })
      show({ words: since ?? base, state: since ? 'changed' : 'saved', theirs: null, version })
    } catch (error) {
      const { current } = ((error instanceof ApiError && error.data) || {}) as { current?: OfficeDraft }
      const isSent = error instanceof ApiError && error.status === 409
      const state = current ? 'both' : isSent ? 'sent' : isRefused(error) ? 'refused' : 'away'
      show({ state, ...(current && { theirs: current }) })
      if (state === 'away' || state === 'both') keep({ words: view.words ?? words, version: over })
      // Edits made since the refusal may be valid.
      if (state === 'refused' && view.words !== words) show({ state: 'changed' })
      if (isLeft) return
    }
    plan()
  }

  return {
    view: () => view,
    /** Adopts a version read from the server, unless there are unsaved edits. */
    read(draft: OfficeDraft): void {
      const isNews =
        view.version === null || draft.version > view.version || (draft.sentTs && view.state !== 'sent')
      const isFirst = view.version === null
      if (isNews && view.isSaved && view.state !== 'saving') adopt(draft)
      if (isFirst) resume()
    },
    edit(words: DraftWords): void {
      if (view.words === null || view.state === 'sent') return
      // A new edit is retried soon, even after a failed save.
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
    /** Called when the network is back: saves without waiting. */
    retry: () => view.state === 'away' && void save(),
    /** The page may be gone in a moment: what is not saved yet is saved now, or kept where it cannot be. */
    flush(): void {
      const { state, words, version, isSaved } = view
      if (isSaved || words === null || version === null || state === 'sent') return
      if (state === 'changed' || state === 'away') void save(version, true)
      else keep({ words, version })
    },
    /** The editor was unmounted: saves what is left, without notifying it. */
    leave(): void {
      isLeft = true
      const { state, words, version } = view
      if ((state === 'both' || state === 'refused') && words && version !== null) keep({ words, version })
      plan()
    },
    /** The editor was mounted again. */
    stay(): void {
      isLeft = false
    },
  }
}
