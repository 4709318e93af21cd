import { z } from 'zod'

/** Values that several answers of the public calls have. */

/** An amount in whole minor units, such as cents. */
export const money = z
  .object({
    amount_minor: z.number().int().positive().meta({ description: 'In minor units: cents of a dollar' }),
    currency: z.string().meta({ description: 'ISO 4217', example: 'USD' }),
  })
  .meta({ id: 'Money' })

export const month = z.number().int().min(1).max(12)
export const months = z.array(month).meta({ description: 'January is 1' })
export const lat = z.number().min(-90).max(90)
export const lng = z.number().min(-180).max(180)
export const clock = z.string().meta({ description: 'HH:MM', example: '07:30' })

export const pagePath = z.string().meta({ description: 'Path of its page', example: '/costa-rica' })
export const picturePath = z
  .string()
  .meta({ description: 'Path of its picture: SVG, or a photograph in the format that Accept prefers' })

/** A thing by its key and its name. */
export const named = z.object({ key: z.string(), name: z.string() }).meta({ id: 'Named' })
export const countryName = z.object({ tag: z.string(), name: z.string() }).meta({ id: 'CountryName' })

/** A price as the calls tell it; nothing and 0 are both unknown. */
export function moneyOf(minor: number | null, currency: string): z.infer<typeof money> | null {
  return minor ? { amount_minor: minor, currency } : null
}

/** A part of a list: what it holds, and where the next part begins, null for the last. */
export interface ListPart<Item, Cursor> {
  items: Item[]
  after: Cursor | null
}

/** Cuts a list that was read one row longer than asked for. */
export function partOf<Row, Item, Cursor>(
  rows: readonly Row[],
  limit: number,
  { item, cursor }: { item: (row: Row) => Item; cursor: (row: Row) => Cursor },
): ListPart<Item, Cursor> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(item), after: last && rows.length > limit ? cursor(last) : null }
}
