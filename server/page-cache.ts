import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { preferredEncoding, stillHas } from './negotiation.ts'
import { shareMaking } from './share-making.ts'

const compress = promisify(brotliCompress)
const FRESH_MS = 60_000
const BYTES = 128 * 1024 * 1024

/** Query parameters that do not change the page (house, rule 10). */
const IGNORED = /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|li_fat_id|gad_source|_ga|mc_cid|mc_eid)$/

interface Page {
  status: number
  headers: [string, string][]
  body: Uint8Array
  brotli: Uint8Array
  etag: string
  renderedAt: number
}

/** The cache's key of an address: without what does not change the page, in a fixed order. */
export function pageKey(address: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (IGNORED.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return `${url.pathname}${url.search}`
}

async function toPage(response: Response): Promise<Page> {
  const body = new Uint8Array(await response.arrayBuffer())
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return {
    status: response.status,
    headers: [...response.headers],
    body,
    brotli,
    etag,
    renderedAt: Date.now(),
  }
}

function answer(page: Page, request: Request): Response {
  const headers = new Headers(page.headers)
  headers.set('etag', page.etag)
  headers.append('vary', 'accept-encoding')
  if (stillHas(request.headers.get('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const small = preferredEncoding(request.headers.get('accept-encoding')) === 'br'
  if (small) headers.set('content-encoding', 'br')
  const body = small ? page.brotli : page.body
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { status: page.status, headers })
}

function mayKeep(response: Response): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
}

/** Renders a page afresh. `address` is where a posted form comes from; nothing is known of who reads a page. */
export type RenderPage = (request: Request, address: string) => Promise<Response>

/**
 * Keeps rendered pages. A page is fresh for a minute; an older one is served at once and renewed behind it,
 * and goes on being served while the database is away.
 */
export function keepPages(render: RenderPage): (request: Request, address?: string) => Promise<Response> {
  const pages = new LRUCache<string, Page>({
    maxSize: BYTES,
    sizeCalculation: page => page.body.byteLength + page.brotli.byteLength + 1024,
  })
  const share = shareMaking<Page | Response>()

  async function renderAndKeep(key: string, request: Request): Promise<Page | Response> {
    // Without the visitor's signal: whoever goes away must not take the page from those who wait.
    const response = await render(
      new Request(request, { method: 'GET', headers: withoutConditions(request), signal: null }),
      '',
    )
    if (!mayKeep(response)) return response
    const page = await toPage(response)
    pages.set(key, page)
    return page
  }

  const renderOnce = (key: string, request: Request) => share(key, () => renderAndKeep(key, request))

  return async (request, address = '') => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return render(request, address)
    const key = pageKey(request.url)
    const kept = pages.get(key)
    if (kept) {
      if (Date.now() - kept.renderedAt >= FRESH_MS) renderOnce(key, request).catch(() => undefined)
      return answer(kept, request)
    }
    const rendered = await renderOnce(key, request)
    return rendered instanceof Response ? rendered.clone() : answer(rendered, request)
  }
}

/** Two visitors share one rendering, so nothing of either may steer it. */
function withoutConditions(request: Request): Headers {
  const headers = new Headers()
  for (const name of ['accept', 'host', 'x-forwarded-host', 'x-forwarded-proto']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}
