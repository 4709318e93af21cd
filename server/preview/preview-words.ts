import { pathOf } from '#app/features/office/document-editor/document-saving.ts'
import { pathWords } from '#app/features/office/document-editor/document-words.ts'
import { problemWords } from '#app/features/office/document-editor/problem-words.ts'
import type { PreviewedDocument } from '#app/features/office/preview/preview-queries.server.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { escapeXml } from '#app/text/xml.ts'
import type { DocumentProblem } from '#database/documents/release.ts'

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
export function previewNote(documents: readonly PreviewedDocument[], expires: Date): string {
  const locale = getLocale()
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(expires)
  const pages = documents.map(({ url, title }) => link(url, title[locale]))
  return `<aside style="${NOTE}"><details><summary style="${LINE};cursor:pointer">${escapeXml(m.preview_title())}</summary><p style="margin:0">${escapeXml(m.preview_means({ date: until }))}</p>${pages.join('')}</details></aside>`
}

/** A page of its own that says why there is no preview. */
export function noPreview(words: string, more = ''): string {
  const title = escapeXml(m.preview_none())
  return `<!doctype html><html lang="${getLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main style="${PAGE}"><h1>${title}</h1><p>${escapeXml(words)}</p>${more}</main></body></html>`
}

/** What has to be mended before a draft can be shown, each with the way to its document. */
export function problemList(problems: readonly DocumentProblem[]): string {
  const lines = problems.map(({ path, document, ...problem }) => {
    const where = [document?.key, pathWords(pathOf(path))].filter(Boolean).join(', ')
    const named = document ? link(links.officeDocument(document.kind, document.key), where) : escapeXml(where)
    return `<li>${named} ${escapeXml(problemWords(problem))}</li>`
  })
  return `<ul>${lines.join('')}</ul>`
}
