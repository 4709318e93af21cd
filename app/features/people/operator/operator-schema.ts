/** A phone number for display and for dialling. */
export interface Phone {
  label: string
  number: string
  e164: string
}

/** The company's data for header and footer. */
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
