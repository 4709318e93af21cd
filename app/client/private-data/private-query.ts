import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { browserRequest } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import {
  type AddressOf,
  type AnswerOf,
  type Arguments,
  type CallInput,
  type CallName,
  type DataName,
  type DataOf,
  type InputOf,
  type ListName,
  type ReadName,
  toAddress,
} from '#app/client/api-client/calls.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'

/** Makes a call that reads, but no request if nobody is logged in here. @throws ApiError. */
export function readPrivate<Name extends ReadName>(
  call: Name,
  input: CallInput | undefined,
  signal: AbortSignal,
): Promise<AnswerOf<Name>> {
  if (storedLoginKey() === null) return Promise.reject(new ApiError(401, undefined, null))
  return browserRequest(call, { ...input, signal })
}

/**
 * The query key of a call: the segments of its path, then its query. Without a query it is also the beginning of the
 * keys of every call below that path, so that all that was read of a plan can be read again.
 */
export function keyOf<Name extends CallName>(call: Name, ...input: Arguments<AddressOf<Name>>): QueryKey {
  return toKey(call, input[0])
}

export function toKey(call: CallName, { path, query }: CallInput = {}): QueryKey {
  const segments = toAddress(call, { path }).slice(1).split('/')
  return query ? [...segments, query] : segments
}

function partOf<Whole, Part extends keyof Whole>(whole: Whole, part: Part): Whole[Part] {
  return whole[part]
}

/** The query of a call that answers `{ data }`; its key is typed with what is cached under it. */
export function privateQuery<Name extends DataName>(call: Name, ...input: Arguments<InputOf<Name>>) {
  return queryOptions({
    queryKey: toKey(call, input[0]),
    queryFn: async ({ signal }): Promise<DataOf<Name>> =>
      partOf(await readPrivate(call, input[0], signal), 'data'),
  })
}

/** Reads the `data` of a call, and keeps it fresh. */
export function usePrivateQuery<Name extends DataName>(
  call: Name,
  ...input: Arguments<InputOf<Name>>
): UseQueryResult<DataOf<Name>> {
  return useQuery(privateQuery(call, ...input))
}

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
