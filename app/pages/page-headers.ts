import type { HeadersArgs } from 'react-router'

/** Pages are the same for everyone, so caches may keep them (house, rule 10); errors are not kept. */
export function publicPage({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  if (errorHeaders) {
    errorHeaders.set('cache-control', 'no-store')
    return errorHeaders
  }
  const headers = new Headers(loaderHeaders)
  headers.set(
    'cache-control',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  )
  return headers
}

/** A page about one person's own matter: nobody keeps it. */
export function privatePage(): Headers {
  return new Headers({ 'cache-control': 'private, no-store' })
}
