import type { Catalogue } from '../content/catalogue.ts'
import type { Words } from '../schema/columns.ts'
import { searchWord } from '../schema/search-word.ts'
import { species, vacationTheme } from '../schema/species.ts'
import { type Seeder, upsert } from './seeder.ts'

/** Seeds the animals and plants of the field guide. */
export async function seedSpecies(seeder: Seeder, catalogue: Catalogue): Promise<void> {
  for (const [key, { value }] of catalogue.species) {
    const row = { key, ...value, confusions: value.confusions ?? null, redList: value.redList ?? null }
    await seeder.changed('species', key, row, () => upsert(seeder.tx, species, [row], [species.key]))
  }
}

/** Seeds what vacation themes look for in any country. */
export async function seedVacationThemes(seeder: Seeder, { themes }: Catalogue): Promise<void> {
  for (const [position, entry] of (themes?.value ?? []).entries()) {
    const row = { position, ...entry }
    await seeder.changed('vacation-theme', entry.key, row, () =>
      upsert(seeder.tx, vacationTheme, [row], [vacationTheme.key]),
    )
  }
}

/** London is not Rome, though they stand in one list: a place has its own name, in both languages where they match. */
function nameElsewhere(term: string, { en, es }: { en: readonly string[]; es: readonly string[] }): Words {
  const at = Math.max(en.indexOf(term), es.indexOf(term))
  return en.length === es.length && at >= 0
    ? { en: en[at] ?? term, es: es[at] ?? term }
    : { en: term, es: term }
}

/** Seeds travellers' search terms; terms that are no longer authored are deleted. */
export async function seedSearchWords(seeder: Seeder, catalogue: Catalogue): Promise<void> {
  const entries = catalogue['search-words']?.value ?? []
  await seeder.changed('search-words', 'all', entries, async () => {
    await seeder.tx.delete(searchWord)
    const rows = entries.flatMap(
      ({ en, es, others, means: { thing, absent, says, legs, beds, house, elsewhere, ...keys } }) => {
        const [first = '', primero = ''] = [en[0], es[0]]
        const means = {
          ...keys,
          ...(thing
            ? {
                thing: {
                  name: { en: first, es: primero },
                  en: says?.en ?? en,
                  es: says?.es ?? es,
                  absent,
                  legs,
                  beds,
                  house,
                },
              }
            : {}),
        }
        return [...new Set([...en, ...es, ...others])].map(term => ({
          term,
          means: elsewhere ? { ...means, elsewhere: nameElsewhere(term, { en, es }) } : means,
        }))
      },
    )
    await upsert(seeder.tx, searchWord, rows, [searchWord.term])
  })
}
