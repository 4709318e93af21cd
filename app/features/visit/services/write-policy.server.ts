import { createHash } from 'node:crypto'
import {
  kindsOf,
  type ServiceConfig,
  type ServiceKind,
} from '#app/features/visit/analytics/service-config.ts'
import { PAGE_GLOBALS } from '#app/page-globals.ts'
import { mediaSources } from '#database/values/media-hosts.ts'

interface Vendor {
  script: string
  /** Sources its script needs, by directive of the content security policy. */
  sources: Partial<Record<Directive, readonly string[]>>
}

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'font-src' | 'style-src'

const TAG_MANAGER = 'https://www.googletagmanager.com'
const AD_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
]

/** Default addresses of each kind of service, and its sources. */
export const VENDORS: Record<ServiceKind, Vendor> = {
  ads: {
    script: `${TAG_MANAGER}/gtag/js`,
    sources: {
      'script-src': [TAG_MANAGER, ...AD_HOSTS],
      'connect-src': [
        TAG_MANAGER,
        ...AD_HOSTS,
        'https://google.com',
        'https://pagead2.googlesyndication.com',
      ],
      'img-src': [TAG_MANAGER, ...AD_HOSTS, 'https://google.com', 'https://pagead2.googlesyndication.com'],
      'frame-src': [TAG_MANAGER, 'https://td.doubleclick.net'],
    },
  },
  analytics: {
    script: `${TAG_MANAGER}/gtag/js`,
    sources: {
      'script-src': [TAG_MANAGER],
      'connect-src': [
        TAG_MANAGER,
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.google.com',
      ],
      'img-src': [TAG_MANAGER, 'https://*.google-analytics.com'],
    },
  },
  behaviour: {
    script: 'https://cdn.amplitude.com/script',
    sources: {
      'script-src': ['https://cdn.amplitude.com'],
      'connect-src': ['https://api2.amplitude.com', 'https://sr-client-cfg.amplitude.com'],
    },
  },
  messaging: {
    script: 'https://widget.intercom.io/widget',
    sources: {
      'script-src': ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
      'connect-src': [
        'https://*.intercom.io',
        'wss://*.intercom.io',
        'https://uploads.intercomcdn.com',
        'https://*.intercom-messenger.com',
        'wss://*.intercom-messenger.com',
      ],
      'img-src': ['https://*.intercomcdn.com', 'https://*.intercomassets.com'],
      'frame-src': ['https://intercom-sheets.com'],
      'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      // It adds its own style elements to the page.
      'style-src': ["'unsafe-inline'"],
    },
  },
  pixel: {
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    sources: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
    },
  },
}

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
    // Media from elsewhere load only when a reader opens them (app/picture/media).
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
