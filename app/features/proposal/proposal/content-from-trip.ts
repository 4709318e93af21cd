import type { Locale, Words } from '#database/values/locale.ts'
import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'

/** A day of a published trip, with the rows it refers to. */
export interface TripDayRow {
  number: number
  title: Words
  story: Words
  sleep: boolean
  place: { slug: string; country: string }
  hotel: { key: string; name: Words } | null
  tours: { key: string; name: Words; minutes: number | null; startsAt: string | null }[]
  visits: { slug: string; name: Words }[]
  meals: string[]
  legs: Omit<ProposalDay['legs'][number], 'id' | 'startsAt'>[]
  walkKm: number
  altitudeGainM: number
}

/** The party a proposal is written for. */
export interface DraftFor {
  locale: Locale
  /** YYYY-MM-DD; null while the dates are open. */
  startsOn: string | null
  adults: number
  childAges: number[]
}

function dayOf(row: TripDayRow, locale: Locale): ProposalDay {
  const id = `d${row.number}`
  return {
    id,
    title: row.title[locale],
    story: row.story[locale],
    place: row.place.slug,
    country: row.place.country,
    hotel:
      row.sleep && row.hotel ? { key: row.hotel.key, name: row.hotel.name[locale], alternatives: [] } : null,
    legs: row.legs.map((leg, i) => ({ ...leg, id: `${id}-leg-${i + 1}`, startsAt: null })),
    activities: [
      ...row.tours.map(tour => ({
        id: `${id}-tour-${tour.key}`.slice(0, 40).replace(/-$/, ''),
        kind: 'tour' as const,
        key: tour.key,
        name: tour.name[locale],
        startsAt: tour.startsAt,
        minutes: tour.minutes,
        alternatives: [],
      })),
      ...row.visits.map(visit => ({
        id: `${id}-visit-${visit.slug}`.slice(0, 40).replace(/-$/, ''),
        kind: 'visit' as const,
        key: visit.slug,
        name: visit.name[locale],
        startsAt: null,
        minutes: null,
        alternatives: [],
      })),
    ],
    meals: row.meals.filter(meal => meal === 'breakfast' || meal === 'lunch' || meal === 'dinner'),
    altitudeGainM: row.altitudeGainM,
    walkKm: row.walkKm,
  }
}

/** Makes a first draft from a published trip, in the traveller's language. Its price is computed apart from it. */
export function contentFromTripRows(
  trip: {
    key: string
    currency: string
    notIncluded: Words[]
    days: TripDayRow[]
  },
  who: DraftFor,
): ProposalContent {
  return {
    ...who,
    currency: trip.currency,
    days: trip.days.map(day => dayOf(day, who.locale)),
    price: [],
    notIncluded: trip.notIncluded.map(words => words[who.locale]),
    tripKey: trip.key,
  }
}
