import { beforeSubjects } from '../values/before-you-go.ts'
import type { Catalogue, CountryFolder } from './catalogue.ts'
import { photosNamed } from './catalogue-photos.ts'
import { checkArticles } from './check-articles.ts'
import { checkCountries } from './check-countries.ts'
import { checkHolidays } from './check-holidays.ts'
import { checkKeys } from './check-keys.ts'
import { checkNicknames } from './check-nicknames.ts'
import { checkSearchWords } from './check-search-words.ts'
import { checkSpecies } from './check-species.ts'
import { checkTreks } from './check-treks.ts'
import { checkUnplanned } from './check-unplanned.ts'
import { at, type Problem, type Sourced } from './content-file.ts'
import { filmRecipe } from './film-content.ts'
import { type Expect, referenceChecker } from './reference-checker.ts'
import type { TripContent } from './trip-content.ts'
import { type TripReferences, tripReferences } from './trip-references.ts'

/** Checks that a hotel is in a destination, and that its figures agree. */
function checkHotels(folder: CountryFolder, expect: Expect, problems: Problem[]): void {
  for (const source of folder.hotels.values()) {
    const { place, rooms, roomTypes, pricesByMonth } = source.value
    const refuse = (field: string, message: string) => problems.push({ ...at(source, [field]), message })
    expect(source, ['place'], place, 'destination', folder.destinations)
    const counted = roomTypes.reduce((sum, { count }) => sum + count, 0)
    if (counted !== rooms) refuse('rooms', `${counted} rooms of all types, ${rooms} in the house`)
    const lowest = Math.min(...roomTypes.map(({ price: [from] }) => from))
    if (lowest !== Math.min(...pricesByMonth)) {
      refuse('pricesByMonth', `the cheapest month is not the cheapest room's ${lowest}`)
    }
  }
}

/** Checks the references of the demonstration's plans: countries, trips, partners, planners. */
function checkDemonstration(catalogue: Catalogue, staff: Set<string>, expect: Expect): void {
  const { demonstration } = catalogue
  const countries = new Set(catalogue.countries?.value.map(({ tag }) => tag))
  const trips = new Set(catalogue.folders.flatMap(folder => [...folder.trips.keys()]))
  const partners = new Set(catalogue.partners?.value.map(({ key }) => key))
  demonstration?.value.forEach((plan, i) => {
    expect(demonstration, [i, 'country'], plan.country, 'country', countries)
    if (plan.trip) expect(demonstration, [i, 'trip'], plan.trip, 'trip', trips)
    if (plan.partner) expect(demonstration, [i, 'partner'], plan.partner, 'partner', partners)
    plan.steps.forEach((step, j) => {
      if ('by' in step) expect(demonstration, [i, 'steps', j, 'by'], step.by, 'member of staff', staff)
      if (step.do === 'propose' && step.from !== 'proposal')
        expect(demonstration, [i, 'steps', j, 'from'], step.from, 'trip', trips)
    })
  })
}

/** Checks that what one must know before going belongs to a country or trek, and names known authorities and places. */
function checkBeforeYouGo(
  { countries, folders, authorities, 'before-you-go': files }: Catalogue,
  expect: Expect,
): void {
  const tags = new Set(countries?.value.map(({ tag }) => tag))
  const known = new Set(Object.keys(authorities?.value ?? {}))
  for (const [tag, source] of files) {
    expect(source, [], tag, 'country or trek', tags)
    for (const subject of beforeSubjects)
      source.value.facts[subject]?.forEach((fact, i) => {
        for (const field of ['sources', 'ask'] as const)
          fact[field].forEach((key, j) => {
            expect(source, ['facts', subject, i, field, j], key, 'authority', known)
          })
      })
    const destinations = folders.find(folder => folder.tag === tag)?.destinations ?? new Map()
    for (const slug of Object.keys(source.value.places))
      expect(source, ['places', slug], slug, 'destination', destinations)
  }
}

type Keys = Set<string>

function checkPlaces(folder: CountryFolder, people: Keys, expect: Expect): void {
  const planner = `planner of ${folder.tag}`
  for (const source of folder.regions.values())
    expect(source, ['planner'], source.value.planner, planner, people)
  for (const source of folder.destinations.values()) {
    expect(source, ['region'], source.value.region, 'region', folder.regions)
    expect(source, ['planner'], source.value.planner, planner, people)
  }
  for (const source of folder.attractions.values())
    expect(source, ['near'], source.value.near, 'destination', folder.destinations)
  const { transfers } = folder
  transfers?.value.forEach((transfer, i) => {
    expect(transfers, [i, 'from'], transfer.from, 'destination', folder.destinations)
    expect(transfers, [i, 'to'], transfer.to, 'destination', folder.destinations)
  })
}

function checkTours(folder: CountryFolder, expect: Expect): void {
  const types = new Set(folder['tour-types']?.value.map(type => type.key))
  for (const source of folder.tours.values()) {
    expect(source, ['place'], source.value.place, 'destination', folder.destinations)
    expect(source, ['type'], source.value.type, 'tour type', types)
    for (const [field, what, known] of [
      ['related', 'tour', folder.tours],
      ['pickup', 'destination', folder.destinations],
      ['dropoff', 'destination', folder.destinations],
      ['hotels', 'hotel', folder.hotels],
    ] as const) {
      source.value[field].forEach((name, i) => void expect(source, [field, i], name, what, known))
    }
  }
}

function checkTrip(
  source: Sourced<TripContent>,
  { destinations, attractions, hotels, tours, trips }: TripReferences,
  staff: Keys,
  expect: Expect,
  problems: Problem[],
): void {
  const trip = source.value
  const anywhere = new Map<string, unknown>([...destinations, ...attractions])
  expect(source, ['planner'], trip.planner, 'member of staff', staff)
  trip.related.forEach((name, i) => void expect(source, ['related', i], name, 'trip', trips))
  trip.days.forEach((day, i) => {
    const here = ['days', i] as const
    expect(source, [...here, 'place'], day.place, 'destination', destinations)
    expect(source, [...here, 'hotel'], day.hotel, 'hotel', hotels)
    day.tours.forEach((name, j) => void expect(source, [...here, 'tours', j], name, 'tour', tours))
    day.visits.forEach(
      (name, j) => void expect(source, [...here, 'visits', j], name, 'attraction', attractions),
    )
    day.legs.forEach((leg, j) => {
      expect(source, [...here, 'legs', j, 'from'], leg.from, 'place', anywhere)
      expect(source, [...here, 'legs', j, 'to'], leg.to, 'place', anywhere)
    })
    const hotel = day.hotel ? hotels.get(day.hotel) : undefined
    if (hotel && hotel.value.place !== day.place) {
      problems.push({
        ...at(source, [...here, 'hotel']),
        message: `${day.hotel} is not in ${day.place}`,
      })
    }
  })
}

function checkTrips(
  { folders, countries }: Catalogue,
  folder: CountryFolder,
  staff: Keys,
  expect: Expect,
  problems: Problem[],
): void {
  const tags: Keys = new Set(countries?.value.map(({ tag }) => tag))
  for (const source of folder.trips.values()) {
    source.value.countries.forEach((tag, i) => void expect(source, ['countries', i], tag, 'country', tags))
    checkTrip(source, tripReferences(source.value, folder, folders), staff, expect, problems)
  }
}

function checkPage(folder: CountryFolder, staff: Keys, expect: Expect): void {
  const { country, reviews } = folder
  if (country) {
    expect(country, ['planner', 'staff'], country.value.planner.staff, 'member of staff', staff)
    country.value.places.forEach(
      (name, i) => void expect(country, ['places', i], name, 'destination', folder.destinations),
    )
    country.value.featuredTrips.forEach(
      (name, i) => void expect(country, ['featuredTrips', i], name, 'trip', folder.trips),
    )
  }
  reviews?.value.forEach((review, i) => {
    expect(reviews, [i, 'trip'], review.trip, 'trip', folder.trips)
    expect(reviews, [i, 'staff'], review.staff, 'member of staff', staff)
  })
}

/** Reports photographs whose files are missing. */
function checkPhotos(catalogue: Catalogue, expect: Expect): void {
  for (const { source, path, photo, folder } of photosNamed(catalogue))
    expect(source, [...path, 'file'], photo.file, `photograph in ${folder.path}`, folder.names)
}

/** Checks that a film's countries exist, and that its clip matches the present content. */
function checkFilms(
  { films, 'film-files': files }: Catalogue,
  tags: Keys,
  expect: Expect,
  problems: Problem[],
) {
  films?.value.forEach((film, i) => {
    film.countries.forEach((tag, j) => void expect(films, [i, 'countries', j], tag, 'country', tags))
    if (!files || files.value[film.key]?.recipe === filmRecipe(film)) return
    problems.push({
      ...at(films, [i, 'key']),
      message: `${film.key} has no clip of what it says now; run node workshop/make-films.ts`,
    })
  })
}

function sourcesIn({ sources }: Catalogue, tag: string): Sourced<unknown>[] {
  return [...sources.values()].filter(({ file }) => file.startsWith(`content/${tag}/`))
}

/** Finds every name in the catalogue that refers to nothing. */
export function checkReferences(catalogue: Catalogue): Problem[] {
  const problems: Problem[] = []
  const expect = referenceChecker(problems)
  const tags: Keys = new Set(catalogue.countries?.value.map(country => country.tag))
  const everyone = [catalogue.staff, ...catalogue.folders.map(folder => folder.staff)].filter(
    source => source !== null,
  )
  const staff: Keys = new Set(everyone.flatMap(source => source.value.map(person => person.fkey)))
  const plannersOf = (tag: string): Keys =>
    new Set(
      everyone.flatMap(({ value }) =>
        value.filter(({ countries }) => countries.includes(tag)).map(({ fkey }) => fkey),
      ),
    )
  const { countries, operator } = catalogue
  for (const tag of Object.keys(operator?.value.emergencyContacts ?? {}))
    if (operator) expect(operator, ['emergencyContacts', tag], tag, 'country', tags)
  countries?.value.forEach(
    (country, i) => void expect(countries, [i, 'staff'], country.staff, 'member of staff', staff),
  )
  for (const source of everyone) {
    source.value.forEach((person, i) => {
      person.countries.forEach((tag, j) => void expect(source, [i, 'countries', j], tag, 'country', tags))
      expect(source, [i, 'livesIn'], person.livesIn, 'country', tags)
    })
  }
  checkFilms(catalogue, tags, expect, problems)
  for (const [tag, source] of catalogue.navigation) expect(source, [], tag, 'country', tags)
  checkSpecies(catalogue, expect)
  checkSearchWords(catalogue, expect, problems)
  checkNicknames(catalogue, expect, problems)
  checkTreks(catalogue, expect, problems)
  checkUnplanned(catalogue, expect, problems)
  checkBeforeYouGo(catalogue, expect)
  checkCountries(catalogue, expect, problems)
  checkHolidays(catalogue, everyone, expect, problems)
  for (const folder of catalogue.folders) {
    const [any] = folder.country ? [folder.country] : sourcesIn(catalogue, folder.tag)
    if (any) expect(any, [], folder.tag, 'country', tags)
    checkPlaces(folder, tags.has(folder.tag) ? plannersOf(folder.tag) : staff, expect)
    checkTours(folder, expect)
    checkHotels(folder, expect, problems)
    checkTrips(catalogue, folder, staff, expect, problems)
    checkPage(folder, staff, expect)
  }
  checkKeys(catalogue, problems)
  checkPhotos(catalogue, expect)
  checkArticles(catalogue, staff, expect)
  checkDemonstration(catalogue, staff, expect)
  return problems
}
