import type { Budget, Understanding } from '#app/features/search/understanding/understanding.ts'
import type { Avoidance } from '#app/features/wish/wish.ts'
import type { Words } from '#database/values/locale.ts'
import type { FirstDraft, ProposalContent } from '#database/values/proposal-content.ts'
import { eachMinor } from './compose-drafts.ts'
import { asksForAnimals, isPermitted, lastWord } from './draft-animals.ts'
import { type DraftCatalogue, type DraftPlace, type DraftTour, placeOf, tourOf } from './draft-catalogue.ts'
import { knownMinor } from './draft-content.ts'
import { type Obstacle, obstacleTo, suits } from './draft-limits.ts'
import {
  allOf,
  effortCheck,
  measured,
  type NeedCheck,
  needChecks,
  partyCheck,
  type Rest,
} from './draft-rests.ts'
import type { Wishes } from './draft-wishes.ts'
import {
  isAbout,
  isFor,
  isNamed,
  isTown,
  meetsAt,
  meetsOnStay,
  visitedIn,
  wishesOfTour,
} from './draft-worth.ts'

/** Why a draft is as it is: how it meets each wish. */

export type DraftReason = { from: string; rests: readonly Rest[] } & (
  | { kind: 'place' | 'activity'; met: true; place: Words; nights: number; tour: Words | null }
  | {
      kind: 'animal'
      met: true
      place: Words
      nights: number
      tour: Words | null
      /** What its outing costs those who wish to walk little; null if that was not wished, or it is short. */
      walk: WalkedTour | null
    }
  | { kind: 'animal'; met: false; out: 'age'; least: number }
  | { kind: 'animal'; met: false; out: 'walk'; tour: Words; walk: WalkedTour }
  | { kind: 'place'; met: false }
  | {
      kind: 'activity'
      met: false
      obstacle: Obstacle | null
      /** An animal that is seen where one sleeps, for those who ask for animals. */
      animal: { name: Words; place: Words } | null
    }
  | { kind: 'animal'; met: false; out: 'season' | 'country' | 'draft' }
  | { kind: 'length'; met: boolean; days: number }
  | { kind: 'when'; met: true; startsOn: string | null }
  | {
      kind: 'budget'
      met: boolean
      /** What is known, of those to whom the limit is. */
      knownMinor: number
      per: Budget['per']
      /** Null if there is no limit, or one of a day. */
      mostMinor: number | null
      /** Whether the limit was said in dollars, and is no estimate. */
      isExact: boolean
      overMinor: number
    }
  | ({ kind: 'need'; met: boolean } & NeedCheck)
  | { kind: 'party'; met: boolean; least: number | null; tours: number; houses: number }
  | { kind: 'effort'; met: boolean; hardest: Words | null; tours: number }
  | { kind: 'avoid'; met: boolean; what: Avoidance; value: number }
)

export interface WalkedTour {
  minutes: number
  kilometres: number
}

interface Reasoned {
  draft: FirstDraft
  content: ProposalContent
  wishes: Wishes
  understanding: Understanding
  catalogue: DraftCatalogue
}

interface Stayed {
  place: DraftPlace
  nights: number
  /** Its first day in the draft. */
  day: number
  tours: readonly { key: string; day: number }[]
}

function stayed({ draft, catalogue }: Reasoned): Stayed[] {
  let next = 1
  return draft.stays.flatMap(({ place: slug, nights, tours }) => {
    const day = next
    next += nights
    const place = placeOf(catalogue, slug)
    return place
      ? [{ place, nights, day, tours: tours.map(tour => ({ key: tour.key, day: day + tour.day })) }]
      : []
  })
}

const ofPlace = ({ place, day }: Stayed, { tag }: DraftCatalogue): Rest => ({
  row: `place:${tag}/${place.slug}`,
  day,
  name: null,
})

/** A stay that meets a wish, by a tour if there is one. */
function assured(stay: Stayed, tour: DraftTour | null, catalogue: DraftCatalogue) {
  const day = stay.tours.find(({ key }) => key === tour?.key)?.day ?? stay.day
  const rest = tour ? { row: `tour:${catalogue.tag}/${tour.key}`, day, name: null } : ofPlace(stay, catalogue)
  return { place: stay.place.name, nights: stay.nights, tour: tour?.name ?? null, rests: [rest] }
}

function placeReasons(about: Reasoned): DraftReason[] {
  return about.wishes.places.map(({ value, from }) => {
    const at = stayed(about).find(({ place }) => isNamed(place, value.kind, value.slug))
    if (!at) return { from, kind: 'place', met: false, rests: [allOf('places', about)] }
    return { from, kind: 'place', met: true, ...assured(at, null, about.catalogue) }
  })
}

const wantsLittleWalking = ({ avoid, withGrandparents, effort }: Wishes) =>
  avoid.has('walking') || withGrandparents || effort === 'easy'

/** The time and the way of an outing on foot; null if it is none. */
function walkOf({ minutes, walkKm }: DraftTour): WalkedTour | null {
  return minutes !== null && walkKm > 0 ? { minutes, kilometres: walkKm } : null
}

/** Why nobody of the party can be taken to an animal that takes a permit: an age, or a walk that a need forbids. */
function keptAway(keys: readonly string[], { wishes, catalogue }: Reasoned) {
  const permitted = catalogue.tours.filter(
    tour => isPermitted(tour, keys, catalogue) && meetsAt(keys, tour.place, wishes.month, catalogue, [tour]),
  )
  if (permitted.some(tour => suits(tour, 'wilder', wishes, catalogue))) return null
  const [tour] = permitted.toSorted((a, b) => a.walkKm - b.walkKm)
  if (!tour) return null
  const { youngest } = wishes
  if (youngest !== null && (tour.minimumAge ?? 0) > youngest)
    return { out: 'age' as const, least: tour.minimumAge ?? 0 }
  const walk = walkOf(tour)
  return walk ? { out: 'walk' as const, tour: tour.name, walk } : null
}

function animalReasons(about: Reasoned): DraftReason[] {
  const { wishes, catalogue } = about
  const visited = visitedIn(about.content)
  return wishes.animals.map(({ value: keys, from }) => {
    const stays = stayed(about)
      .map(stay => ({ stay, tours: stay.tours.flatMap(({ key }) => tourOf(catalogue, key) ?? []) }))
      .filter(({ stay: { place, nights }, tours }) =>
        meetsOnStay(keys, { place: place.slug, nights, tours }, visited, wishes.month, catalogue),
      )
      .map(({ stay, tours }) => {
        return { stay, tour: tours.find(tour => isAbout(tour, keys, catalogue)) ?? null }
      })
    const at =
      stays.find(({ tour }) => tour !== null) ?? stays.find(({ stay }) => !isTown(stay.place)) ?? stays[0]
    if (at) {
      const walk = at.tour && wantsLittleWalking(wishes) ? walkOf(at.tour) : null
      return { from, kind: 'animal', met: true, ...assured(at.stay, at.tour, catalogue), walk }
    }
    const kept = keptAway(keys, about)
    if (kept) return { from, kind: 'animal', met: false, ...kept, rests: [allOf('places', about)] }
    const here = catalogue.species.filter(({ key }) => keys.includes(key))
    const inSeason = here.some(({ months }) => wishes.month === null || months.includes(wishes.month))
    return {
      from,
      kind: 'animal',
      met: false,
      out: here.length === 0 ? 'country' : inSeason ? 'draft' : 'season',
      rests: [inSeason ? allOf('places', about) : { rows: 'animals', count: catalogue.species.length }],
    }
  })
}

/** Kinds of vacation that say who comes, which is no thing to do. */
const PARTIES: ReadonlySet<string> = new Set(['family', 'honeymoon'])

/** An animal where one sleeps, first one of which the place's own line tells: no park, and no outing to it. */
function animalAt(about: Reasoned): { name: Words; at: Stayed } | null {
  const { wishes, catalogue } = about
  const seen = stayed(about).flatMap(at =>
    catalogue.species
      .filter(
        ({ kind, months, places }) =>
          kind !== 'plant' && places.includes(at.place.slug) && months.includes(wishes.month),
      )
      .map(({ name }) => ({ name, at, isTold: at.place.line.en.toLowerCase().includes(lastWord(name)) })),
  )
  return seen.find(({ isTold }) => isTold) ?? seen.find(({ at }) => !isTown(at.place)) ?? null
}

function activityReasons(about: Reasoned): DraftReason[] {
  const { wishes, catalogue } = about
  return wishes.activities.flatMap(({ value, from }, i): DraftReason[] => {
    if (value.every(({ key }) => PARTIES.has(key))) return []
    const stays = stayed(about).map(stay => {
      const tours = stay.tours.flatMap(({ key }) => tourOf(catalogue, key) ?? [])
      return {
        stay,
        tour: tours.find(tour => wishesOfTour(tour, wishes, catalogue).includes(`activity:${i}`)),
      }
    })
    const at =
      stays.find(({ tour }) => tour) ??
      stays.find(({ stay: { place, nights } }) => nights > 1 && isFor(place, value, wishes, catalogue))
    if (!at) {
      const seen = asksForAnimals(value) ? animalAt(about) : null
      return [
        {
          ...{
            from,
            kind: 'activity',
            met: false,
            animal: seen && { name: seen.name, place: seen.at.place.name },
          },
          obstacle: obstacleTo(
            catalogue.places.filter(place => isFor(place, value, wishes, catalogue)),
            wishes,
            catalogue,
          ),
          rests: [
            allOf('outings', about),
            ...(seen ? [ofPlace(seen.at, catalogue)] : [allOf('places', about)]),
          ],
        },
      ]
    }
    return [{ from, kind: 'activity', met: true, ...assured(at.stay, at.tour ?? null, catalogue) }]
  })
}

function partyReasons(about: Reasoned): DraftReason[] {
  const { understanding, wishes } = about
  const { party } = understanding
  // Of a family of whom no child is said there is nothing to meet.
  if (!party || wishes.youngest === null || !party.value.withChildren) return []
  const { span, also = [] } = party
  const from = [span, ...also]
    .toSorted(([a], [b]) => a - b)
    .map(([start, end]) => understanding.text.slice(start, end))
    .join(', ')
  return [{ from, kind: 'party', ...partyCheck(about) }]
}

function budgetReasons({ understanding, draft, content, catalogue }: Reasoned): DraftReason[] {
  const { budget } = understanding
  if (!budget) return []
  const each = eachMinor(draft, catalogue)
  const { per, isDaily } = budget.value
  const mostMinor = isDaily ? null : budget.value.mostMinor
  const ours = per === 'group' ? knownMinor(draft, catalogue) : each
  const isExact = budget.value.said === null
  const overMinor = mostMinor === null ? 0 : Math.max(0, ours - mostMinor)
  // Within it only if the whole is: rides, flights and our work have no price yet.
  const rests = [{ rows: 'prices' as const, count: content.price.length }]
  return [
    {
      ...{ from: budget.from, kind: 'budget', met: false, knownMinor: ours, per },
      ...{ mostMinor, isExact, overMinor, rests },
    },
  ]
}

/** How the draft meets each wish, the most important wishes first. A goal is of whole trips: no row of a draft bears it. */
export function reasonsOf(about: Reasoned): DraftReason[] {
  const { understanding, wishes, draft, content } = about
  const { length, when, effort, avoid } = understanding
  const days = content.days.length
  return [
    ...animalReasons(about),
    ...placeReasons(about),
    ...activityReasons(about),
    ...avoid.map(({ value: what, from }) => ({
      from,
      kind: 'avoid' as const,
      what,
      ...measured(what, about),
    })),
    ...needChecks(about).map((kept, i) => ({
      from: wishes.needs[i]?.from ?? '',
      kind: 'need' as const,
      met: kept.status === 'kept',
      ...kept,
    })),
    ...partyReasons(about),
    ...(effort && wishes.needs.length === 0
      ? [{ from: effort.from, kind: 'effort' as const, ...effortCheck(effort.value, about) }]
      : []),
    ...(length
      ? [
          {
            from: length.from,
            kind: 'length' as const,
            days,
            met: wishes.daysAsked === null && days === wishes.days,
            rests: [allOf('days', about)],
          },
        ]
      : []),
    ...(when
      ? [
          {
            ...{ from: when.from, kind: 'when' as const, met: true as const, startsOn: draft.startsOn },
            // An open date assures nothing.
            rests: draft.startsOn === null ? [] : [{ row: 'day:1', day: 1, name: null }],
          },
        ]
      : []),
    ...budgetReasons(about),
  ]
}
