import type { Locale } from '#app/links.ts'
import type { Operator } from '#database/content/operator-content.ts'

/** Pure rules about whom one rings. */

/** The number that answers for a country: its region's, or the United States' (specification, section 9). */
export function phoneFor(
  { phones, regionalPhones }: Pick<Operator, 'phones' | 'regionalPhones'>,
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

/** Who to ring in an emergency in a country; none where none are listed (specification, section 9). */
export function emergencyFor(
  { emergencyContacts }: Pick<Operator, 'emergencyContacts'>,
  tag: string,
  locale: Locale,
): EmergencyContact[] {
  const listed = Object.hasOwn(emergencyContacts, tag) ? emergencyContacts[tag] : undefined
  return (listed ?? []).map(({ name, phone }) => ({ name: name[locale], phone }))
}
