import { z } from 'zod'
import { isCurrency } from '../values/currency.ts'
import { slug, text } from './words.ts'

const phone = z.strictObject({
  label: z.string(),
  number: z.string(),
  e164: z.string().regex(/^\+[0-9]{7,15}$/),
})

/** content/operator.yaml: the company behind the site. */
export const operatorContent = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  phones: z.strictObject({ us: phone, ca: phone, uk: phone }),
  sms: phone,
  email: z.email(),
  whatsapp: z.url(),
  messenger: z.url(),
  reviewSite: z.strictObject({ name: text, url: z.url() }),
  social: z.array(z.strictObject({ kind: z.enum(['instagram', 'facebook', 'youtube']), url: z.url() })),
  /** One number for several countries, which name it as their `contact` (specification, section 9). */
  regionalPhones: z.record(slug, phone),
  /** Who to ring in an emergency, by country tag (specification, section 9). */
  emergencyContacts: z
    .record(
      slug,
      z.array(z.strictObject({ name: text, phone: z.string().regex(/^\+?[0-9 ]{2,20}$/) })).min(1),
    )
    .default({}),
  /** The currencies in which proposals may be priced; the first one is the usual. */
  currencies: z.array(z.string().refine(isCurrency)).min(1).default(['USD']),
  /** Where travellers transfer money to. */
  bank: z.strictObject({
    holder: z.string().min(1),
    name: z.string().min(1),
    iban: z.string().regex(/^[A-Z]{2}[0-9]{2}[0-9A-Z ]{8,40}$/),
    bic: z.string().regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/),
  }),
  /** Whether planners publish what they wrote of their countries, or only admins. */
  plannersPublish: z.boolean().default(false),
  /** Staff keys that the contact form never shows (specification, section 7). */
  hiddenStaff: z.array(z.string()).default([]),
})

export type Operator = z.infer<typeof operatorContent>
