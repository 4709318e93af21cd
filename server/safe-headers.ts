import type { MiddlewareHandler } from 'hono'

const YEARS_2 = 63_072_000

/** The headers of every answer: pages, calls, pictures, live rows, refusals. */
const ALWAYS = Object.entries({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': `max-age=${YEARS_2}; includeSubDomains`,
  // Without a referrer a browser says that a form comes from nowhere, and the page's action refuses it.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
})

/** Data and words are no document, whatever a browser makes of them; a film or a paper is shown by the browser itself. */
const NO_DOCUMENT = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Pages of other sites may call (server/api/call-middleware.ts), and show our emails with the mark in them; everything
 * else is for our own.
 */
const FOR_OTHERS = /^\/(api|icons)\//
const NO_FRAME = "base-uri 'none'; frame-ancestors 'none'"
const DATA = /^(application\/([\w.-]+\+)?json|text\/plain)\b/

/** Adds to the headers of an answer what keeps it safe; what they say already stands. */
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

/** Gives every answer the headers that keep it safe. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  addSafeHeaders(c.res.headers, c.req.path)
}
