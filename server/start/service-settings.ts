import { z } from 'zod'
import type { AdAccount, ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { VENDORS } from '#app/features/visit/services/write-policy.server.ts'

const key = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'letters, digits, - and _')
  .optional()

const script = z
  .url({ protocol: /^https?$/ })
  .transform(address => address.replace(/\/$/, ''))
  .optional()

const ACCOUNT = /^([\w-]{1,50})\/([\w-]{1,50})\/([\w-]{1,50})$/

/** One or two of ID/REQUEST-GOAL/PURCHASE-GOAL, separated by a space (specification, section 9). */
const accounts = z
  .string()
  .transform((text, ctx): AdAccount[] => {
    const found = text
      .trim()
      .split(/\s+/)
      .map(account => ACCOUNT.exec(account))
    if (found.length > 2 || found.includes(null)) {
      ctx.addIssue('one or two of ID/REQUEST-GOAL/PURCHASE-GOAL, with a space between')
      return z.NEVER
    }
    return found.map(parts => {
      const [, id = '', requestGoal = '', purchaseGoal = ''] = parts ?? []
      return { id, requestGoal, purchaseGoal }
    })
  })
  .optional()

/**
 * Settings of third-party services; without its key a service is off. A key is public: every page contains it. A
 * script of your own replaces the company's; pages may then reach only that address.
 */
export const serviceSettings = {
  ADS_ACCOUNTS: accounts,
  ADS_SCRIPT: script,
  ANALYTICS_KEY: key,
  ANALYTICS_SCRIPT: script,
  BEHAVIOUR_KEY: key,
  BEHAVIOUR_SCRIPT: script,
  MESSAGING_KEY: key,
  MESSAGING_SCRIPT: script,
  PIXEL_KEY: key,
  PIXEL_SCRIPT: script,
}

type ServiceSettings = z.output<z.ZodObject<typeof serviceSettings>>

/** The part of them that pages contain. Returns null if no service is on. */
export function readServices(settings: ServiceSettings): ServiceConfig | null {
  const services: ServiceConfig = {}
  if (settings.ADS_ACCOUNTS)
    services.ads = { script: settings.ADS_SCRIPT ?? VENDORS.ads.script, accounts: settings.ADS_ACCOUNTS }
  for (const [kind, ofKind, ownScript] of [
    ['analytics', settings.ANALYTICS_KEY, settings.ANALYTICS_SCRIPT],
    ['behaviour', settings.BEHAVIOUR_KEY, settings.BEHAVIOUR_SCRIPT],
    ['messaging', settings.MESSAGING_KEY, settings.MESSAGING_SCRIPT],
    ['pixel', settings.PIXEL_KEY, settings.PIXEL_SCRIPT],
  ] as const) {
    if (ofKind) services[kind] = { script: ownScript ?? VENDORS[kind].script, key: ofKind }
  }
  return Object.keys(services).length > 0 ? services : null
}
