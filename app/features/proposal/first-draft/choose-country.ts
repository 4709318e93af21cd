import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { type DraftKind, draftKinds } from '#database/values/proposal-content.ts'
import { chooseCountry, composeDrafts, countriesByWorth } from './compose-drafts.ts'
import type { DraftCatalogue } from './draft-catalogue.ts'
import { contentOfDraft } from './draft-content.ts'
import { type DraftReason, reasonsOf } from './draft-reasons.ts'

/** What, unmet in one country, may be met in another. */
const MOVABLE: ReadonlySet<DraftReason['kind']> = new Set(['animal', 'activity', 'avoid', 'need', 'party'])

/** What a named animal that is left out weighs against a wish that is not kept: it is why one goes. */
const WITHOUT_ANIMAL = 10
/** Kilometres of an outing on foot that weigh as much as a wish, for those who walk little. */
const FAR_ON_FOOT = 100

/** What the draft of a country that meets fewest wishes leaves unmet, weighed; infinite if there is no draft. */
function unmetIn(
  understanding: Understanding,
  catalogue: DraftCatalogue,
  today: string,
  kinds: readonly DraftKind[] = draftKinds,
): number {
  const { wishes, drafts } = composeDrafts(understanding, catalogue, today, kinds)
  const unmet = drafts.map(draft => {
    const content = contentOfDraft(draft, catalogue, 'en')
    const reasons = reasonsOf({ draft, content, wishes, understanding, catalogue })
    // What no row of any country tells is the same in all.
    const left = reasons.filter(
      reason =>
        MOVABLE.has(reason.kind) && !reason.met && !(reason.kind === 'need' && reason.status === 'unknown'),
    )
    return left.reduce((sum, reason) => {
      if (reason.kind === 'animal') return sum + WITHOUT_ANIMAL
      // Where an animal takes a walk, it is kept best where the walk is shortest.
      return sum + 1 + (reason.kind === 'avoid' && reason.what === 'walking' ? reason.value / FAR_ON_FOOT : 0)
    }, 0)
  })
  return unmet.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...unmet)
}

/**
 * The country of the drafts. Where the words name none and refuse or need something, it is the first, of those that
 * meet as many of the other wishes, in which all drafts keep everything; otherwise the one that breaks least.
 */
export function chooseKeepingCountry(
  understanding: Understanding,
  catalogues: readonly DraftCatalogue[],
  today: string,
): ReturnType<typeof chooseCountry> {
  const first = chooseCountry(understanding, catalogues, today)
  const { avoid, needs, party } = understanding
  const isOpen = avoid.length + needs.length > 0 || party?.value.withChildren === true
  if (!first || first.because === 'named' || !isOpen) return first
  let best = { catalogue: first.catalogue, unmet: unmetIn(understanding, first.catalogue, today) }
  for (const { catalogue, met } of countriesByWorth(understanding, catalogues, today)) {
    if (best.unmet === 0) break
    const mayReplace = met.length === first.met.length || best.unmet === Number.POSITIVE_INFINITY
    if (catalogue === first.catalogue || !mayReplace) continue
    // Three drafts cost three times as much as one, which rules most countries out.
    const quick = unmetIn(understanding, catalogue, today, draftKinds.slice(0, 1))
    if (quick >= best.unmet && Number.isFinite(quick)) continue
    const unmet = unmetIn(understanding, catalogue, today)
    if (unmet < best.unmet) best = { catalogue, unmet }
  }
  return chooseCountry(understanding, [best.catalogue], today)
}
