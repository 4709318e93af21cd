import { drivingMinutes } from '#app/features/proposal/proposal/sums.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import type { Avoidance, Effort } from '#app/features/wish/wish.ts'
import type { Words } from '#database/values/locale.ts'
import type { FirstDraft, ProposalContent } from '#database/values/proposal-content.ts'
import { eachMinor } from './compose-drafts.ts'
import { type DraftCatalogue, type DraftPlace, type DraftTour, placeOf, tourOf } from './draft-catalogue.ts'
import { type NeedCheck, needChecks } from './draft-needs.ts'
import { activityKeys, type Wishes } from './draft-wishes.ts'
import { isAbout, isNamed, isTown, meetsAt, wishesOfTour } from './draft-worth.ts'

/** Why a draft is as it is: how it meets each wish. */

/** The row of the draft on which an assurance rests: `tour:peru/key` or `place:peru/slug`. */
interface OfRow {
  row: string
}

export type DraftReason = { from: string } & (
  | ({
      kind: 'place' | 'animal' | 'activity'
      met: true
      place: Words
      nights: number
      tour: Words | null
    } & OfRow)
  | { kind: 'place' | 'activity'; met: false }
  | { kind: 'goal'; met: false }
  | { kind: 'animal'; met: false; out: 'season' | 'country' | 'draft' }
  | ({ kind: 'goal'; met: true; place: Words } & OfRow)
  | { kind: 'length'; met: boolean; days: number }
  | { kind: 'when'; met: true; startsOn: string | null }
  | { kind: 'budget'; met: boolean; eachMinor: number; overMinor: number }
  | ({ kind: 'need'; met: boolean } & NeedCheck)
  | { kind: 'party'; met: boolean; least: number | null }
  | { kind: 'effort'; met: boolean }
  | { kind: 'avoid'; met: boolean; what: Avoidance; value: number }
)

interface Reasoned {
  draft: FirstDraft
  content: ProposalContent
  wishes: Wishes
  understanding: Understanding
  catalogue: DraftCatalogue
}

function stayed({ draft, catalogue }: Reasoned): { place: DraftPlace; nights: number; tours: string[] }[] {
  return draft.stays.flatMap(({ place: slug, nights, tours }) => {
    const place = placeOf(catalogue, slug)
    return place ? [{ place, nights, tours: tours.map(({ key }) => key) }] : []
  })
}

/** A stay that meets a wish, by a tour if there is one. */
function assured(
  { place, nights }: { place: DraftPlace; nights: number },
  tour: DraftTour | null,
  { tag }: DraftCatalogue,
) {
  const row = tour ? `tour:${tag}/${tour.key}` : `place:${tag}/${place.slug}`
  return { place: place.name, nights, tour: tour?.name ?? null, row }
}

function placeReasons(about: Reasoned): DraftReason[] {
  return about.wishes.places.map(({ value, from }) => {
    const at = stayed(about).find(({ place }) => isNamed(place, value.kind, value.slug))
    if (!at) return { from, kind: 'place', met: false }
    const row = `place:${about.catalogue.tag}/${at.place.slug}`
    return { from, kind: 'place', met: true, place: at.place.name, nights: at.nights, tour: null, row }
  })
}

function animalReasons(about: Reasoned): DraftReason[] {
  const { wishes, catalogue } = about
  return wishes.animals.map(({ value: keys, from }) => {
    const stays = stayed(about)
      .filter(({ place }) => meetsAt(keys, place.slug, wishes.month, catalogue))
      .map(stay => {
        const tours = stay.tours.flatMap(key => tourOf(catalogue, key) ?? [])
        return { ...stay, tour: tours.find(tour => isAbout(tour, keys, catalogue)) ?? null }
      })
    const at =
      stays.find(({ tour }) => tour !== null) ?? stays.find(({ place }) => !isTown(place)) ?? stays[0]
    if (at) return { from, kind: 'animal', met: true, ...assured(at, at.tour, catalogue) }
    const here = catalogue.species.filter(({ key }) => keys.includes(key))
    const inSeason = here.some(({ months }) => wishes.month === null || months.includes(wishes.month))
    return {
      from,
      kind: 'animal',
      met: false,
      out: here.length === 0 ? 'country' : inSeason ? 'draft' : 'season',
    }
  })
}

function activityReasons(about: Reasoned): DraftReason[] {
  const { wishes, catalogue } = about
  return wishes.activities.map(({ value, from }, i) => {
    const { interests, habitats } = activityKeys(value, catalogue)
    const stays = stayed(about).map(stay => {
      const tours = stay.tours.flatMap(key => tourOf(catalogue, key) ?? [])
      return {
        ...stay,
        tour: tours.find(tour => wishesOfTour(tour, wishes, catalogue).includes(`activity:${i}`)),
      }
    })
    const at =
      stays.find(({ tour }) => tour) ??
      stays.find(
        ({ place }) =>
          interests.some(key => place.interests.includes(key)) ||
          habitats.some(key => place.habitats.includes(key)),
      )
    if (!at) return { from, kind: 'activity', met: false }
    return { from, kind: 'activity', met: true, ...assured(at, at.tour ?? null, catalogue) }
  })
}

function goalReasons(about: Reasoned): DraftReason[] {
  return about.wishes.goals.map(({ value, from }) => {
    const [best] = stayed(about)
      .filter(({ place }) => (place.goals[value] ?? 0) > 0)
      .toSorted((a, b) => (b.place.goals[value] ?? 0) - (a.place.goals[value] ?? 0))
    return best
      ? {
          ...{ from, kind: 'goal', met: true, place: best.place.name },
          row: `place:${about.catalogue.tag}/${best.place.slug}`,
        }
      : { from, kind: 'goal', met: false }
  })
}

function partyReasons({ understanding, draft, catalogue, wishes }: Reasoned): DraftReason[] {
  const { party } = understanding
  if (!party) return []
  const ages = draft.stays
    .flatMap(({ tours }) => tours)
    .flatMap(({ key }) => tourOf(catalogue, key)?.minimumAge ?? [])
  const least = ages.length > 0 ? Math.max(...ages) : null
  const met = wishes.youngest === null || least === null || least <= wishes.youngest
  return wishes.youngest === null ? [] : [{ from: party.from, kind: 'party', met, least }]
}

/**
 * Measures what the traveller wants to avoid (minutes, counts, degrees, days, metres), and says if it is low enough.
 */
function measured(what: Avoidance, about: Reasoned): { value: number; met: boolean } {
  const { content, draft, catalogue, wishes } = about
  const { days } = content
  const legs = days.flatMap(day => day.legs)
  const places = stayed(about).map(({ place }) => place)
  const climates = places.flatMap(({ climate }) => climate?.[(wishes.month ?? 1) - 1] ?? [])
  const most = (numbers: readonly number[]) => Math.max(0, ...numbers)
  if (what === 'driving') {
    const value = most(days.map(drivingMinutes))
    return { value, met: value <= 180 }
  }
  if (what === 'flights' || what === 'boats') {
    const value = legs.filter(({ mode }) => mode === (what === 'boats' ? 'boat' : 'air')).length
    return { value, met: value === 0 }
  }
  if (what === 'heat') {
    const value = Math.round(most(climates.map(({ high }) => high)))
    return { value, met: value <= 30 && wishes.month !== null }
  }
  if (what === 'rain') {
    const value = Math.round(most(climates.map(({ rainDays }) => rainDays)))
    return { value, met: value <= 12 && wishes.month !== null }
  }
  if (what === 'altitude') {
    const value = most(places.map(({ altitudeM }) => altitudeM))
    return { value, met: value < 2_500 }
  }
  if (what === 'walking') {
    const tours = draft.stays
      .flatMap(({ tours: own }) => own)
      .flatMap(({ key }) => tourOf(catalogue, key) ?? [])
    const onFoot = legs.filter(({ mode }) => mode === 'foot').map(({ kilometres }) => kilometres)
    const value = most([...tours.map(({ walkKm }) => walkKm), ...onFoot])
    return { value, met: value <= 3 }
  }
  const shares = places.map(({ trips }) => trips / Math.max(1, catalogue.trips))
  const value = shares.filter(share => share > 0.5).length
  return { value, met: value <= 1 }
}

const EFFORTS: readonly Effort[] = ['easy', 'moderate', 'demanding']

/** Whether no tour asks for more effort. */
function isWithin(effort: Effort, { draft, catalogue }: Reasoned): boolean {
  const tours = draft.stays.flatMap(({ tours: own }) =>
    own.flatMap(({ key }) => tourOf(catalogue, key) ?? []),
  )
  return tours.every(tour => EFFORTS.indexOf(tour.effort) <= EFFORTS.indexOf(effort))
}

function budgetReasons({ understanding, draft, catalogue }: Reasoned): DraftReason[] {
  const { budget } = understanding
  if (!budget) return []
  const each = eachMinor(draft, catalogue)
  const people = draft.adults + draft.childAges.length
  const { per, isDaily } = budget.value
  const mostMinor = isDaily ? null : budget.value.mostMinor
  const ours = per === 'group' ? each * people : each
  const overMinor = mostMinor === null ? 0 : Math.max(0, ours - mostMinor)
  // Within it only if the whole is: rides, flights and our work have no price yet.
  return [{ from: budget.from, kind: 'budget', met: false, eachMinor: each, overMinor }]
}

/** How the draft meets each wish, the most important wishes first. */
export function reasonsOf(about: Reasoned): DraftReason[] {
  const { understanding, wishes, draft, content } = about
  const { length, when, effort, avoid } = understanding
  const days = content.days.length
  return [
    ...animalReasons(about),
    ...placeReasons(about),
    ...activityReasons(about),
    ...goalReasons(about),
    ...avoid.map(({ value: what, from }) => ({
      from,
      kind: 'avoid' as const,
      what,
      ...measured(what, about),
    })),
    ...needChecks(draft, content, wishes, about.catalogue).map((kept, i) => ({
      from: wishes.needs[i]?.from ?? '',
      kind: 'need' as const,
      met: kept.status === 'kept',
      ...kept,
    })),
    ...partyReasons(about),
    ...(effort && wishes.needs.length === 0
      ? [{ from: effort.from, kind: 'effort' as const, met: isWithin(effort.value, about) }]
      : []),
    ...(length
      ? [
          {
            from: length.from,
            kind: 'length' as const,
            days,
            met: wishes.daysAsked === null && days === wishes.days,
          },
        ]
      : []),
    ...(when
      ? [{ from: when.from, kind: 'when' as const, met: true as const, startsOn: draft.startsOn }]
      : []),
    ...budgetReasons(about),
  ]
}
