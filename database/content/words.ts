import { z } from 'zod'
import { SCENE_KINDS } from '#art/poster/poster.ts'
import { isTimeZone } from '../values/time-zones.ts'

/** A text in both languages, trimmed and never empty. */
export const text = z
  .strictObject({ en: z.string().trim().min(1), es: z.string().trim().min(1) })
  .describe('a text in both languages: { en: …, es: … }')

/** A short line that must fit its slot in both languages. */
export function line(max: number) {
  const words = z
    .string()
    .trim()
    .min(1)
    .max(max, { error: `at most ${max} characters` })
  return z.strictObject({ en: words, es: words })
}

/** What something is called: short enough for a heading. */
export const name = line(120)

/** Lower-case words joined by hyphens, as in an address. */
export const slug = z
  .string()
  .min(1, { abort: true })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'lower-case words joined by hyphens' })

/** The key of a document of one of these kinds, or of an entry of one: the editor offers those that there are. */
export function reference(...kinds: string[]) {
  return slug.meta({ refersTo: kinds })
}

export const month = z.number().int().min(1).max(12)
export const months = z.array(month).min(1).max(12)

/** Minor units of US dollars (cents). Authored as dollars: 3480 or 62.50. */
export const dollars = z
  .number()
  .positive()
  .refine(amount => Number.isInteger(Math.round(amount * 1e6) / 1e4), { error: 'at most two decimals' })

/** Metres above the sea. */
export const altitude = z.number().int().min(-450).max(8849)

export const timeZone = z.string().refine(isTimeZone, { error: 'an IANA time zone such as America/Lima' })

/** Latitude, longitude in degrees. */
export const coordinates = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])

export const habitats = [
  'rainforest',
  'cloud-forest',
  'dry-forest',
  'mangrove',
  'beach',
  'coral-reef',
  'volcano',
  'highland',
  'river',
  'lake',
  'wetland',
  'savanna',
  'mountain',
  'city',
  'farmland',
  'island',
] as const
export const habitat = z.enum(habitats)

export const interests = [
  'wildlife',
  'birds',
  'hiking',
  'beaches',
  'surf',
  'snorkelling',
  'hot-springs',
  'volcanoes',
  'rafting',
  'food',
  'coffee',
  'culture',
  'history',
  'family',
  'turtles',
  'whales',
  'cycling',
  'night-walks',
] as const
export const interest = z.enum(interests)

export const hour = z.enum(['dawn', 'day', 'golden', 'dusk', 'night', 'monsoon'])

/** A poster's explicit choices; the rest is derived from the facts of its subject. */
export const poster = z.strictObject({
  kind: z.string().meta({ enum: SCENE_KINDS }).optional(),
  palette: hour.optional(),
  seed: z.union([z.string(), z.number()]).optional(),
})

/** A photograph; its file is in `photos/` of the same folder. */
export const photograph = z.strictObject({
  file: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|webp|avif)$/, {
    error: 'a file name such as mist-at-dawn.jpg (jpg, png, webp or avif)',
  }),
  /** The alternative text: what it shows. */
  alt: text,
  /** The photographer. */
  credit: z.string().trim().min(1).max(200).optional(),
})

/** Photographs of a thing; the first replaces its poster. */
export const photos = z.array(photograph).optional()

/** Time of day, 24 hours: 06:30. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of day such as 06:30, in quotes' })
  .meta({ control: 'time' })

/** Hours and minutes: 2 h, 2 h 30 or 45 min. */
export const duration = z
  .string()
  .regex(/^(\d+ h( [0-5]?\d)?|\d+ min|\d+ d)$/, { error: 'a length such as 2 h, 2 h 30, 45 min or 2 d' })

export const day = z.iso.date({ error: 'a date such as 2026-03-14, in quotes' })
