/** The services of other companies that a page may load, by kind (specification, section 7). */
export const SERVICE_KINDS = ['ads', 'analytics', 'behaviour', 'messaging', 'pixel'] as const

export type ServiceKind = (typeof SERVICE_KINDS)[number]

interface Keyed {
  /** Where the company's script is. */
  script: string
  /** By what the company knows the operator; every reader may know it. */
  key: string
}

export interface AdAccount {
  id: string
  /** Conversion goals: a request was sent, something was paid. */
  requestGoal: string
  purchaseGoal: string
}

/** What the page carries: only what the operator configured, and nothing secret. */
export interface ServiceConfig {
  ads?: { script: string; accounts: AdAccount[] }
  analytics?: Keyed
  behaviour?: Keyed
  messaging?: Keyed
  pixel?: Keyed
}

/** The kinds that are configured, in one order. */
export function kindsOf(services: ServiceConfig): ServiceKind[] {
  return SERVICE_KINDS.filter(kind => services[kind] !== undefined)
}

/** The host each of them is loaded from: what the privacy page names. */
export function serviceHosts(services: ServiceConfig): { kind: ServiceKind; host: string }[] {
  return kindsOf(services).map(kind => ({ kind, host: new URL(services[kind]?.script ?? '').host }))
}
