import type { ServiceKind } from '#app/features/visit/analytics/service-config.ts'

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
