import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'

/** Rules for which phone number to show. */

interface Numbers {
  phones: { us: { number: string; e164: string } }
  /** By the group of countries that shares a number. */
  regionalPhones: Readonly<Record<string, { number: string; e164: string }>>
}

interface Emergencies {
  /** By country tag, in both languages. */
  emergencyContacts: Readonly<Record<string, readonly { name: Record<Locale, string>; phone: string }[]>>
}

/** Phone number for a country: its region's, otherwise the United States' (specification, section 9). */
export function phoneFor(
  { phones, regionalPhones }: Numbers,
  contactGroup: string | null,
): { number: string; e164: string } {
  const regional = Object.entries(regionalPhones).find(([group]) => group === contactGroup)?.[1]
  const { number, e164 } = regional ?? phones.us
  return { number, e164 }
}

interface LabelledNumber {
  label: string
  number: string
  e164: string
}

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

/** All numbers to call: the country's own first, where its region has one (specification, section 2, Header). */
export function numbersToCall(
  { us, ca, uk }: Operator['phones'],
  country: { name: string; phone: { number: string; e164: string } } | null,
): LabelledNumber[] {
  const own = country && country.phone.e164 !== us.e164 ? [{ label: country.name, ...country.phone }] : []
  return [...own, us, ca, uk]
}

export interface EmergencyContact {
  name: string
  phone: string
}

/**
 * Emergency contacts of a country, with names in the language; empty if none are listed (specification, section 9).
 */
export function emergencyFor(
  { emergencyContacts }: Emergencies,
  tag: string,
  locale: Locale,
): EmergencyContact[] {
  const listed = Object.hasOwn(emergencyContacts, tag) ? emergencyContacts[tag] : undefined
  return (listed ?? []).map(({ name, phone }) => ({ name: name[locale], phone }))
}

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
