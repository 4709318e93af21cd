import type { HeadersArgs } from 'react-router'

/** Pages are the same for everyone, so caches may keep them (house, rule 10); errors are not kept. */
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

/** A page about one person's own matter: nobody keeps it. */
export function privatePage({ actionHeaders }: HeadersArgs): Headers {
  return withAnswer(new Headers({ 'cache-control': 'private, no-store' }), actionHeaders)
}

/** What answers a form is one person's own, and says when it may be sent again if it came too often. */
function withAnswer(headers: Headers, actionHeaders: Headers | undefined): Headers {
  const wait = actionHeaders?.get('retry-after')
  if (wait) headers.set('retry-after', wait)
  if (wait || actionHeaders?.has('cache-control')) headers.set('cache-control', 'no-store')
  return headers
}
