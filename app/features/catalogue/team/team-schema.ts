import type { EmergencyContact } from '#app/features/people/operator/operator.ts'
import type { StaffFace, StaffProfile } from '#app/features/people/staff/staff-schema.ts'

/** The people of a country, and every way to contact them. */
export interface TeamPage {
  tag: string
  name: string
  /** What the people say of themselves; null where it is not written. */
  lead: string | null
  /** Everybody who answers for the country, who answers first before the others. */
  people: StaffProfile[]
  /** Where nobody does: who answers for other countries, the nearest first. */
  elsewhere: StaffFace[]
  /** The country's own calendar for calls. */
  cal: string | null
  callingCode: number | null
  phone: { number: string; e164: string }
  emergency: EmergencyContact[]
}
