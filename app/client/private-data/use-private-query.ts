import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { readPrivate } from './read-private.ts'

/** Reads `{ data }` from an address of `privateCalls`; the address is its query key. */
export function usePrivateQuery<Data>(address: string, { enabled = true } = {}): UseQueryResult<Data> {
  return useQuery({
    queryKey: [address],
    enabled,
    queryFn: async ({ signal }) => (await readPrivate<{ data: Data }>(address, signal)).data,
  })
}
