import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { DataOf } from '#app/client/api-client/calls.ts'
import { keyOf, privateQuery, readPrivate } from '#app/client/private-data/private-query.ts'
import { storedWork } from '#app/features/office/desk/stored-work.ts'
import { useLeaving } from '#app/features/office/desk/use-leaving.ts'
import { usePresence } from '#app/features/office/desk/use-presence.ts'
import { pathOf, withValue } from '#database/values/document/at-path.ts'
import type { Path } from '#database/values/document/diff-documents.ts'
import { mergeDocuments } from '#database/values/document/merge-documents.ts'
import { type Field, fieldOf } from './document-fields.ts'
import { documentSaving, isUnsaved, type Problem, saveDocumentDraft } from './document-saving.ts'
import type { DocumentKind } from './document-words.ts'

const SCHEMA = 'GET /api/admin/content/schema/{kind}'
const CALL = 'GET /api/admin/content/{kind}/{key}'
const MOST_UNDONE = 50

/** How soon a colleague's arrival, and what they saved, is seen; presence itself holds for a minute. */
const SAY_AGAIN_MS = 8_000

type Answered = DataOf<typeof CALL>['problems'][number]

function problemsOf(answered: readonly Answered[]): Problem[] {
  return answered.map(({ document: _, ...problem }) => ({ ...problem, path: pathOf(problem.path) }))
}

function versionOf({ document, number, problems }: DataOf<typeof CALL>) {
  return { document, number, problems: problemsOf(problems) }
}

/** A document as it is edited: its fields, its content, how far it is saved, and undo. */
export function useDocument(kind: DocumentKind, key: string) {
  const path = { kind, key }
  const query = privateQuery(CALL, { path })
  const client = useQueryClient()
  const read = useQuery(query)
  const schema = useQuery({
    queryKey: keyOf(SCHEMA, { path: { kind } }),
    queryFn: ({ signal }) => readPrivate(SCHEMA, { path: { kind } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const field: Field | null = useMemo(() => schema.data && fieldOf(schema.data), [schema.data]) ?? null
  const [, render] = useState(0)
  const [undone, setUndone] = useState<readonly { before: unknown; after: unknown }[]>([])
  const [present, setPresent] = useState<string[]>([])
  const [saving] = useState(() =>
    documentSaving({
      put: async (document, number, isLast) => {
        const saved = await saveDocumentDraft(path, number, document, isLast)
        return { ...saved, problems: problemsOf(saved.problems) }
      },
      readAgain: async () => versionOf(await client.fetchQuery({ ...query, staleTime: 0 })),
      ...storedWork(`document-${kind}-${key}`, isUnsaved),
      onChange: () => render(count => count + 1),
    }),
  )
  const { data } = read
  useEffect(() => {
    if (data) saving.read(versionOf(data))
  }, [data, saving])
  useLeaving(saving)
  // The next visit begins with what the server has then.
  useEffect(
    () => () => client.removeQueries({ queryKey: keyOf(CALL, { path: { kind, key } }), exact: true }),
    [client, kind, key],
  )

  /** Changes the value at a path; one that can be undone is a removal or a move. */
  const edit = useCallback(
    (at: Path, value: unknown, canUndo = false): void => {
      const { document: before } = saving.view()
      const after = withValue(before, at, value)
      if (canUndo) setUndone(earlier => [...earlier.slice(1 - MOST_UNDONE), { before, after }])
      saving.edit(after)
    },
    [saving],
  )
  /** Takes the last removal or move back; what was typed or taken in since stays. */
  function undo(): void {
    const last = undone.at(-1)
    if (!last) return
    saving.edit(mergeDocuments(last.after, last.before, saving.view().document).merged)
    setUndone(undone.slice(0, -1))
  }
  const view = saving.view()
  const latest = () => saving.view().number ?? 0
  usePresence(data ? `${kind}/${key}` : null, SAY_AGAIN_MS, async signal => {
    const call = { path, signal }
    const { data: others } = await browserApi('PUT /api/admin/content/{kind}/{key}/presence', call)
    setPresent(others.present.map(({ name }) => name))
    if (others.number > latest()) await read.refetch()
  })
  const drafts = view.problems.flatMap(({ draft }) => draft ?? [])
  return {
    ...view,
    path,
    /** What has to be corrected. */
    problems: view.problems.filter(({ draft }) => !draft),
    /** The drafts that it refers to: it is published together with them. */
    drafts: [...new Map(drafts.map(draft => [`${draft.kind}/${draft.key}`, draft])).values()],
    stored: data,
    /** Whether nothing is written beyond what the site shows. */
    isPublished: data?.published === view.number,
    /** When it goes out; null if it waits for no hour. */
    publishAt: data?.number === view.number ? data?.publishAt : null,
    field,
    edit,
    undo: undone.length > 0 ? undo : null,
    choose: saving.choose,
    settle: saving.settle,
    /** The number of the version that was saved last. */
    latest,
    /** Names of the colleagues who have it open. */
    present,
    /** Reads again what the server has, after it was published, archived or reverted. */
    readAgain: () => read.refetch(),
    failure: read.error ?? schema.error,
    retry: () => void Promise.all([read.refetch(), schema.refetch()]),
  }
}

export type EditedDocument = ReturnType<typeof useDocument>
