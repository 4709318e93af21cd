import { and, eq, inArray } from 'drizzle-orm'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'

type Days = ProposalContent['days']
type Shown = Awaited<ReturnType<typeof findPlaces>>[number]
/** Without a name, the poster depends on the country alone. */
type Subject = Omit<Shown, 'name'> & Partial<Pick<Shown, 'name'>>

function findPlaces(db: Readable, days: Days, countries: string[]) {
  const visits = days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, key }) => (kind === 'visit' && key) || []),
  )
  return db
    .select({
      ...{ key: place.slug, country: place.countryTag, name: place.name, habitats: place.habitats },
      ...{ poster: place.poster, photo: firstPhoto('place') },
    })
    .from(place)
    .where(
      and(
        inArray(place.slug, [...new Set([...visits, ...days.map(day => day.place)])]),
        inArray(place.countryTag, countries),
      ),
    )
}

function findTours(db: Readable, days: Days, countries: string[]) {
  const keys = days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, key }) => (kind === 'tour' && key) || []),
  )
  const { countryTag } = catalogueItem
  return db
    .select({
      ...{ key: catalogueItem.key, country: countryTag, name: catalogueItem.name },
      ...{ habitats: catalogueItem.habitats, poster: catalogueItem.poster, photo: firstPhoto('tour') },
    })
    .from(catalogueItem)
    .where(
      and(eq(catalogueItem.kind, 'tour'), inArray(catalogueItem.key, keys), inArray(countryTag, countries)),
    )
}

/** What a day can show, the most specific first: its tours, the places visited, and where it ends. */
function subjectsOf(day: ProposalDay, places: readonly Shown[], tours: readonly Shown[]): Shown[] {
  const inCountry = (rows: readonly Shown[], key: string | null) =>
    rows.find(row => row.key === key && row.country === day.country)
  const done = day.activities.map(({ kind, key }) => inCountry(kind === 'tour' ? tours : places, key))
  return [...done, inCountry(places, day.place)].filter(row => row !== undefined)
}

/** The subject of each day, by its id. Days with activities choose first. */
function chooseSubjects(days: Days, key: string, subjectsOfDay: (day: ProposalDay) => Shown[]) {
  const used = new Set<Shown>()
  const kinds = new Set<string | undefined>()
  function choose(day: ProposalDay): Subject {
    const subjects = subjectsOfDay(day)
    const fresh = subjects.find(row => !used.has(row) && (row.photo || !kinds.has(row.poster?.kind)))
    if (fresh) {
      used.add(fresh)
      if (fresh.poster?.kind) kinds.add(fresh.poster.kind)
      return fresh
    }
    const { id, country, title } = day
    const habitats = subjects[0]?.habitats ?? []
    return {
      key: `${key}/${id}`,
      name: { en: title, es: title },
      country,
      habitats,
      poster: null,
      photo: null,
    }
  }
  const full = days.filter(({ activities }) => activities.length > 0)
  const empty = days.filter(({ activities }) => activities.length === 0)
  return new Map([...full, ...empty].map(day => [day.id, choose(day)]))
}

/**
 * A picture of the whole proposal, and one of each day in `shown`. No subject appears twice: a day without a new
 * subject gets a poster by its title, or of the same landscape. `key` selects the posters.
 */
export async function findDayPictures(
  db: Readable,
  { content: { days, locale }, key, shown }: { content: ProposalContent; key: string; shown: Days },
): Promise<{ whole: PlacePicture | undefined; ofDay: Map<string, PlacePicture> }> {
  const countries = [...new Set(days.map(({ country }) => country))]
  // Sequential, because a transaction runs one query at a time.
  const places = await findPlaces(db, days, countries)
  const tours = await findTours(db, days, countries)
  const subjects = chooseSubjects(shown, key, day => subjectsOf(day, places, tours))
  const ofDays = shown.flatMap(({ id }) => subjects.get(id) ?? [])
  const whole: Subject = { key, country: countries[0] ?? '', habitats: [], poster: null, photo: null }
  const [first, ...others] = picturesFor([whole, ...ofDays], locale, row => row)
  const drawn = others.map(({ picture }, i) => [shown[i]?.id ?? '', picture] as const)
  return { whole: first?.picture, ofDay: new Map(drawn) }
}
