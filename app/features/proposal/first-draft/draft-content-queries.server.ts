import type { Readable } from '#database/connect.ts'
import type { Locale } from '#database/values/locale.ts'
import type { FirstDraft, ProposalContent } from '#database/values/proposal-content.ts'
import { placeOf } from './draft-catalogue.ts'
import { findDraftCatalogues } from './draft-catalogue-queries.server.ts'
import { contentOfDraft } from './draft-content.ts'

/**
 * Converts a traveller's own draft to a proposal with current catalogue rows. Returns null if none of its places
 * exist.
 */
export async function contentFromDraft(
  db: Readable,
  draft: FirstDraft,
  locale: Locale,
): Promise<{ title: string; content: ProposalContent } | null> {
  const [catalogue] = await findDraftCatalogues(db, [draft.country])
  if (!catalogue) return null
  const stays = draft.stays.filter(({ place }) => placeOf(catalogue, place))
  if (stays.length === 0) return null
  const places = [...new Set(stays.map(({ place }) => placeOf(catalogue, place)?.name[locale]))]
  return {
    title: `${catalogue.name[locale]}: ${places.join(', ')}`,
    content: contentOfDraft({ ...draft, stays }, catalogue, locale),
  }
}
