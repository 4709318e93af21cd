import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { loadScript } from './load-script.ts'
import type { Service } from './service.ts'

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
