import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { preferredEncoding, stillHas } from '#server/cache/negotiation.ts'

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Answers that are the same for everybody: caches keep them for a minute and then revalidate. Each encoding has its
 * own tag.
 */
export const publicAnswer: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.ok) return
  const plain = new Uint8Array(await c.res.arrayBuffer())
  const isSmall = preferredEncoding(c.req.header('accept-encoding')) === 'br'
  const bytes = isSmall ? new Uint8Array(await compress(plain, QUALITY)) : plain
  const headers = new Headers(c.res.headers)
  const tag = createHash('sha1').update(bytes).digest('base64url')
  headers.set('etag', `"${tag}"`)
  headers.set('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400')
  // An invalid login key is refused here too: its holder must not get a shared cache's answer.
  headers.append('vary', 'accept-encoding, authorization')
  if (isSmall) headers.set('content-encoding', 'br')
  const isKnown = stillHas(c.req.header('if-none-match'), `"${tag}"`)
  if (isKnown) for (const name of ['content-type', 'content-encoding']) headers.delete(name)
  c.res = undefined
  c.res = isKnown ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}
