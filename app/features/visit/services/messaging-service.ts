import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { loadScript } from './load-script.ts'
import type { Service } from './service.ts'

/** Intercom's global function: until its script loads, commands wait in `q`. */
interface Messenger {
  (...command: unknown[]): void
  q?: unknown[][]
}

declare global {
  var Intercom: Messenger | undefined
}

function command(...words: unknown[]): void {
  globalThis.Intercom ??= Object.assign((...later: unknown[]) => globalThis.Intercom?.q?.push(later), {
    q: [] as unknown[][],
  })
  globalThis.Intercom(...words)
}

/** The chat window. */
export function messagingService({ script, key }: NonNullable<ServiceConfig['messaging']>): Service {
  return {
    async load() {
      command('boot', { app_id: key })
      await loadScript(`${script}/${encodeURIComponent(key)}`)
    },
    identify: userId => command('update', { user_id: String(userId) }),
    event: (name, details) => command('trackEvent', name, details),
    pageView: () => command('update'),
    purchase: figures => command('trackEvent', 'Purchase', figures),
  }
}
