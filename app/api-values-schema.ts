import { z } from 'zod'

/** Schemas of values that several public API responses share. */

/** An amount in whole minor units, such as cents. */
export const money = z
  .object({
    amount_minor: z.number().int().positive().meta({ description: 'Amount in minor units, such as cents' }),
    currency: z.string().meta({ description: 'Currency code, ISO 4217', example: 'USD' }),
  })
  .meta({ id: 'Money' })

export const month = z.number().int().min(1).max(12)
export const months = z.array(month).meta({ description: 'Months; January is 1' })
export const lat = z.number().min(-90).max(90)
export const lng = z.number().min(-180).max(180)
export const clock = z.string().meta({ description: 'HH:MM', example: '07:30' })

export const pagePath = z.string().meta({ description: 'Path of the page', example: '/costa-rica' })
export const picturePath = z
  .string()
  .meta({ description: 'Path of the picture: SVG, or a photograph in the format preferred by Accept' })

/** An item of the catalogue, as its key and its name. */
export const named = z.object({ key: z.string(), name: z.string() }).meta({ id: 'Named' })
export const countryName = z.object({ tag: z.string(), name: z.string() }).meta({ id: 'CountryName' })

/** A price as the API returns it. Null and 0 both mean that it is unknown. */
export function moneyOf(minor: number | null, currency: string): z.infer<typeof money> | null {
  return minor ? { amount_minor: minor, currency } : null
}

/** One page of a list: its items, and the cursor of the next page (null on the last). */
export interface ListPart<Item, Cursor> {
  items: Item[]
  after: Cursor | null
}

/** Makes a page of a list from rows that were read with a limit one higher than asked for. */
export function partOf<Row, Item, Cursor>(
  rows: readonly Row[],
  limit: number,
  { item, cursor }: { item: (row: Row) => Item; cursor: (row: Row) => Cursor },
): ListPart<Item, Cursor> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(item), after: last && rows.length > limit ? cursor(last) : null }
}
