import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { AnswerOf, DataOf } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { type DocumentKind, isDocumentKind } from '#app/features/office/document-editor/document-kind.ts'

const DRAFTS = 'GET /api/admin/content'
const CHECK = 'POST /api/admin/content/check'

type Listed = DataOf<typeof DRAFTS>[number]

export type Draft = Omit<Listed, 'kind'> & { kind: DocumentKind }

export type Problem = AnswerOf<typeof CHECK>['data'][number]

export function nameOf({ kind, key }: { kind: string; key: string }): string {
  return `${kind}/${key}`
}

/** The drafts that somebody may publish. */
export function useDrafts() {
  const read = usePrivateQuery(DRAFTS, {})
  const drafts = read.data?.flatMap(({ kind, ...rest }) => (isDocumentKind(kind) ? [{ kind, ...rest }] : []))
  return { read, drafts }
}

/** Some drafts with all that they need, and what those need. */
export function withNeeds(names: Iterable<string>, drafts: readonly Draft[]): ReadonlySet<string> {
  const found = new Set(names)
  // A set hands out what is added while it is walked.
  for (const name of found)
    for (const need of drafts.find(draft => nameOf(draft) === name)?.needs ?? []) found.add(nameOf(need))
  return found
}

export function numbered(drafts: readonly Draft[]) {
  return drafts.map(({ kind, key, number }) => ({ kind, key, number }))
}

/** What would be wrong if some drafts were published together. */
export function useCheck(drafts: readonly Draft[]) {
  const documents = numbered(drafts)
  return useQuery({
    queryKey: ['api', 'admin', 'content', 'check', documents],
    queryFn: async ({ signal }) => (await browserApi(CHECK, { body: { documents }, signal })).data,
    enabled: documents.length > 0,
    placeholderData: keepPreviousData,
  })
}
