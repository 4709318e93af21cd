import { z } from 'zod'

/** What the office may choose for a day of a draft: houses, tours and places, the nearest first. */

export const choiceKinds = ['hotel', 'tour', 'place'] as const

export const choiceQuery = z.object({
  kind: z.enum(choiceKinds).meta({ example: 'tour' }),
  country: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .meta({ example: 'costa-rica' }),
  near: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional()
    .meta({ description: 'Slug of the place that it is for', example: 'monteverde' }),
  date: z.iso.date().optional().meta({ description: 'Day that it is for', example: '2027-02-11' }),
  adults: z
    .string()
    .regex(/^(?!0)\d{1,3}$/)
    .default('2'),
  childAges: z
    .string()
    .regex(/^\d{1,2}(,\d{1,2}){0,149}$/)
    .optional()
    .meta({ description: 'Ages of the children, with commas between them', example: '8,11' }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
})

/** Why something does not fit: it is elsewhere, out of its season, closed on that day, or for older people. */
const unfits = ['elsewhere', 'month', 'closed', 'age', 'rooms'] as const

export const choice = z
  .object({
    key: z.string(),
    name: z.string(),
    place: z.object({ slug: z.string(), name: z.string() }),
    kilometres: z
      .number()
      .nullable()
      .meta({ description: 'From the place that it is for, in a straight line' }),
    class: z.string().meta({ description: 'What it is: a kind of house, how long and hard a tour is' }),
    priceMinor: z.int().nullable().meta({
      description: 'For the party: a night in a house, or a tour; null if it is unknown, or for a place',
    }),
    minutes: z.int().nullable(),
    unfit: z
      .object({ why: z.enum(unfits), words: z.string() })
      .nullable()
      .meta({ description: 'Why it does not fit; null if it does' }),
  })
  .meta({ id: 'Choice' })

export type ChoiceQuery = z.infer<typeof choiceQuery>
export type Choice = z.infer<typeof choice>
