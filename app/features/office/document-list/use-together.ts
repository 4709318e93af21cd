import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { AnswerOf, DataOf } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'

const DRAFTS = 'GET /api/admin/content'
const CHECK = 'POST /api/admin/content/check'

export type Draft = DataOf<typeof DRAFTS>[number]

export type Problem = AnswerOf<typeof CHECK>['data'][number]

export function nameOf({ kind, key }: { kind: string; key: string }): string {
  return `${kind}/${key}`
}

/** The drafts that somebody may publish. */
export function useDrafts() {
  return usePrivateQuery(DRAFTS)
}

/** Some drafts with all that they need. */
export function withNeeds(names: Iterable<string>, drafts: readonly Draft[]): ReadonlySet<string> {
  const found = new Set(names)
  const needs = drafts.filter(draft => found.has(nameOf(draft))).flatMap(draft => draft.needs)
  return new Set([...found, ...needs.map(nameOf)])
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
