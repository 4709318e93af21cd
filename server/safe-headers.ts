import type { MiddlewareHandler } from 'hono'

const YEARS_2 = 63_072_000

/** The headers of every answer: pages, calls, pictures, live rows, refusals. */
const ALWAYS = Object.entries({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': `max-age=${YEARS_2}; includeSubDomains`,
  // Without a referrer the browser sends `origin: null` with a form, and the page's action refuses that.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
})

/** Data and text must never run as a document; films and PDFs are displayed by the browser itself. */
const NO_DOCUMENT = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Other sites may call the API (callMiddleware of server/http.ts) and, in our emails, load the icons; everything else is
 * same-origin.
 */
const FOR_OTHERS = /^\/(api|icons)\//
const NO_FRAME = "base-uri 'none'; frame-ancestors 'none'"
const DATA = /^(application\/([\w.-]+\+)?json|text\/plain)\b/

/** Adds the security headers that an answer does not already have. */
export function addSafeHeaders(headers: Headers, path: string): void {
  for (const [name, value] of ALWAYS) if (!headers.has(name)) headers.set(name, value)
  const readers = FOR_OTHERS.test(path) ? 'cross-origin' : 'same-origin'
  if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', readers)
  if (!headers.has('content-security-policy'))
    headers.set(
      'content-security-policy',
      DATA.test(headers.get('content-type') ?? '') ? NO_DOCUMENT : NO_FRAME,
    )
}

/** No cache keeps an error, whatever its page or file says of itself otherwise. */
export const uncachedErrors: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (status >= 400 && !/\bno-store\b/.test(headers.get('cache-control') ?? ''))
    headers.set('cache-control', 'no-store')
}

/** Gives every answer the security headers. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  addSafeHeaders(c.res.headers, c.req.path)
}
