import { z } from 'zod'

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
