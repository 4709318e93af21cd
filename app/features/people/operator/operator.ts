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
