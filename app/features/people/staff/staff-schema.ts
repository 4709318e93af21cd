import { z } from 'zod'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { WorkingHours } from '#database/values/working-hours.ts'
import type { HoursLine } from './working-hours.ts'

/** A person of the staff as a card shows them. */
export interface StaffFace {
  fkey: string
  name: string
  firstName: string
  /** The town they work from. */
  place: string
  /** Tag of the country that is in; null where it is not known. */
  livesIn: string | null
  /** Town and country: San José, Costa Rica. */
  home: string
  /** What they plan: "Plans Peru and Ecuador". */
  role: string
  /** One sentence of their own. */
  since: string
  /** Tags of the countries they answer for. */
  countries: string[]
  /** Part of the portrait's address. */
  portraitVersion: string
  /** Null while there is only the drawn portrait. */
  photo: PhotoData | null
}

/** When somebody works: on their own clock in words, and what a reader's clock is computed from. */
export interface HoursData {
  place: string
  timeZone: string
  /** Such as UTC−6, on the day of reading. */
  offset: string
  hours: WorkingHours[]
  lines: HoursLine[]
}

/** A person with what one asks before ringing them. */
export interface StaffProfile extends StaffFace {
  /** The month they joined: November 2018. */
  withUsSince: string
  /** YYYY-MM-DD. */
  dateAdded: string
  /** In the reader's words, the one they speak best first. */
  languages: string[]
  hours: HoursData
  bookCallUrl: string | null
  /** Paragraphs. */
  profile: string[]
}

/** A person's public profile, the countries they answer for by name, and keys of the trips they have drawn. */
export interface ExpertPage {
  person: StaffProfile
  countries: { tag: string; name: string }[]
  tripKeys: string[]
}

/** Somebody to turn to, in the specification's own words (section 3: Staff contact). */
export const staffContact = z
  .object({
    id: z.string().meta({ description: 'Their key on the staff' }),
    name: z.string(),
    book_call_url: z.string().nullable(),
    imgix_photo_src: z
      .string()
      .meta({ description: 'Address of their photograph, or of the portrait that is drawn of them' }),
    profile_en: z.string(),
  })
  .meta({ id: 'StaffContact' })

export type StaffContact = z.infer<typeof staffContact>

/** A person as GET /api/public/staff/all_active answers them (specification, sections 3 and 7). */
export interface StaffWrapper {
  staff: StaffContact & {
    fkey: string
    first_name: string
    countries: string[]
    date_added: string
    place: string
    spoken_languages: string[]
    time_zone: string
    working_hours: WorkingHours[]
  }
  /** The newest few. */
  feedbackEntries: { title?: string | undefined; comment: string; date: string; name: string }[]
  publishedTripUrls: string[]
}
