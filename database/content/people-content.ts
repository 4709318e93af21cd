import { z } from 'zod'
import type { Holiday } from '../values/calendar.ts'
import { spokenLanguages } from '../values/languages.ts'
import { clock, day, name, photos, reference, slug, text, timeZone } from './words.ts'

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
    languages: z.array(z.enum(spokenLanguages)).min(1),
    dateAdded: day,
    timeZone,
    /** Working hours by weekday, 1 Monday to 7 Sunday. */
    hours: z.array(
      z.strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1), from: clock, to: clock }),
    ),
    bookCallUrl: z.url().optional(),
    /** Options of the drawn portrait (art/portrait/portrait-options.ts); rolled from the name when left out. */
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

/** Month and day. */
const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'a month and day such as 12-25, in quotes' })

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const rules = ['on', 'easter', 'lunarNewYear', 'lunar'] as const

const holiday: z.ZodType<Holiday> = z
  .strictObject({
    name,
    on: dayOfYear.optional(),
    easter: z.number().int().min(-60).max(60).optional(),
    lunarNewYear: z.number().int().min(-5).max(15).optional(),
    lunar: dayOfYear.optional(),
    days: z.number().int().min(2).max(9).optional(),
    moved: z.partialRecord(z.enum(weekdays), z.number().int().min(-6).max(6)).optional(),
  })
  .refine(one => rules.filter(rule => one[rule] !== undefined).length === 1, {
    error: `needs one of ${rules.join(', ')}`,
  })
  .refine(({ days, moved }) => !(days && moved), { error: 'several days are not moved' })

/** content/holidays.yaml: public holidays by the tag of a country. */
export const holidaysContent = z.record(reference('countries'), z.array(holiday).min(1))
