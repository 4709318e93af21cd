import type { Picture } from '#app/picture/picture.ts'
import { pictureFor } from '#app/picture/pictures-for.server.ts'
import { formatKilometres, formatMetres, formatMinutes } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import type { CallRow, DayRow, TourRow } from './itinerary-row-queries.server.ts'
import type { DayData, Meal } from './itinerary-schema.ts'

interface Rows {
  /** The trip's key. */
  key: string
  days: readonly DayRow[]
  calls: readonly CallRow[]
  tours: readonly TourRow[]
}

const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

/** The days of a trip, formatted. */
export function presentDays({ key, days, calls, tours }: Rows, locale: Locale): DayData[] {
  return days.map((day, i) => ({
    number: day.number,
    places: placesOf(day, days[i - 1], calls).map(name => name[locale]),
    title: day.title[locale],
    story: day.story[locale].split(/\n+/),
    picture: pictureOfDay(`${key}/${day.number}`, day, locale),
    legs: day.legs.map(({ mode, minutes, kilometres, from, to }, at) => {
      const before = day.legs[at - 1]
      return {
        mode,
        time: formatMinutes(minutes),
        distance: formatKilometres(kilometres, locale),
        ...(before?.from === to && before.to === from && { back: true as const }),
      }
    }),
    road: longRoadOf(day),
    walk: day.walk && {
      distance: formatKilometres(day.walk.kilometres, locale),
      note: day.walk.note[locale],
    },
    altitudeGain: day.altitudeGainM > 0 ? formatMetres(day.altitudeGainM, locale) : null,
    hotel: (day.sleep && day.hotel?.[locale]) || null,
    meals: MEALS.filter(meal => day.meals.includes(meal)),
    tours: inOrder(day.tourIds, tours).map(({ key, name, country, type }) => ({
      key,
      name: name[locale],
      country,
      type,
    })),
    visits: inOrder(day.visitIds, calls).map(({ slug, name, country }) => ({
      slug,
      name: name[locale],
      country,
    })),
  }))
}

/** Minutes on the road from which a day says what its rides come to. */
const LONG_ROAD = 180

function longRoadOf({ legs }: DayRow): string | null {
  const rides = legs.filter(({ mode }) => mode === 'road')
  const minutes = rides.reduce((sum, ride) => sum + ride.minutes, 0)
  return rides.length > 1 && minutes > LONG_ROAD ? formatMinutes(minutes) : null
}

/** Start of a day, if it differs, and its end. */
function placesOf(
  day: DayRow,
  before: DayRow | undefined,
  calls: readonly CallRow[],
): DayRow['place']['name'][] {
  const start = before?.place ?? calls.find(({ slug }) => slug === day.legs[0]?.from)
  return start && start.slug !== day.place.slug ? [start.name, day.place.name] : [day.place.name]
}

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
}

/** Not every day has a picture. */
function pictureOfDay(key: string, { photo, poster, place, title }: DayRow, locale: Locale): Picture | null {
  if (!photo && !poster) return null
  const { country, habitats } = place
  return pictureFor({ key, country, habitats, name: title, poster, photo }, locale)
}
