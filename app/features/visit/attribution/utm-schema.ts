import { z } from 'zod'

/** Text without characters that the database cannot store. */
const text = (max: number) =>
  z
    .string()
    .overwrite(value => value.toWellFormed().replaceAll('\0', ''))
    .max(max)
    .nullish()

/** Where a visitor came from (specification, section 3: UTM record). */
export const utmRecord = z.object({
  utm_source: text(500),
  utm_campaign: text(500),
  utm_medium: text(500),
  utm_term: text(500),
  utm_content: text(500),
  created: z.iso.date().nullish(),
  created_ts: z.iso.datetime({ offset: true }).nullish(),
  landing_url: text(2_000),
  amplitude_device_id: text(200),
  ga_session_id: text(200),
  fbclid: text(1_000),
  msclkid: text(1_000),
  ttclid: text(1_000),
  li_fat_id: text(1_000),
  user_id: z.number().int().positive().nullish(),
})

export type UtmRecord = z.infer<typeof utmRecord>

/** Maximum number of records per call. */
export const MOST_RECORDS = 50
