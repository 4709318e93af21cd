import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { Operator } from './navigation-schema.ts'

/**
 * Links that begin a message to the operator with the page it is about (specification, section 9).
 * `url` is the page's full address, `country` the name of the page's country.
 */
export function contactTargets(
  operator: Pick<Operator, 'sms' | 'email'>,
  { url, country }: { url: string; country: string | undefined },
): { text: string; mail: string } {
  const body = m.contact_body({ url })
  const subject = country ? m.contact_subject_country({ country }) : m.contact_subject()
  return {
    text: contacts.text(operator.sms.e164, country ? `${country}: ${body}` : body),
    mail: contacts.mail(operator.email, subject, body),
  }
}
