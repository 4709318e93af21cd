import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Arguments, CallInput, InputOf, ListName } from '#app/client/api-client/calls.ts'
import { readPrivate, toKey } from './private-query.ts'

/** The query of a list that is read page by page. */
export function privatePages<Name extends ListName>(call: Name, ...[given]: Arguments<InputOf<Name>>) {
  const input: CallInput = given ?? {}
  return infiniteQueryOptions({
    queryKey: toKey(call, input),
    queryFn: ({ pageParam, signal }) =>
      readPrivate(call, { ...input, query: { ...input.query, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
