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
  return withWait(headers, actionHeaders)
}

/** A page about one person's own matter: nobody keeps it. */
export function privatePage({ actionHeaders }: HeadersArgs): Headers {
  return withWait(new Headers({ 'cache-control': 'private, no-store' }), actionHeaders)
}

/** A page that shows a form which came too often says when it may come again, and is nobody else's. */
function withWait(headers: Headers, actionHeaders: Headers | undefined): Headers {
  const wait = actionHeaders?.get('retry-after')
  if (!wait) return headers
  headers.set('retry-after', wait)
  headers.set('cache-control', 'no-store')
  return headers
}
