import type { Catalogue } from '../content/catalogue.ts'
import { searchWord } from '../schema/search-word.ts'
import { species, vacationTheme } from '../schema/species.ts'
import { type Planter, upsert } from './planter.ts'

/** Plants the animals and plants of the field guide. */
export async function seedSpecies(planter: Planter, catalogue: Catalogue): Promise<void> {
  for (const [key, { value }] of catalogue.species) {
    const row = { key, ...value, confusions: value.confusions ?? null, redList: value.redList ?? null }
    await planter.changed('species', key, row, () => upsert(planter.tx, species, [row], [species.key]))
  }
}

/** Plants what vacation themes ask for in any country. */
export async function seedVacationThemes(planter: Planter, { themes }: Catalogue): Promise<void> {
  for (const [position, entry] of (themes?.value ?? []).entries()) {
    const row = { position, ...entry }
    await planter.changed('vacation-theme', entry.key, row, () =>
      upsert(planter.tx, vacationTheme, [row], [vacationTheme.key]),
    )
  }
}

/** Plants what travellers call things; what stood there before and is not authored any more goes. */
export async function seedSearchWords(planter: Planter, catalogue: Catalogue): Promise<void> {
  const entries = catalogue['search-words']?.value ?? []
  await planter.changed('search-words', 'all', entries, async () => {
    await planter.tx.delete(searchWord)
    const rows = entries.flatMap(({ en, es, means }) =>
      [...new Set([...en, ...es])].map(term => ({ term, means })),
    )
    await upsert(planter.tx, searchWord, rows, [searchWord.term])
  })
}
