import { eachMinor } from '#app/features/proposal/first-draft/compose-drafts.ts'
import type { DraftCatalogue } from '#app/features/proposal/first-draft/draft-catalogue.ts'
import { placeOf } from '#app/features/proposal/first-draft/draft-catalogue.ts'
import { isTown } from '#app/features/proposal/first-draft/draft-worth.ts'
import { sumsOf } from '#app/features/proposal/proposal/sums.ts'
import type { DraftKind, FirstDraft, ProposalContent } from '#database/values/proposal-content.ts'

/** What the drafts of a set may be called beside each other: only what their rows make true. */

/** What of a draft is compared. */
export interface Compared {
  /** On the way, with boats and flights. */
  minutes: number
  moves: number
  flights: number
  /** Known price of a person. */
  eachMinor: number
  outings: number
  nightsOutOfTowns: number
  /** Nights by place, in their order. */
  nights: Readonly<Record<string, number>>
}

export interface DraftTitle {
  /** In what it differs from all others of its set. */
  claims: DraftKind[]
  /** If in none of these: the slug of the place where it stays longest and the others do not. */
  place: string | null
  minutes: number
  moves: number
}

export function comparedOf(draft: FirstDraft, content: ProposalContent, catalogue: DraftCatalogue): Compared {
  const { stays } = draft
  const nights: Record<string, number> = {}
  for (const { place, nights: count } of stays) nights[place] = (nights[place] ?? 0) + count
  const isOut = ({ place: slug }: { place: string }) => {
    const place = placeOf(catalogue, slug)
    return place !== undefined && !isTown(place)
  }
  return {
    minutes: content.days.flatMap(({ legs }) => legs).reduce((sum, { minutes }) => sum + minutes, 0),
    moves: stays.length,
    flights: sumsOf(content).flights,
    eachMinor: eachMinor(draft, catalogue),
    outings: stays.reduce((sum, { tours }) => sum + tours.length, 0),
    nightsOutOfTowns: stays.filter(isOut).reduce((sum, stay) => sum + stay.nights, 0),
    nights,
  }
}

const CLAIMS: Readonly<Record<DraftKind, (one: Compared, other: Compared) => boolean>> = {
  calmer: (one, other) =>
    one.minutes < other.minutes && one.moves <= other.moves && one.flights <= other.flights,
  wilder: (one, other) => one.nightsOutOfTowns > other.nightsOutOfTowns && one.outings >= other.outings,
  // What flights cost is open: with more of them it may not be the cheaper.
  cheaper: (one, other) => one.eachMinor < other.eachMinor && one.flights <= other.flights,
}

/** The titles of a set's drafts, in their order. A draft alone is compared with nothing. */
export function titlesOf(set: readonly Compared[]): DraftTitle[] {
  return set.map((one, i) => {
    const others = set.filter((_, at) => at !== i)
    const isTrue = (kind: DraftKind) => others.length > 0 && others.every(other => CLAIMS[kind](one, other))
    const [first, ...later] = Object.entries(one.nights)
    const own = [...later.toSorted(([, a], [, b]) => b - a), ...(first ? [first] : [])]
    const [place] = own.find(([slug]) => others.every(({ nights }) => !nights[slug])) ?? own[0] ?? []
    return {
      claims: (['calmer', 'wilder', 'cheaper'] as const).filter(isTrue),
      place: place ?? null,
      minutes: one.minutes,
      moves: one.moves,
    }
  })
}
