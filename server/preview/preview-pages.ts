import type { Context, Next } from 'hono'
import { pathWords } from '#app/features/office/catalogue/document-words.ts'
import { findPreview, type PreviewedDocument } from '#app/features/office/catalogue/preview-queries.server.ts'
import { problemWords } from '#app/features/office/catalogue/problem-words.ts'
import { links, PREVIEW, splitLocale } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { RequestContext } from '#app/request-context.ts'
import { escapeXml } from '#app/text/xml.ts'
import type { DocumentProblem } from '#database/documents/release.ts'
import { pathOf } from '#database/values/document/at-path.ts'
import type { HttpEnvironment } from '../http-environment.ts'

// Attributes, because the policy of a page allows no style element that it does not know.
const NOTE =
  'position:fixed;inset-block-end:0.75rem;inset-inline-start:0.75rem;z-index:2147483647;box-sizing:border-box;max-inline-size:min(22rem,calc(100vw - 1.5rem));max-block-size:70vh;overflow:auto;background:var(--ink);color:var(--paper-0);font:var(--t-15)/1.5 var(--font-text);padding-inline:1rem;border-radius:0.5rem'
const LINE = 'display:block;padding-block:0.7rem;color:inherit'
const PAGE =
  'max-inline-size:40rem;margin:12vh auto;padding-inline:1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#0e141d'

function link(address: string, words: string): string {
  return `<a href="${escapeXml(address)}" style="${LINE}">${escapeXml(words)}</a>`
}

/** Says on a page that it is a preview, until when, and where its documents are shown; at the end of its body. */
function previewNote(documents: readonly PreviewedDocument[], expires: Date): string {
  const locale = getLocale()
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(expires)
  const pages = documents.map(({ url, title }) => link(url, title[locale]))
  return `<aside style="${NOTE}"><details><summary style="${LINE};cursor:pointer">${escapeXml(m.preview_title())}</summary><p style="margin:0">${escapeXml(m.preview_means({ date: until }))}</p>${pages.join('')}</details></aside>`
}

/** A page of its own that says why there is no preview. */
function noPreview(words: string, more = ''): string {
  const title = escapeXml(m.preview_none())
  return `<!doctype html><html lang="${getLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main style="${PAGE}"><h1>${title}</h1><p>${escapeXml(words)}</p>${more}</main></body></html>`
}

/** What has to be mended before a draft can be shown, each with the way to its document. */
function problemList(problems: readonly DocumentProblem[]): string {
  const lines = problems.map(({ path, document, ...problem }) => {
    const where = [document?.key, pathWords(pathOf(path))].filter(Boolean).join(', ')
    const named = document ? link(links.officeDocument(document.kind, document.key), where) : escapeXml(where)
    return `<li>${named} ${escapeXml(problemWords(problem))}</li>`
  })
  return `<ul>${lines.join('')}</ul>`
}

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
  headers.delete('content-length')
  const html = (await page.text()).replace('</body>', () => `${note}</body>`)
  return new Response(html, { status, headers })
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
