import { asc, sql } from 'drizzle-orm'
import type { WildlifeRow } from '#app/features/catalogue/species/species-schema.ts'
import type { ReadContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { bestHour, plateOf } from '#art/plate/plate.ts'
import type { WildlifeSeason } from '#database/schema/place.ts'
import { species } from '#database/schema/species.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import { gatherWildlife } from './wildlife.ts'

interface Somewhere {
  country: string
  slug: string
  /** The place's own list. */
  wildlife: readonly WildlifeSeason[]
}

/** Wildlife of a place: its own list, and species whose page names it. */
export async function getWildlifeOf(ctx: ReadContext, place: Somewhere): Promise<WildlifeRow[]> {
  const own = place.wildlife.map(({ name, latin, months }) => ({ name, latin: latin ?? null, months }))
  const [named, pages] = await Promise.all([findNaming(ctx, place), findPages(ctx)])
  return gatherWildlife(own, named).map(({ name, latin, months }) => {
    const plate = latin === null ? null : plateOf(latin)
    return {
      name: name[ctx.locale],
      latin,
      key: latin === null ? null : (pages.get(binomial(latin)) ?? null),
      plate: plate && { species: plate, palette: bestHour(plate) },
      months: [...months],
      inWords: formatMonths(months, ctx.locale),
    }
  })
}

/** Keys of the species' pages by their Latin names. */
async function findPages({ db }: ReadContext): Promise<Map<string, string>> {
  const rows = await db.select({ key: species.key, latin: species.latin }).from(species)
  return new Map(rows.map(({ key, latin }) => [binomial(latin), key]))
}

/** Species whose page names a place, with the months of its country. */
async function findNaming({ db }: ReadContext, { country, slug }: Somewhere) {
  const sighting = JSON.stringify([{ country, places: [slug] }])
  const rows = await db
    .select({ name: species.name, latin: species.latin, seen: species.seen })
    .from(species)
    .where(sql`${species.seen} @> ${sighting}::jsonb`)
    .orderBy(asc(species.key))
  return rows.map(({ name, latin, seen }) => ({
    name,
    latin,
    months: seen.find(at => at.country === country)?.months ?? [],
  }))
}
