import type { PhotoData } from '#app/features/photo/photo-schema.ts'

/** A person of the staff as a card shows them. */
export interface StaffFace {
  fkey: string
  name: string
  firstName: string
  /** The town they work from. */
  place: string
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
