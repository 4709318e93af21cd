import type { RequestContext } from '#app/request-context.ts'
import { bestHour, plateOf } from '#art/plate/plate.ts'
import { species } from '#database/schema/species.ts'
import type { PlateChoice, SpeciesCardData } from './species-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale'>

/** Every species, by its name in the reader's language. */
export async function findSpecies({ db, locale }: Reading) {
  const rows = await db
    .select({
      key: species.key,
      latin: species.latin,
      kind: species.kind,
      name: species.name,
      line: species.line,
      seen: species.seen,
    })
    .from(species)
  return rows.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale))
}

export type SpeciesRow = Awaited<ReturnType<typeof findSpecies>>[number]

function plateFor(latin: string): PlateChoice | null {
  const key = plateOf(latin)
  return key && { species: key, palette: bestHour(key) }
}

/** Data of a species' card. */
export function toCard(
  { key, kind, latin, name, line }: Omit<SpeciesRow, 'seen'>,
  locale: Reading['locale'],
): SpeciesCardData {
  return { key, kind, latin, name: name[locale], line: line[locale], plate: plateFor(latin) }
}
