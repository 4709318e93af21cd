import { createHash } from 'node:crypto'
import {
  kindsOf,
  type ServiceConfig,
  type ServiceKind,
} from '#app/features/visit/analytics/service-config.ts'
import { PAGE_GLOBALS } from '#app/page-globals.ts'
import { mediaSources } from '#database/values/media-hosts.ts'
import { type Directive, VENDORS } from './vendors.ts'

function sourcesOf(kind: ServiceKind, script: string, directive: Directive): readonly string[] {
  const vendor = VENDORS[kind]
  const named = vendor.sources[directive] ?? []
  if (script === vendor.script) return named
  const keywords = named.filter(source => source.startsWith("'"))
  return [...new Set([...keywords, new URL(script).origin])]
}

/** Sources of a directive of the content security policy for the configured services. */
export function serviceSources(services: ServiceConfig | null, directive: Directive): string[] {
  if (!services) return []
  const opened = kindsOf(services).flatMap(kind => sourcesOf(kind, services[kind]?.script ?? '', directive))
  return [...new Set(opened)]
}

/** Hash of a script given as a byte string. */
function hashOf(script: string): string {
  return createHash('sha256').update(script, 'latin1').digest('base64')
}

const globalsHash = hashOf(PAGE_GLOBALS)

/**
 * Hashes the inline scripts of a rendering, and removes the nonce that identifies them as React's own; content
 * injected into the page's data cannot know it (decision 8). The page is a byte string in Node's `latin1` encoding.
 */
export function hashScripts(rendered: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = rendered.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const ours = [...scripts].filter(([, attributes = '', script]) => attributes.includes(mark) && script)
  const hashes = new Set(ours.map(([, , script = '']) => hashOf(script)))
  return { html: rendered.replaceAll(mark, ''), hashes: [...hashes] }
}

/** Allows our own files, the inline scripts that React wrote in this rendering, and the configured services. */
export function writePolicy(hashes: readonly string[], services: ServiceConfig | null): string {
  const also = (directive: Parameters<typeof serviceSources>[1]) =>
    serviceSources(services, directive)
      .map(source => ` ${source}`)
      .join('')
  const inline = [globalsHash, ...hashes].map(hash => ` 'sha256-${hash}'`).join('')
  return [
    // Prefetching has no directive of its own: Firefox applies this one. All others are listed.
    "default-src 'self'",
    `script-src 'self'${inline}${also('script-src')}`,
    `connect-src 'self'${also('connect-src')}`,
    `font-src 'self'${also('font-src')}`,
    `style-src 'self'${also('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    // Media from elsewhere load only when a reader opens them (features/media).
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
