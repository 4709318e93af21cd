import type { Context, Next } from 'hono'
import { findPreview } from '#app/features/office/preview/preview-queries.server.ts'
import { PREVIEW, splitLocale } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { noPreview, previewNote, problemList } from './preview-words.ts'

/** Each takes most of a second of a thread of its own, and waits for the one before. */
const MOST_WAITING = 20

interface PreviewParts {
  renderPage: (request: Request, context: RequestContext) => Promise<Response>
  /** The context in which a page is rendered. */
  contextOf: (c: Context<HttpEnvironment>) => RequestContext
}

function answer(status: number, html: string, headers: HeadersInit = {}): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

/** The page with a note on it; data and files stay as they are. */
async function withNote(page: Response, note: string, isHead: boolean): Promise<Response> {
  const { status, headers } = page
  if (isHead || !headers.get('content-type')?.startsWith('text/html')) return page
  const html = await page.text()
  headers.delete('content-length')
  return new Response(
    html.replace('</body>', () => `${note}</body>`),
    { status, headers },
  )
}

/**
 * Shows a page with drafts on it, to whoever has its signed address: rendered by the same code from the database as it would
 * be, past every cache, and for search engines not there.
 */
export function previewPages({ renderPage, contextOf }: PreviewParts) {
  let waiting = 0

  async function show(c: Context<HttpEnvironment>, token: string): Promise<Response> {
    const ctx = contextOf(c)
    const found = await findPreview(ctx, token)
    if (!found) return answer(410, noPreview(m.preview_gone()))
    const spent = await ctx.allowance.spend('preview')
    if (!spent.ok)
      return answer(429, noPreview(m.preview_busy()), { 'retry-after': String(spent.retryAfterSeconds) })
    const { documents, expires } = found
    const faults: unknown[] = []
    const reportFault = (error: unknown) => void faults.push(error)
    const makePage = () =>
      ctx.publisher.preview(documents, async db =>
        // Third parties learn nothing of what is not published.
        withNote(
          await renderPage(c.req.raw, { ...ctx, db, services: null, reportFault }),
          previewNote(documents, expires),
          c.req.method === 'HEAD',
        ),
      )
    const first = await makePage()
    if (!first.ok) faults.length = 0
    // The first page of its kind after a start takes several times as long as the next.
    const previewed = !first.ok && first.reason === 'too_slow' ? await makePage() : first
    if (previewed.ok) {
      for (const fault of faults) ctx.reportFault(fault)
      previewed.shown.headers.set('server-timing', `preview;dur=${Math.round(previewed.heldMs)}`)
      return previewed.shown
    }
    if (previewed.reason !== 'problems')
      return answer(503, noPreview(m.preview_slow()), { 'retry-after': '5' })
    return answer(422, noPreview(m.preview_problems(), problemList(previewed.problems)))
  }

  return async (c: Context<HttpEnvironment>, next: Next): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(c.req.url)
    const token = searchParams.get(PREVIEW)
    if (token === null || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
      await next()
      return undefined
    }
    const isBusy = waiting >= MOST_WAITING
    waiting++
    try {
      const shown = await withLocale(splitLocale(pathname).locale, async () =>
        isBusy ? answer(503, noPreview(m.preview_busy()), { 'retry-after': '5' }) : show(c, token),
      )
      shown.headers.set('cache-control', 'private, no-store')
      shown.headers.set('x-robots-tag', 'noindex, nofollow')
      // The address is a key: no other site is told it.
      shown.headers.set('referrer-policy', 'same-origin')
      return shown
    } finally {
      waiting--
    }
  }
}
