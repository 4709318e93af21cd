import { eq } from 'drizzle-orm'
import type { PriceComponent } from '#app/features/trip/price/price.ts'
import { addDays } from '#app/text/days.ts'
import type { Catalogue, CountryFolder } from '../content/catalogue.ts'
import type { TripContent } from '../content/trip-content.ts'
import { tripFolders, tripReferences } from '../content/trip-references.ts'
import { priceComponent, trip, tripCountry, tripDay } from '../schema/trip.ts'
import type { ChildPrice } from '../values/child-price.ts'
import type { Locale } from '../values/locale.ts'
import { parseDateRange } from '../values/range.ts'
import { type Seeder, upsert } from './seeder.ts'

export interface SeededIds {
  destinations: Map<string, number>
  attractions: Map<string, number>
  tours: Map<string, number>
  hotels: Map<string, number>
}

export function priceRows(content: TripContent): PriceComponent[] {
  return content.prices.map(({ what, per, amount, season, party: [smallest, largest] }) => ({
    what,
    per,
    amountMinor: Math.round(amount * 100),
    season: season ? parseDateRange(`[${season[0]},${addDays(season[1], 1)})`) : null,
    partySize: { kind: 'Range', start: smallest, end: largest + 1 },
  }))
}

export function childPriceOf({ childPrice }: TripContent): ChildPrice | null {
  if (!childPrice) return null
  const { ages, less, amount, party = null, sharing } = childPrice
  const minor = (dollars: number | undefined) => (dollars === undefined ? null : Math.round(dollars * 100))
  return { ages, lessMinor: minor(less), amountMinor: minor(amount), party, sharing }
}

/** Everything by which a traveller might look for a trip, beyond its title and lead. */
function searchWords(content: TripContent, folder: CountryFolder, catalogue: Catalogue) {
  const ground = tripReferences(content, folder, catalogue.folders)
  const collect = (language: Locale) => {
    const names = content.days.flatMap(day => [
      day.title[language],
      ground.destinations.get(day.place)?.value.name[language],
      ...day.visits.map(slug => ground.attractions.get(slug)?.value.name[language]),
      ...day.tours.map(key => ground.tours.get(key)?.value.name[language]),
    ])
    const habitats = content.habitats.map(
      key => catalogue.habitats?.value.find(word => word.key === key)?.name[language],
    )
    const countries = content.countries.map(
      tag => catalogue.countries?.value.find(entry => entry.tag === tag)?.name[language],
    )
    const wildlife = content.days.flatMap(day =>
      (ground.destinations.get(day.place)?.value.wildlife ?? []).map(animal => animal.name[language]),
    )
    return [...new Set([...countries, ...names, ...habitats, ...wildlife])].filter(Boolean).join(', ')
  }
  return { en: collect('en'), es: collect('es') }
}

function tripRow(key: string, content: TripContent, folder: CountryFolder, catalogue: Catalogue) {
  const { bestMonths, planner, days, notRun = [], prices: _prices, countries: _countries, ...same } = content
  return {
    ...same,
    key,
    days: days.length,
    bestMonths: bestMonths.months,
    bestReason: bestMonths.reason,
    notRunMonths: notRun,
    plannerFkey: planner,
    minimumAge: content.minimumAge ?? null,
    childPrice: childPriceOf(content),
    poster: content.poster ?? null,
    searchWords: searchWords(content, folder, catalogue),
  }
}

function dayRows(tripId: number, content: TripContent, ids: SeededIds) {
  return content.days.map((day, index) => {
    const placeId = ids.destinations.get(day.place)
    if (placeId === undefined) throw new Error(`no destination ${day.place}`)
    return {
      tripId,
      number: index + 1,
      title: day.title,
      story: day.story,
      placeId,
      hotelId: (day.hotel && ids.hotels.get(day.hotel)) || null,
      sleep: day.sleep,
      tourIds: day.tours.map(key => ids.tours.get(key)).filter(id => id !== undefined),
      visitIds: day.visits.map(slug => ids.attractions.get(slug)).filter(id => id !== undefined),
      meals: day.meals,
      legs: day.legs,
      walk: day.walk ?? null,
      altitudeGainM: day.altitudeGain,
      highestM: day.highest ?? null,
      poster: day.poster ?? null,
    }
  })
}

async function seedTrip(
  seeder: Seeder,
  key: string,
  content: TripContent,
  folder: CountryFolder,
  catalogue: Catalogue,
  ids: SeededIds,
) {
  const { tx } = seeder
  await upsert(tx, trip, [tripRow(key, content, folder, catalogue)], [trip.key])
  const rows = await tx.select({ id: trip.id }).from(trip).where(eq(trip.key, key))
  const tripId = rows[0]?.id
  if (tripId === undefined) throw new Error(`trip ${key} was not seeded`)
  await tx.delete(tripDay).where(eq(tripDay.tripId, tripId))
  await tx.delete(priceComponent).where(eq(priceComponent.tripId, tripId))
  await tx.delete(tripCountry).where(eq(tripCountry.tripId, tripId))
  await tx.insert(tripDay).values(dayRows(tripId, content, ids))
  await tx
    .insert(priceComponent)
    .values(priceRows(content).map((row, position) => ({ tripId, position, ...row })))
  await tx
    .insert(tripCountry)
    .values(content.countries.map((countryTag, position) => ({ tripId, countryTag, position })))
}

/** The merged ids of several countries; of equal names the first counts. */
function mergeIds(tags: readonly string[], all: ReadonlyMap<string, SeededIds>): SeededIds {
  const parts = tags.flatMap(tag => all.get(tag) ?? []).toReversed()
  const together = (name: keyof SeededIds) => new Map(parts.flatMap(part => [...part[name]]))
  return {
    destinations: together('destinations'),
    attractions: together('attractions'),
    tours: together('tours'),
    hotels: together('hotels'),
  }
}

/** The trips of all countries in turn: lists are in the order of seeding. */
function tripsInTurn(catalogue: Catalogue) {
  const tags = catalogue.countries?.value.map(({ tag }) => tag) ?? []
  const trips = catalogue.folders.flatMap(folder =>
    [...folder.trips].map(([key, { value }], turn) => ({ key, value, folder, turn })),
  )
  return trips.toSorted((a, b) => a.turn - b.turn || tags.indexOf(a.folder.tag) - tags.indexOf(b.folder.tag))
}

/**
 * Seeds the trips with their days and prices; `idsByCountry` has the ids of each country, since trips cross borders.
 */
export async function seedTrips(
  seeder: Seeder,
  catalogue: Catalogue,
  idsByCountry: ReadonlyMap<string, SeededIds>,
): Promise<void> {
  for (const { key, value, folder } of tripsInTurn(catalogue)) {
    const words = searchWords(value, folder, catalogue)
    const tags = tripFolders(value, folder, catalogue.folders).map(({ tag }) => tag)
    await seeder.changed('trip', key, [value, words], () =>
      seedTrip(seeder, key, value, folder, catalogue, mergeIds(tags, idsByCountry)),
    )
  }
}
