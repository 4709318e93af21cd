import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { loadTag, tag, tagPage } from './google-tag.ts'
import type { Service } from './service.ts'

/** The ads tag: events, page views, and conversions to a goal of each account (specification, sections 7 and 9). */
export function adsService({ script, accounts }: NonNullable<ServiceConfig['ads']>): Service {
  const ids = accounts.map(({ id }) => id)
  return {
    load: async () => {
      await Promise.all(ids.map(id => loadTag(script, id)))
    },
    identify: userId => tag('set', { user_id: String(userId) }),
    event(name, details) {
      tag('event', name, { ...details, send_to: ids })
      if (name !== 'Request Sent') return
      for (const { id, requestGoal } of accounts)
        tag('event', 'conversion', { send_to: `${id}/${requestGoal}` })
    },
    pageView: page => tagPage(ids, page),
    purchase(figures) {
      for (const { id, purchaseGoal } of accounts)
        tag('event', 'conversion', { send_to: `${id}/${purchaseGoal}`, ...figures })
    },
  }
}
