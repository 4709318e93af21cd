import type { ServiceKind } from '#app/features/visit/analytics/service-config.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

const words: Record<ServiceKind, () => string> = {
  ads: m.consent_kind_ads,
  analytics: m.consent_kind_analytics,
  behaviour: m.consent_kind_behaviour,
  messaging: m.consent_kind_messaging,
  pixel: m.consent_kind_pixel,
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(parts)
}

/** For example 'advertising, visit counting and a chat window'. */
export function nameKinds(kinds: readonly ServiceKind[]): string {
  return list(kinds.map(kind => words[kind]()))
}

/** Text of the privacy page about the connected services and their hosts. */
export function formatConnectedServices(hosts: readonly { kind: ServiceKind; host: string }[]): string {
  if (hosts.length === 0) return m.consent_none_connected()
  return m.consent_connected({ services: list(hosts.map(({ kind, host }) => `${words[kind]()} (${host})`)) })
}
