import type { EmergencyContact } from '#app/features/people/operator/operator.ts'
import type { StaffFace, StaffProfile } from '#app/features/people/staff/staff-schema.ts'

/** The planners of a country, and every way to contact them. */
export interface TeamPage {
  tag: string
  name: string
  /** The team's own text; null if there is none. */
  lead: string | null
  /** All planners of the country, the contact person first. */
  people: StaffProfile[]
  /** If there are none: planners of other countries, the nearest first. */
  elsewhere: StaffFace[]
  /** The country's calendar for calls. */
  cal: string | null
  phone: { number: string; e164: string }
  emergency: EmergencyContact[]
}
