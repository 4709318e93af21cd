import { createHash } from 'node:crypto'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { PAGE_GLOBALS } from '#app/page-globals.ts'
import { mediaSources } from '#database/values/media-hosts.ts'
import { serviceSources } from './service-sources.ts'

/** Of a script as a string of its bytes. */
function hashOf(script: string): string {
  return createHash('sha256').update(script, 'latin1').digest('base64')
}

const globalsHash = hashOf(PAGE_GLOBALS)

/**
 * Names the inline scripts of one rendering by their hashes, and takes out the nonce by which they are known as
 * React's own: what anybody planted in the page's data could not know it (decision 8). The
 * page is a string of its bytes, as Node's encoding `latin1` gives it.
 */
export function hashScripts(rendered: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = rendered.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const ours = [...scripts].filter(([, attributes = '', script]) => attributes.includes(mark) && script)
  const hashes = new Set(ours.map(([, , script = '']) => hashOf(script)))
  return { html: rendered.replaceAll(mark, ''), hashes: [...hashes] }
}

/**
 * Only our own files run, only the inline scripts that React wrote itself in this rendering, and what the operator
 * configured of other companies.
 */
export function contentSecurityPolicy(hashes: readonly string[], services: ServiceConfig | null): string {
  const also = (directive: Parameters<typeof serviceSources>[1]) =>
    serviceSources(services, directive)
      .map(source => ` ${source}`)
      .join('')
  const inline = [globalsHash, ...hashes].map(hash => ` 'sha256-${hash}'`).join('')
  return [
    // What is fetched ahead has no directive of its own: Firefox holds it against this one. All others are named.
    "default-src 'self'",
    `script-src 'self'${inline}${also('script-src')}`,
    `connect-src 'self'${also('connect-src')}`,
    `font-src 'self'${also('font-src')}`,
    `style-src 'self'${also('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    // Elsewhere only what a reader may ask to be shown; nothing is fetched before (features/media).
    `img-src 'self' data: ${mediaSources.images.join(' ')}${also('img-src')}`,
    `frame-src 'self' ${mediaSources.frames.join(' ')}${also('frame-src')}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
