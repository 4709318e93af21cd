import { z } from 'zod'
import type { AwayNote } from '#app/features/people/calendar/calendar.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { Calendar } from '#database/values/calendar.ts'
import type { WorkingHours } from '#database/values/working-hours.ts'
import type { HoursLine } from './working-hours.ts'

/** Data of a person's card. */
export interface StaffFace {
  fkey: string
  name: string
  firstName: string
  /** The town they work from. */
  place: string
  /** Tag of the town's country; null if unknown. */
  livesIn: string | null
  /** Town and country: "San José, Costa Rica". */
  home: string
  /** Their countries: "Plans Peru and Ecuador". */
  role: string
  /** A sentence of their own. */
  since: string
  /** Tags of the countries they answer for. */
  countries: string[]
  /** Part of the portrait's address. */
  portraitVersion: string
  /** Null if there is only the drawn portrait. */
  photo: PhotoData | null
}

/** Working hours as text in their time zone, with the data for converting them to the reader's. */
export interface HoursData extends Calendar {
  place: string
  /** Running and coming absences, which are among the days off too. */
  away: AwayNote[]
  /** Current UTC offset, such as "UTC−6". */
  offset: string
  lines: HoursLine[]
}

/** A person with the details of their profile. */
export interface StaffProfile extends StaffFace {
  /** Month of joining: "November 2018". */
  withUsSince: string
  /** YYYY-MM-DD. */
  dateAdded: string
  /** In the reader's language, the best one first. */
  languages: string[]
  hours: HoursData
  bookCallUrl: string | null
  /** Paragraphs. */
  profile: string[]
}

/** A person in the list of all planners. */
export interface Expert extends StaffFace {
  /** The best one first; the names in the reader's language. */
  languages: { code: string; name: string }[]
}

/** Planners under a country's name. */
export interface ExpertGroup {
  tag: string
  name: string
  people: Expert[]
}

/** A public profile, with names of the countries and keys of the trips. */
export interface ExpertPage {
  person: StaffProfile
  countries: { tag: string; name: string }[]
  tripKeys: string[]
}

/** A staff contact, with the specification's field names (section 3: Staff contact). */
export const staffContact = z
  .object({
    id: z.string().meta({ description: 'Key of the person on the staff' }),
    name: z.string(),
    book_call_url: z.string().nullable(),
    imgix_photo_src: z.string().meta({ description: 'Address of the photograph, or of the drawn portrait' }),
    profile_en: z.string(),
  })
  .meta({ id: 'StaffContact' })

export type StaffContact = z.infer<typeof staffContact>

/** A person in GET /api/public/staff/all_active (specification, sections 3 and 7). */
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
  /** The newest few reviews. */
  feedbackEntries: { title?: string | undefined; comment: string; date: string; name: string }[]
  publishedTripUrls: string[]
}
