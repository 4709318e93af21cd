import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Arguments, CallInput, InputOf, ListName } from '#app/client/api-client/calls.ts'
import { readPrivate, toKey } from './private-query.ts'

/** Where a page ended; null on the last. The calls of documents call it by the name of the query. */
interface Ended {
  next?: string | null
  cursor?: string | null
}

/** The query of a list that is read page by page. */
export function privatePages<Name extends ListName>(call: Name, ...[given]: Arguments<InputOf<Name>>) {
  const input: CallInput = given ?? {}
  return infiniteQueryOptions({
    queryKey: toKey(call, input),
    queryFn: ({ pageParam, signal }) =>
      readPrivate(call, { ...input, query: { ...input.query, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (answer: Ended) => answer.next ?? answer.cursor,
  })
}
