import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AnswerOf, InputOf } from '#app/client/api-client/calls.ts'
import { privatePages } from '#app/client/private-data/private-query.ts'
import type { DocumentKind } from '#app/features/office/document-editor/document-kind.ts'

const CALL = 'GET /api/admin/content/{kind}'

export type ListedDocument = AnswerOf<typeof CALL>['data'][number]

export interface DocumentFilter {
  kind: DocumentKind
  country: string | undefined
  state: ListedDocument['state'] | undefined
  q: string
}

/** The documents of a kind, page by page; the previous results stay until the next are loaded. */
export function useDocumentList({ kind, country, state, q }: DocumentFilter) {
  const path = { kind }
  const query: InputOf<typeof CALL>['query'] = { country, state, q: q || undefined }
  const pages = privatePages(CALL, { path, query })
  const found = useInfiniteQuery({ ...pages, placeholderData: keepPreviousData })
  return { found, rows: found.data?.pages.flatMap(({ data }) => data) ?? [] }
}
