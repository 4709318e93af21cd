import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { browserApi } from '#app/client/api-client/api-client.ts'

/** Reads `{ data }` from an address of `calls`; the address is its key among what has been read. */
export function usePrivateQuery<Data>(address: string, { enabled = true } = {}): UseQueryResult<Data> {
  return useQuery({
    queryKey: [address],
    enabled,
    queryFn: async ({ signal }) => (await browserApi<{ data: Data }>(address, { signal })).data,
  })
}
