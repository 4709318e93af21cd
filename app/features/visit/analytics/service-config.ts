import { splitLocale } from '#app/links.ts'

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

const PRIVATE = /^\/(receipt|account|shared|vote|user)(\/|$)/
/** Pages whose address goes on with a key, or with somebody's number. */
const KEYED = /^\/(receipt|shared|vote|user|book|account\/(letter|emails|trips))(?=\/)/

/**
 * Whether a page's address is private: a receipt, a newsletter link, an account, a shared trip, a vote, a person in
 * the office. No service runs there.
 */
export function isPrivatePage(pathname: string): boolean {
  return PRIVATE.test(splitLocale(pathname).path)
}

/** The path of a page without a key or number that it contains: of a receipt only that it is one. */
export function tellablePath(pathname: string): string {
  const { path } = splitLocale(pathname)
  const [kind] = KEYED.exec(path) ?? []
  return kind === undefined ? pathname : pathname.slice(0, pathname.length - path.length) + kind
}

/** A purchase, in whole US cents. */
export interface Purchase {
  /** Unique per payment, however often it is reported. */
  id: string
  usdCents: number
}

/** Fields of a purchase that every service receives (specification, section 9: in USD, with tax 0 and shipping 0). */
export interface PurchaseFigures {
  transaction_id: string
  value: number
  currency: 'USD'
  tax: 0
  shipping: 0
}

export function purchaseFigures({ id, usdCents }: Purchase): PurchaseFigures {
  return { transaction_id: id, value: usdCents / 100, currency: 'USD', tax: 0, shipping: 0 }
}
