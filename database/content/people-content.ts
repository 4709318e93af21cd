import { z } from 'zod'
import { clock, day, photos, reference, slug, text, timeZone } from './words.ts'

/** content/{country}/staff.yaml, and content/staff.yaml for planners of several countries. */
export const staffContent = z.array(
  z.strictObject({
    fkey: slug,
    name: z.string().min(2),
    firstName: z.string().min(1),
    email: z.email(),
    countries: z.array(reference('countries')).min(1),
    place: text,
    /** Tag of the country that place is in. */
    livesIn: reference('countries'),
    role: text,
    since: text,
    profile: text,
    languages: z.array(z.enum(['EN', 'ES', 'FR', 'DE', 'IT', 'PT', 'JA', 'KO', 'ZH', 'AR'])).min(1),
    dateAdded: day,
    timeZone,
    /** Working hours by weekday, 1 Monday to 7 Sunday. */
    hours: z.array(
      z.strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1), from: clock, to: clock }),
    ),
    bookCallUrl: z.url().optional(),
    /** Options of the drawn portrait (app/features/portrait); rolled from the name when left out. */
    portrait: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    photos,
  }),
)

/** content/{country}/reviews.yaml */
export const reviewsContent = z.array(
  z.strictObject({
    key: slug,
    title: text.optional(),
    comment: text,
    /** The planner's answer. */
    answer: text.optional(),
    name: z.string().min(2),
    date: day,
    rating: z.number().int().min(1).max(5),
    group: z.enum(['Couple', 'Family', 'Solo', 'Friends']),
    trip: reference('trip').optional(),
    staff: reference('staff').optional(),
    tags: z.array(slug).default([]),
    language: z.enum(['EN', 'ES', 'FR', 'DE']),
    /** False if a traveller wrote it. */
    invented: z.boolean().default(true),
  }),
)

export type StaffContent = z.infer<typeof staffContent>
