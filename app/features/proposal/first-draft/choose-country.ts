import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import type { Words } from '#database/values/locale.ts'
import { type DraftKind, draftKinds } from '#database/values/proposal-content.ts'
import { chooseCountry, composeDrafts, countriesByWorth, namedCountries } from './compose-drafts.ts'
import type { DraftCatalogue } from './draft-catalogue.ts'
import { contentOfDraft } from './draft-content.ts'
import { type DraftReason, reasonsOf } from './draft-reasons.ts'

/** What, unmet in one country, may be met in another. */
const MOVABLE: ReadonlySet<DraftReason['kind']> = new Set(['animal', 'activity', 'avoid', 'need', 'party'])

/** What a named animal that is left out weighs against a wish that is not kept: it is why one goes. */
const WITHOUT_ANIMAL = 10
/** Kilometres of an outing on foot that weigh as much as a wish, for those who walk little. */
const FAR_ON_FOOT = 100

/** What the drafts of a country leave unmet. */
interface Shortfall {
  /** Of the draft that meets fewest wishes, weighed; infinite if there is no draft. */
  unmet: number
  /** The words of the wishes that none of them meets. */
  unmetByAll: string[]
  /** How many wishes are an outing, of a draft on average. */
  guided: number
}

function shortfallIn(
  understanding: Understanding,
  catalogue: DraftCatalogue,
  today: string,
  kinds: readonly DraftKind[] = draftKinds,
): Shortfall {
  const { wishes, drafts } = composeDrafts(understanding, catalogue, today, kinds)
  const reasons = drafts.map(draft => {
    const content = contentOfDraft(draft, catalogue, 'en')
    return reasonsOf({ draft, content, wishes, understanding, catalogue })
  })
  // What no row of any country tells is the same in all.
  const left = reasons.map(all =>
    all.filter(
      reason =>
        MOVABLE.has(reason.kind) && !reason.met && !(reason.kind === 'need' && reason.status === 'unknown'),
    ),
  )
  const weights = left.map(all =>
    all.reduce((sum, reason) => {
      if (reason.kind === 'animal') return sum + WITHOUT_ANIMAL
      // Where an animal takes a walk, it is kept best where the walk is shortest.
      return sum + 1 + (reason.kind === 'avoid' && reason.what === 'walking' ? reason.value / FAR_ON_FOOT : 0)
    }, 0),
  )
  const [first = [], ...others] = left.map(all => all.map(({ from }) => from))
  const guided = reasons.flat().filter(reason => 'tour' in reason && reason.met && reason.tour !== null)
  return {
    unmet: weights.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...weights),
    unmetByAll: first.filter(from => others.every(words => words.includes(from))),
    guided: drafts.length === 0 ? 0 : guided.length / drafts.length,
  }
}

/** Another country that the words name, and what speaks against it. */
export interface LeftOut {
  name: Words
  /** Whether it has no draft that keeps to what was said, misses a wish, or has fewer outings for them; else nothing. */
  why: 'none' | 'unmet' | 'fewer' | null
  /** The wishes that it misses and the other country meets. */
  unmet: readonly string[]
}

type CountryChoice = NonNullable<ReturnType<typeof chooseCountry>> & { leftOut: LeftOut[] }

/** Of several countries that the words name, the one whose drafts meet most. */
function chooseNamed(
  understanding: Understanding,
  named: readonly DraftCatalogue[],
  today: string,
): CountryChoice | null {
  const judged = countriesByWorth(understanding, named, today).map(one => ({
    ...one,
    short: shortfallIn(understanding, one.catalogue, today),
  }))
  const [best, ...others] = judged.toSorted(
    (a, b) => a.short.unmet - b.short.unmet || b.short.guided - a.short.guided,
  )
  if (!best) return null
  const leftOut = others.map(({ catalogue: { name }, short }): LeftOut => {
    const unmet = short.unmetByAll.filter(words => !best.short.unmetByAll.includes(words))
    if (!Number.isFinite(short.unmet)) return { name, why: 'none', unmet: [] }
    if (unmet.length > 0) return { name, why: 'unmet', unmet }
    return { name, why: short.guided < best.short.guided ? 'fewer' : null, unmet }
  })
  return { catalogue: best.catalogue, because: 'named', met: best.met, leftOut }
}

function alone(choice: ReturnType<typeof chooseCountry>): CountryChoice | null {
  return choice && { ...choice, leftOut: [] }
}

/**
 * The country of the drafts. Of several that the words name, the one whose drafts meet most. Where they name none and
 * refuse or need something, it is the first, of those that meet as many of the other wishes, in which all drafts keep
 * everything; otherwise the one that breaks least.
 */
export function chooseKeepingCountry(
  understanding: Understanding,
  catalogues: readonly DraftCatalogue[],
  today: string,
): CountryChoice | null {
  const said = namedCountries(understanding)
  const named = catalogues.filter(({ tag }) => said.includes(tag))
  if (named.length > 1) return chooseNamed(understanding, named, today)
  const first = chooseCountry(understanding, catalogues, today)
  const { avoid, needs, party } = understanding
  const isOpen = avoid.length + needs.length > 0 || party?.value.withChildren === true
  if (!first || first.because === 'named' || !isOpen) return alone(first)
  let best = { catalogue: first.catalogue, unmet: shortfallIn(understanding, first.catalogue, today).unmet }
  for (const { catalogue, met } of countriesByWorth(understanding, catalogues, today)) {
    if (best.unmet === 0) break
    const mayReplace = met.length === first.met.length || best.unmet === Number.POSITIVE_INFINITY
    if (catalogue === first.catalogue || !mayReplace) continue
    // Three drafts cost three times as much as one, which rules most countries out.
    const quick = shortfallIn(understanding, catalogue, today, draftKinds.slice(0, 1)).unmet
    if (quick >= best.unmet && Number.isFinite(quick)) continue
    const { unmet } = shortfallIn(understanding, catalogue, today)
    if (unmet < best.unmet) best = { catalogue, unmet }
  }
  return alone(chooseCountry(understanding, [best.catalogue], today))
}

/** The countries, those for the wishes first, in which there is a draft: what is possible where one that was named has none. */
export function countriesThatKeep(
  understanding: Understanding,
  catalogues: readonly DraftCatalogue[],
  today: string,
  most: number,
): DraftCatalogue[] {
  const found: DraftCatalogue[] = []
  for (const { catalogue } of countriesByWorth(understanding, catalogues, today)) {
    if (found.length === most) break
    const { drafts } = composeDrafts(understanding, catalogue, today, draftKinds.slice(0, 1))
    if (drafts.length > 0) found.push(catalogue)
  }
  return found
}
