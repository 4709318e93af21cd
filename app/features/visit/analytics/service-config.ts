/** Kinds of third-party services that a page may load (specification, section 7). */
export const SERVICE_KINDS = ['ads', 'analytics', 'behaviour', 'messaging', 'pixel'] as const

export type ServiceKind = (typeof SERVICE_KINDS)[number]

interface Keyed {
  /** Address of the company's script. */
  script: string
  /** Public ID of the operator at the company. */
  key: string
}

export interface AdAccount {
  id: string
  /** Conversion goals: a request sent, a purchase. */
  requestGoal: string
  purchaseGoal: string
}

/** Configuration in the page: only what the operator configured, without secrets. */
export interface ServiceConfig {
  ads?: { script: string; accounts: AdAccount[] }
  analytics?: Keyed
  behaviour?: Keyed
  messaging?: Keyed
  pixel?: Keyed
}

/** The configured kinds, in a fixed order. */
export function kindsOf(services: ServiceConfig): ServiceKind[] {
  return SERVICE_KINDS.filter(kind => services[kind] !== undefined)
}

/** Hosts of the configured services, for the privacy page. */
export function serviceHosts(services: ServiceConfig): { kind: ServiceKind; host: string }[] {
  return kindsOf(services).map(kind => ({ kind, host: new URL(services[kind]?.script ?? '').host }))
}
