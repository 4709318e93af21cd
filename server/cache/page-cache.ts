import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ContentChange } from '#app/freshness/content-version.ts'
import { addSafeHeaders } from '#server/safe-headers.ts'
import type { InFront } from '#server/start/in-front.ts'
import { type FinishedAnswer, give, toFinishedAnswer } from './finished-answer.ts'
import { preferredEncoding, stillHas } from './negotiation.ts'
import { pageKey } from './page-query.ts'
import { makeRenewals } from './renewals.ts'
import { makeShownRows, type Shown } from './shown-rows.ts'
import type { StoredPage } from './stored-pages.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const FRESH_MS = 60_000
/** While changes are heard of: what a page says of the hour is the browser's, and what no notice tells changes slowly. */
const FRESH_HEARING_MS = 15 * 60_000
const BYTES = 128 * 1024 * 1024
/** For so long may a page be as it was before a change of a row that it only mentions, while it is rendered again. */
const BEHIND_MS = 60_000
/** So many pages are compared with a change before others get a turn. */
const COMPARED_AT_ONCE = 200
/** Bytes per character of the address, because a client may send a long one. */
const BY_ADDRESS = 2
/** Bytes for its headers and its entry in the cache. */
const OVERHEAD = 4 * 1024

interface Page {
  shown: Shown
  status: number
  headers: [string, string][]
  /** Compressed, in memory of its own: what zlib gives shares a block of 64 KB with others. */
  brotli: Buffer
  etag: string
  /** By the monotonic clock. */
  renderedMs: number
  /** The complete compressed answer, once a browser has requested it. */
  finished?: FinishedAnswer
}

function inOwnMemory(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}

async function toPage(response: Response, readShown: (body: Uint8Array) => Shown): Promise<Page> {
  const renderedMs = performance.now()
  const body = new Uint8Array(await response.arrayBuffer())
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return {
    shown: readShown(body),
    status: response.status,
    headers: [...response.headers],
    brotli: inOwnMemory(brotli),
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    renderedMs,
  }
}

/** Completes an answer with the security headers, because it is served before the middleware that adds them. */
function finish(headers: Headers, path: string, body: Buffer): FinishedAnswer {
  const all = new Headers(headers)
  addSafeHeaders(all, path)
  return toFinishedAnswer(all, body)
}

async function answer(page: Page, request: Request): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('etag', page.etag)
  headers.append('vary', 'accept-encoding')
  if (stillHas(request.headers.get('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const small = preferredEncoding(request.headers.get('accept-encoding')) === 'br'
  if (small) headers.set('content-encoding', 'br')
  const body = small ? page.brotli : await decompress(page.brotli)
  if (small) page.finished ??= finish(headers, new URL(request.url).pathname, page.brotli)
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { status: page.status, headers })
}

function isCacheable(response: Response): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
}

/**
 * How a page was found: fresh, stale, or not cached. Waiting for another visitor's rendering also counts as a miss.
 */
export type PageLookup = 'hit' | 'stale' | 'miss'

/**
 * Renders a page. `address` is the client's IP address for a posted form, and empty for a cached page, which is the same
 * for everybody.
 */
export type RenderPage = (request: Request, address: string) => Promise<Response>

/** Carries an answer that must not be cached to the requests that waited for it. */
class NotCacheable extends Error {
  override name = 'NotCacheable'
  readonly response: Response

  constructor(response: Response) {
    super(`answered ${response.status}`)
    this.response = response
  }
}

interface PageCacheParts {
  /** Maximum size of all pages together, in bytes. */
  maxBytes?: number | undefined
  onLookup?: ((how: PageLookup) => void) | undefined
  /** Called before an address has a page rendered. @throws if it has had too many. */
  admit?: ((address: string) => Promise<void>) | undefined
  /** Called for each page served by `inFrontOf`. */
  onGiven?: ((request: IncomingMessage, requestId: string) => void) | undefined
}

export interface PageCache {
  /** Answers requests for pages, from the cache or by rendering. */
  serve: (render: RenderPage) => (request: Request, address?: string) => Promise<Response>
  /**
   * Takes note of a change of the content; null if any of it may have changed. Called first when changes are heard of from
   * then on.
   */
  noteChange: (change: ContentChange | null) => void
  /** Wraps the listener: answers fresh compressed pages by itself and passes everything else on. */
  inFrontOf: InFront
  /** The pages that show what there is, the one last asked for first. */
  pages: () => Generator<StoredPage>
  /** Takes in the pages of an earlier process, which show what there is. */
  restore: (stored: readonly StoredPage[]) => void
}

interface Asked {
  request: Request
  render: RenderPage
}

/** What a browser says that loads a page anew. */
const ANEW = /\b(?:no-cache|max-age=0)\b/

/**
 * Caches rendered pages. A page is fresh for a quarter of an hour, or a minute before changes are heard of; an older one is
 * served at once and rendered again behind, one after the other, and is still served while rendering fails. A page that no
 * longer exists is dropped. Those that show a changed row are rendered behind as soon as the change is heard of; who asks
 * for the page of this row, or loads a page anew, waits for it, others are served the page as it was. After a change that
 * may concern any page, each is as if it were older (docs/decisions/0057 and 0083).
 */
export function makePageCache(parts: PageCacheParts = {}): PageCache {
  const { maxBytes = BYTES, onLookup, admit, onGiven } = parts
  const rows = makeShownRows()
  let isHearing = false
  const renewals = makeRenewals()
  const pages = new LRUCache<string, Page, Asked>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli, shown }, key) =>
      brotli.byteLength + shown.names.byteLength + key.length * BY_ADDRESS + OVERHEAD,
    ttl: FRESH_MS,
    // A monotonic clock: the time of day may jump.
    perf: { now: () => performance.now() },
    allowStale: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    async fetchMethod(key, stale, { options, context: { request, render } }) {
      const serveStale = (yes: boolean) => {
        options.allowStaleOnFetchRejection = yes
        options.noDeleteOnFetchRejection = yes
      }
      serveStale(stale !== undefined)
      // The URL is built from the key, because a page's links repeat its query: without campaign and click parameters.
      // The visitor's abort signal is left out: other visitors may be waiting for the same rendering.
      const shared = new Request(new URL(request.url).origin + key, { headers: withoutConditions(request) })
      const make = async () => {
        const begun = rows.now()
        const response = await render(shared, '')
        if (isCacheable(response)) {
          options.ttl = isHearing ? FRESH_HEARING_MS : FRESH_MS
          return toPage(response, body => rows.read(begun, key, body))
        }
        serveStale(stale !== undefined && response.status >= 500)
        throw new NotCacheable(response)
      }
      return stale === undefined ? make() : renewals.inTurn(key, make)
    },
  })

  function isGoodFor({ headers }: Request, { shown }: Page): boolean {
    if (rows.standingOf(shown) !== 'outdated') return true
    if (shown.isOfChangedRow || ANEW.test(headers.get('cache-control') ?? '')) return false
    return performance.now() - (shown.outdatedMs ?? 0) < BEHIND_MS
  }

  function lookUp(key: string, request: Request): PageLookup {
    const page = pages.peek(key, { allowStale: true })
    if (!page || !isGoodFor(request, page)) return 'miss'
    return rows.standingOf(page.shown) === 'current' && pages.has(key) ? 'hit' : 'stale'
  }

  async function find(key: string, context: Asked): Promise<Page> {
    const kept = pages.peek(key, { allowStale: true })
    const isBehind = kept !== undefined && rows.standingOf(kept.shown) !== 'current'
    if (isBehind) renewals.prefer(key)
    let page = await pages.forceFetch(key, { context, forceRefresh: isBehind })
    // Twice, because a rendering already in progress may have begun before the change.
    for (let times = 0; !isGoodFor(context.request, page) && times < 2; times++) {
      const rendering = pages.forceFetch(key, { context, forceRefresh: true, allowStale: false })
      renewals.hurry(key)
      const again = await rendering
      if (again === page) break
      page = again
    }
    return page
  }

  let lastAsked: Asked | undefined
  let compared = 0
  let isComparing = false

  /** Renders behind what shows a changed row, so that few find it as it was: its own page first, then the last asked for. */
  async function renewOutdated(): Promise<void> {
    if (isComparing) return
    isComparing = true
    while (lastAsked && compared < rows.now()) {
      compared = rows.now()
      const ofRow: string[] = []
      const others: string[] = []
      for (const [place, key] of [...pages.keys()].entries()) {
        if (place % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await setImmediate()
        const page = pages.peek(key, { allowStale: true })
        if (page && rows.standingOf(page.shown) === 'outdated')
          (page.shown.isOfChangedRow ? ofRow : others).push(key)
      }
      const context = lastAsked
      for (const key of [...ofRow, ...others].toReversed())
        pages.forceFetch(key, { context, forceRefresh: true }).catch(() => undefined)
    }
    isComparing = false
  }

  /** Looks the raw address up as a key: a normalised key is its own key, so no parsing is needed. */
  function findFinished({ method, url = '', headers }: IncomingMessage): FinishedAnswer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const page = pages.get(url, { allowStale: false })
    if (!page?.finished || rows.standingOf(page.shown) !== 'current') return undefined
    return preferredEncoding(headers['accept-encoding']) === 'br' ? page.finished : undefined
  }

  return {
    serve:
      render =>
      async (request, address = '') => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return render(request, address)
        const key = pageKey(request.url)
        const lookup = lookUp(key, request)
        lastAsked = { request, render }
        onLookup?.(lookup)
        if (lookup === 'miss' && admit) await admit(address)
        try {
          return await answer(await find(key, { request, render }), request)
        } catch (error) {
          if (error instanceof NotCacheable) return error.response.clone()
          throw error
        }
      },
    noteChange: change => {
      isHearing = true
      rows.noteChange(change)
      if (change?.names?.length) void renewOutdated()
    },
    *pages() {
      for (const [key, { shown, status, headers, brotli, etag, renderedMs }] of pages.entries())
        if (rows.standingOf(shown) === 'current')
          yield {
            key,
            status,
            headers,
            etag,
            names: shown.names,
            ageMs: performance.now() - renderedMs,
            brotli,
          }
    },
    restore: stored => {
      for (const { key, names, ageMs, ...page } of stored.toReversed()) {
        const renderedMs = performance.now() - ageMs
        if (!pages.has(key))
          pages.set(key, { ...page, shown: rows.restore(key, names), renderedMs }, { start: renderedMs })
      }
    },
    inFrontOf: listener => (request, response) => {
      const finished = findFinished(request)
      if (!finished) {
        listener(request, response)
        return
      }
      onLookup?.('hit')
      const requestId = give(finished, request, response)
      onGiven?.(request, requestId)
    },
  }
}

/** Visitors share one rendering, so no visitor's headers may influence it. */
function withoutConditions(request: Request): Headers {
  const headers = new Headers()
  for (const name of ['accept', 'host', 'x-forwarded-host', 'x-forwarded-proto']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}
