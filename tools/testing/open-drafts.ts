import { chooseKeepingCountry } from '#app/features/proposal/first-draft/choose-country.ts'
import { composeDrafts } from '#app/features/proposal/first-draft/compose-drafts.ts'
import { tourOf } from '#app/features/proposal/first-draft/draft-catalogue.ts'
import { contentOfDraft } from '#app/features/proposal/first-draft/draft-content.ts'
import { reasonsOf } from '#app/features/proposal/first-draft/draft-reasons.ts'
import {
  findDraftCatalogues,
  findDraftCountries,
} from '#app/features/proposal/first-draft/first-draft-queries.server.ts'
import { understand } from '#app/features/search/understanding/understand.ts'
import { getVocabulary } from '#app/features/search/understanding/understanding-queries.server.ts'
import { openCatalogue } from './test-database.ts'

/** The catalogues of content/ from which first drafts are composed, and the drafts of a traveller's words on a day. */
export async function openDrafts(today: string) {
  const { db } = await openCatalogue()
  const tags = (await findDraftCountries(db)).map(({ tag }) => tag)
  const catalogues = await findDraftCatalogues(db, tags)
  const vocabulary = await getVocabulary({ db })
  return {
    ...{ db, catalogues, vocabulary },
    draftsOf: (words: string) => {
      const understanding = understand(words, vocabulary, new Date(today))
      const choice = chooseKeepingCountry(understanding, catalogues, today)
      if (!choice) throw new Error(`no country for ${words}`)
      const { catalogue } = choice
      const { drafts, wishes } = composeDrafts(understanding, catalogue, today)
      const made = drafts.map(draft => {
        const content = contentOfDraft(draft, catalogue, 'en')
        const tours = draft.stays.flatMap(stay =>
          stay.tours.flatMap(({ key }) => tourOf(catalogue, key) ?? []),
        )
        const reasons = reasonsOf({ draft, content, wishes, understanding, catalogue })
        return { draft, content, tours, reasons }
      })
      return { catalogue, wishes, made }
    },
  }
}
