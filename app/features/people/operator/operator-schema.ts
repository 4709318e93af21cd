/** A number as it is written, and as it is dialled. */
export interface Phone {
  label: string
  number: string
  e164: string
}

/** The company behind the site, as far as its header and footer show it. */
export interface Operator {
  name: string
  legalName: string
  phones: { us: Phone; ca: Phone; uk: Phone }
  sms: Phone
  email: string
  whatsapp: string
  messenger: string
  reviewSite: { name: string; url: string }
  social: { kind: 'instagram' | 'facebook' | 'youtube'; url: string }[]
}
