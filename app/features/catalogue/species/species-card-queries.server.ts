import type { ReadContext } from '#app/request-context.ts'
import { bestHour, plateOf } from '#art/plate/plate.ts'
import { species } from '#database/schema/species.ts'
import type { Locale } from '#database/values/locale.ts'
import type { PlateChoice, SpeciesCardData } from './species-schema.ts'

/** Every species, by its name in the reader's language. */
export async function findSpecies({ db, locale }: ReadContext) {
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
  locale: Locale,
): SpeciesCardData {
  return { key, kind, latin, name: name[locale], line: line[locale], plate: plateFor(latin) }
}
