import { measuredAs } from '#app/features/visit/analytics/analytics.ts'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { loadScript } from './load-script.ts'
import type { Service } from './service.ts'

/** The functions of Amplitude's script that we use. */
interface Amplitude {
  init: (key: string, options: { autocapture: false; minIdLength: number }) => void
  setUserId: (id: string) => void
  getDeviceId: () => string | undefined
  track: (name: string, details?: object) => void
}

declare global {
  var amplitude: Amplitude | undefined
}

/** Tracks how pages are used, from our events only; autocapture is off. */
export function behaviourService({ script, key }: NonNullable<ServiceConfig['behaviour']>): Service {
  const early: ((amplitude: Amplitude) => void)[] = []
  let ready: Amplitude | undefined
  function call(what: (amplitude: Amplitude) => void): void {
    if (ready) what(ready)
    else early.push(what)
  }
  return {
    async load() {
      await loadScript(`${script}/${encodeURIComponent(key)}.js`)
      const { amplitude } = globalThis
      if (!amplitude) throw new Error('the behaviour service did not introduce itself')
      // Our user IDs are shorter than the service's default minimum.
      amplitude.init(key, { autocapture: false, minIdLength: 1 })
      const device = amplitude.getDeviceId()
      if (device) measuredAs.amplitude_device_id = device
      ready = amplitude
      for (const what of early.splice(0)) what(amplitude)
    },
    identify: userId => call(amplitude => amplitude.setUserId(String(userId))),
    event: (name, details) => call(amplitude => amplitude.track(name, details)),
    pageView: page => call(amplitude => amplitude.track('Page View', page)),
    purchase: figures => call(amplitude => amplitude.track('Purchase', figures)),
  }
}
