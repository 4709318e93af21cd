import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { transferModes } from '#database/values/catalogue-kinds.ts'
import { goals, groups } from '#database/values/goals.ts'
import { LOCALES } from '#database/values/locale.ts'

/** Travellers' queries, with what should be among the first three results. A third is held out: `*.aside.yaml`. */

export const wishKinds = [
  'animal',
  'place',
  'party',
  'days',
  'budget',
  'month',
  'activity',
  'mixed',
  'typo',
  'other-name',
  'negation',
  'article',
  'planner',
  'bad',
] as const

const keys = z.array(z.string().min(1)).min(1)

/** Conditions that any right trip meets, for wishes too broad for a list. All given ones must hold. */
const tripWhere = z
  .strictObject({
    country: z.union([z.string(), keys]),
    party: z.enum(groups),
    effort: z.enum(['easy', 'moderate', 'demanding']),
    goal: z.enum(goals),
    /** Any of these months, 1 to 12, is among the trip's best. */
    months: z.array(z.number().int().min(1).max(12)).min(1),
    minDays: z.number().int(),
    maxDays: z.number().int(),
    /** US dollars for each of two travellers in the cheapest season. */
    minPrice: z.number(),
    maxPrice: z.number(),
    /** A mode of transport that the trip does not use. */
    without: z.enum(transferModes),
    /** Most minutes on the road a day, on average. */
    roadMinutes: z.number(),
    /** Fewest nights in a place, on average. */
    nightsAPlace: z.number(),
  })
  .partial()

const expectation = z
  .strictObject({
    /** Nothing definite: any result is right, without an error and not empty. */
    any: z.literal(true),
    trips: keys,
    where: tripWhere,
    /** A trip of any of these countries. */
    countries: keys,
    /** Slugs of destinations, attractions and regions. */
    places: keys,
    species: keys,
    tours: keys,
    articles: keys,
    planners: keys,
  })
  .partial()
  .refine(groupsNamed => Object.keys(groupsNamed).length > 0, 'expects nothing')
  .refine(({ any, ...others }) => !any || Object.keys(others).length === 0, '`any` stands alone')

export const wishSchema = z
  .strictObject({
    query: z.string().min(1),
    /** How often the text is repeated, for very long queries. */
    repeat: z.number().int().positive().default(1),
    language: z.enum(LOCALES),
    kind: z.enum(wishKinds),
    expect: expectation,
  })
  .transform(({ repeat, query, ...wish }) => ({ ...wish, query: query.repeat(repeat) }))

export type Wish = z.infer<typeof wishSchema>
export type TripWhere = z.infer<typeof tripWhere>

export const wishesFolder = import.meta.dirname

/** Every wish of a folder in the order of its files: those used for building, and those held out for measuring. */
export function readWishes(folder = wishesFolder): { building: Wish[]; aside: Wish[] } {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
  const read = (names: string[]) =>
    names.flatMap(name => z.array(wishSchema).parse(parse(readFileSync(join(folder, name), 'utf8'))))
  const isAside = (name: string) => name.endsWith('.aside.yaml')
  return { building: read(files.filter(name => !isAside(name))), aside: read(files.filter(isAside)) }
}
