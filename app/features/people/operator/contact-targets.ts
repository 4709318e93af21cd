import type { Operator } from '#app/features/people/operator/operator-schema.ts'
import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'

/** Links that start a prefilled message to the operator. */
export interface ContactTargets {
  text: string
  mail: string
  whatsapp: string
  messenger: string
}

/**
 * Each message starts with the page's address; SMS and chat messages start with the country (specification, section
 * 9). `url` is the page's full address, `country` the name of its country.
 */
export function contactTargets(
  { sms, email, whatsapp, messenger }: Pick<Operator, 'sms' | 'email' | 'whatsapp' | 'messenger'>,
  { url, country }: { url: string; country: string | undefined },
): ContactTargets {
  const body = m.contact_body({ url })
  const subject = country ? m.contact_subject_country({ country }) : m.contact_subject()
  const spoken = country ? `${country}: ${body}` : body
  return {
    text: contacts.text(sms.e164, spoken),
    mail: contacts.mail(email, subject, body),
    whatsapp: contacts.chat(whatsapp, spoken),
    messenger: contacts.chat(messenger, spoken),
  }
}
