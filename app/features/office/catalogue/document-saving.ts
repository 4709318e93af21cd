import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import type { DataOf } from '#app/client/api-client/calls.ts'
import { AWAY_MS, isRefused, REST_MS } from '#app/features/office/desk/use-leaving.ts'
import { m } from '#app/paraglide/messages.js'
import { takeTheirs } from '#database/values/document/choose-value.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import { isFields, isSame } from '#database/values/document/fields.ts'
import { type Conflict, mergeDocuments } from '#database/values/document/merge-documents.ts'
import { documentJson } from './document-edits.ts'
import type { DocumentKind } from './document-words.ts'

type AnsweredProblem = DataOf<'GET /api/admin/content/{kind}/{key}'>['problems'][number]

/** What a check found, and where; `mend` is how to correct it, `draft` the draft that has what is missing. */
export type Problem = Omit<AnsweredProblem, 'path' | 'document'> & { path: Path }

/** A document as the server has it. */
export interface StoredVersion {
  document: unknown
  number: number
  problems: readonly Problem[]
}

/** What is not saved yet, with the version that it was typed over: kept on the device. */
export interface UnsavedDocument {
  document: unknown
  base: unknown
  number: number
}

export function isUnsaved(value: unknown): value is UnsavedDocument {
  return isFields(value) && typeof value.number === 'number' && 'document' in value && 'base' in value
}

/**
 * `away`: the save did not reach the server and is retried; `refused`: it will never be accepted; `both`: a colleague
 * changed the same fields.
 */
export type DocumentState = 'saved' | 'changed' | 'saving' | 'away' | 'refused' | 'both'

export interface DocumentView extends Omit<StoredVersion, 'number'> {
  /** The version that it is based on; null until one was read. */
  number: number | null
  state: DocumentState
  conflicts: readonly Conflict[]
  /** Whether a colleague's changes of other fields were taken in. */
  hasMerged: boolean
}

interface SavingParts {
  /** Saves a document over a version. `isLast` if the page may close before the answer. @throws ApiError */
  put: (document: unknown, number: number, isLast: boolean) => Promise<Omit<StoredVersion, 'document'>>
  /** Reads what a colleague saved meanwhile. */
  readAgain: () => Promise<StoredVersion>
  /** Keeps on the device what is not saved; null removes it. */
  keep: (kept: UnsavedDocument | null) => void
  findKept: () => UnsavedDocument | null
  onChange: () => void
}

/** Saves a document while it is typed, one save at a time, over the version that it is based on. */
export function documentSaving({ put, readAgain, keep, findKept, onChange }: SavingParts) {
  let view: DocumentView = {
    ...{ document: undefined, number: null, state: 'saved', problems: [], conflicts: [], hasMerged: false },
  }
  let base: unknown
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false

  function show(next: Partial<DocumentView>): void {
    view = { ...view, ...next }
    if (!isLeft) onChange()
  }
  function keepOwn(): void {
    if (view.number !== null) keep({ document: view.document, base, number: view.number })
  }
  /** Takes in what a colleague saved; of fields that both changed, one's own stay until one is chosen. */
  function takeIn(theirs: StoredVersion): void {
    const { merged: document, conflicts: open } = mergeDocuments(base, view.document, theirs.document)
    base = theirs.document
    const isChanged = !isSame(document, base)
    const state = open.length > 0 ? 'both' : isChanged ? 'changed' : 'saved'
    show({ ...theirs, document, conflicts: open, state, hasMerged: true })
  }
  function plan(): void {
    clearTimeout(timer)
    if (view.state === 'away') timer = setTimeout(() => void save(), AWAY_MS)
    else if (view.state === 'changed' && isLeft) void save()
    else if (view.state === 'changed') timer = setTimeout(() => void save(), REST_MS)
  }
  async function save(isLast = isLeft): Promise<void> {
    const { document, number } = view
    if (number === null) return
    clearTimeout(timer)
    show({ state: 'saving' })
    try {
      const saved = await put(document, number, isLast)
      base = document
      const isOld = view.document !== document
      show({ ...saved, state: isOld ? 'changed' : 'saved' })
      if (isOld) keepOwn()
      else keep(null)
    } catch (error) {
      const isMoved = error instanceof ApiError && error.status === 412
      const theirs = isMoved ? await readAgain().catch(() => null) : null
      if (theirs) takeIn(theirs)
      else if (!isRefused(error)) show({ state: 'away' })
      // What was typed since the refusal may be accepted.
      else show({ state: view.document === document ? 'refused' : 'changed' })
      keepOwn()
      if (isLeft) return
    }
    plan()
  }

  return {
    view: () => view,
    /** Takes a version that was read, unless something typed is not saved. */
    read(stored: StoredVersion): void {
      const isFirst = view.number === null
      if (!isFirst && (view.state !== 'saved' || stored.number <= (view.number ?? 0))) return
      base = stored.document
      show({ ...stored, hasMerged: false })
      const kept = isFirst ? findKept() : null
      if (!kept) return
      base = kept.base
      show({ document: kept.document })
      takeIn(stored)
      if (view.state === 'saved') keep(null)
      plan()
    },
    edit(document: unknown): void {
      if (view.number === null || document === view.document) return
      const rests = view.state === 'saving' || view.state === 'both'
      show({ document, ...(!rests && { state: 'changed' as const }) })
      plan()
    },
    /** Chooses one's own value or the other's of a field that both changed. */
    choose(conflict: Conflict, isTheirs: boolean): void {
      const { document, conflicts } = isTheirs
        ? takeTheirs(view.document, conflict, view.conflicts)
        : { document: view.document, conflicts: view.conflicts.filter(each => each !== conflict) }
      show({ conflicts, document, ...(conflicts.length === 0 && { state: 'changed' as const }) })
      plan()
    },
    /** Called when the network is back. */
    retry: () => view.state === 'away' && void save(),
    /** The page may be gone in a moment. */
    flush(): void {
      if (view.state === 'saved') return
      keepOwn()
      if (view.state === 'changed' || view.state === 'away') void save(true)
    },
    /** The editor was closed: saves what is left, without telling it. */
    leave(): void {
      isLeft = true
      if (view.state !== 'saved') keepOwn()
      plan()
    },
    /** The editor was opened again. */
    stay(): void {
      isLeft = false
    },
    /** Resolves once nothing typed waits any longer; false if it could not be saved. */
    async settle(): Promise<boolean> {
      if (view.state === 'changed' || view.state === 'away') await save()
      return view.state === 'saved'
    },
  }
}

/** Which document, as the calls name it. */
export interface DocumentPath {
  kind: DocumentKind
  key: string
}

/**
 * Saves a draft over a version; over 0 it begins a document. `keepalive` if the page may close before the answer.
 * @throws ApiError; 412 if it moved on, or its key is taken.
 */
export async function saveDocumentDraft(
  path: DocumentPath,
  after: number,
  document: unknown,
  keepalive = false,
) {
  const input = { path, headers: { 'if-match': `"${after}"` }, body: { document: documentJson(document) } }
  return (await browserApi('PUT /api/admin/content/{kind}/{key}', { ...input, keepalive })).data
}

const refusals: Readonly<Record<string, () => string>> = {
  moved_on: m.office_document_moved_on,
  at_past: m.office_document_at_past,
  at_skipped: m.office_document_at_skipped,
  not_archivable: m.office_document_not_archivable,
}

/** Why a document was not published or archived. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return m.office_failed()
  if (error.status === 403) return m.office_document_may_not()
  if (error.status === 422) return m.office_document_refused()
  return refusals[reasonOf(error) ?? '']?.() ?? m.office_failed()
}
