import type { EventName } from '#app/features/visit/analytics/analytics.ts'
import {
  kindsOf,
  type PurchaseFigures,
  type ServiceConfig,
  type ServiceKind,
} from '#app/features/visit/analytics/service-config.ts'
import { loadScript } from './load-script.ts'

/** A page as reported to services, without its query. */
export interface PageSeen {
  address: string
  path: string
  title: string
}

/** Details of an arrival by name. */
export type ArrivalDetails = Readonly<Record<string, string>>

/** A third-party service, which needs consent. Nothing of it is called before `load`. */
export interface Service {
  /** Loads the company's script. Calls made earlier are queued. */
  load: () => Promise<void>
  identify: (userId: number) => void
  event: (name: EventName | 'Arrival', details?: ArrivalDetails) => void
  pageView: (page: PageSeen) => void
  purchase: (figures: PurchaseFigures) => void
}

interface Vendor {
  script: string
  /** Sources its script needs, by directive of the content security policy. */
  sources: Partial<Record<Directive, readonly string[]>>
}

export type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'font-src' | 'style-src'

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

/** Meta's global function: until its script loads, commands wait in `queue`. */
interface Pixel {
  (...command: unknown[]): void
  queue: unknown[][]
  callMethod?: (...command: unknown[]) => void
  loaded: boolean
  version: string
  /** Prevents it from tracking navigation itself. */
  disablePushState: boolean
}

declare global {
  var fbq: Pixel | undefined
}

function makePixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...words: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...words)
      else pixel.queue.push(words)
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  )
  return pixel
}

/** The social pixel. */
export function pixelService({ script, key }: NonNullable<ServiceConfig['pixel']>): Service {
  globalThis.fbq ??= makePixel()
  const pixel = globalThis.fbq
  return {
    load() {
      // Prevents it from reading buttons and page data itself.
      pixel('set', 'autoConfig', false, key)
      pixel('init', key)
      return loadScript(script)
    },
    identify: userId => pixel('init', key, { external_id: String(userId) }),
    event: (name, details) => pixel('trackCustom', name, details),
    pageView: () => pixel('track', 'PageView'),
    purchase: figures => pixel('track', 'Purchase', figures),
  }
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
