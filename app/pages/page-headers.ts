import type { HeadersArgs } from 'react-router'

/**
 * Headers of a page that is the same for everybody, so caches may store it (house, rule 10); errors are not cached.
 */
export function publicPage({ loaderHeaders, actionHeaders, errorHeaders }: HeadersArgs): Headers {
  if (errorHeaders) {
    errorHeaders.set('cache-control', 'no-store')
    return errorHeaders
  }
  const headers = new Headers(loaderHeaders)
  headers.set(
    'cache-control',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  )
  return withAnswer(headers, actionHeaders)
}

/** Headers of a page about one person: never cached. */
export function privatePage({ actionHeaders }: HeadersArgs): Headers {
  return withAnswer(new Headers({ 'cache-control': 'private, no-store' }), actionHeaders)
}

/** The answer to a form is for one person, and says when to retry if it was over the rate limit. */
function withAnswer(headers: Headers, actionHeaders: Headers | undefined): Headers {
  const wait = actionHeaders?.get('retry-after')
  if (wait) headers.set('retry-after', wait)
  if (wait || actionHeaders?.has('cache-control')) headers.set('cache-control', 'no-store')
  return headers
}
