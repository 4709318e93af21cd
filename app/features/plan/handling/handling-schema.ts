import { z } from 'zod'
import { type Wish, wish } from '#app/features/wish/wish-schema.ts'
import { isCurrency } from '#database/values/currency.ts'

const { shape } = wish

/** Not corrected: the traveller's own words, the time that only a call says, and the country, whose planners it went to. */
type Fixed = 'words' | 'activityTime' | 'where'
type Part = Exclude<keyof Wish, Fixed> | 'places'

const corrections = {
  who: shape.who
    .unwrap()
    .refine(({ adults }) => adults !== 0, { path: ['adults'], error: 'party_without_adult' })
    .optional(),
  when: shape.when.unwrap().optional(),
  budget: shape.budget
    .unwrap()
    .refine(({ currency }) => isCurrency(currency), { path: ['currency'], error: 'currency_unknown' })
    .optional(),
  what: shape.what.unwrap().optional(),
  saved: shape.saved.unwrap().optional(),
  avoid: shape.avoid.unwrap().optional(),
  unwanted: shape.unwanted.unwrap().optional(),
  needs: shape.needs.unwrap().optional(),
  style: shape.style.unwrap().optional(),
  transport: shape.transport.unwrap().optional(),
  flights: shape.flights.unwrap().optional(),
  places: shape.where.unwrap().shape.places.unwrap().optional(),
} satisfies Record<Part, z.ZodType>

/** What the office may correct of a wish; a part that is given replaces the whole part. */
export const wishCorrection = z
  .strictObject({
    revision: z.int().min(0).meta({ description: 'Revision of the plan that was read' }),
    ...corrections,
  })
  .meta({ id: 'WishCorrection' })

export type WishCorrection = z.infer<typeof wishCorrection>
export type WishParts = Omit<WishCorrection, 'revision'>

function partsOf({ where: { places }, words: _, activityTime: __, ...parts }: Wish): Required<WishParts> {
  return { ...parts, places }
}

/** The parts of a wish that differ from another one. */
export function wishDifference(from: Wish, to: Wish): WishParts {
  const before = new Map<string, unknown>(Object.entries(partsOf(from)))
  const changed = Object.entries(partsOf(to)).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify(before.get(name)),
  )
  return Object.fromEntries(changed)
}

/** A planner as the office shows them. */
export const officePlanner = z
  .object({
    fkey: z.string().meta({ description: 'Key of the planner on the staff' }),
    name: z.string(),
    firstName: z.string(),
    timeZone: z.string(),
    portrait: z.string().meta({ description: 'Version of the portrait, a part of its address' }),
  })
  .meta({ id: 'OfficePlanner' })

export type OfficePlanner = z.infer<typeof officePlanner>
