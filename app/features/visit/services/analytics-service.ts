import { measuredAs } from '#app/features/visit/analytics/analytics.ts'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { loadTag, tag, tagPage } from './google-tag.ts'
import type { Service } from './service.ts'

/** Google Analytics: counts visits. */
export function analyticsService({ script, key }: NonNullable<ServiceConfig['analytics']>): Service {
  return {
    async load() {
      await loadTag(script, key)
      tag('get', key, 'session_id', (id: unknown) => {
        if (id) measuredAs.ga_session_id = String(id)
      })
    },
    identify: userId => tag('set', { user_id: String(userId) }),
    event: (name, details) => tag('event', name, { ...details, send_to: key }),
    pageView: page => tagPage(key, page),
    purchase: figures => tag('event', 'purchase', { ...figures, send_to: key }),
  }
}
