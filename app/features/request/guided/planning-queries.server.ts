import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { wordOfLink } from '#app/features/catalogue/country/country.ts'
import { getThemePage } from '#app/features/catalogue/theme/theme-queries.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { SCENE_KINDS, type SceneKind } from '#art/poster/poster.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import { country, navigationLink } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripDay } from '#database/schema/trip.ts'
import { goals, ROMANTIC, type TripType } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import type { PlanningCountry } from './planning-schema.ts'

/** The scenes that illustrate each goal, the clearest first. */
const meanings: Record<TripType, readonly SceneKind[]> = {
  'Nature That Stuns': [
    ...['crossing', 'galapagos', 'orangutan', 'bwindi', 'elephants', 'canopy', 'reef'],
    ...['murchison', 'kuangsi', 'karst', 'paracas', 'waterfall', 'savanna', 'river'],
    ...['tortoises', 'collpa', 'cockscomb', 'celeste', 'semuc'],
    ...['amboseli', 'kopjes', 'chimps'],
  ] as const,
  'Culture & Cuisine': [
    ...['market', 'coffee', 'tea', 'borobudur', 'wat', 'reeds', 'gunayala', 'dhow', 'lamu'],
    ...['hoian', 'colonial', 'angkor', 'pyramid', 'sugarpalms', 'stilts', 'chichi', 'otavalo'],
    ...['hopkins', 'cusco', 'cuenca', 'casco', 'teatro', 'yaowarat', 'xiengthong', 'ngomon'],
    ...['tongkonan', 'kampot'],
    ...['kasubi', 'nyanza', 'gedi'],
  ] as const,
  'Feel the Adrenaline': [
    ...['river', 'murchison', 'rwenzori', 'bromo', 'vangvieng', 'hagiang', 'canyon', 'balloon'],
    ...['waterfall', 'reef', 'crossing', 'volcano', 'paramo', 'rapids', 'fuego', 'caves'],
    ...['baru'],
    ...['jinja', 'longonot', 'congonile'],
  ] as const,
  'Top Sites & Highlights': [
    ...['ruins', 'angkor', 'pyramid', 'borobudur', 'kilimanjaro', 'canal', 'karst', 'volcano'],
    ...['galapagos', 'crater', 'wat', 'bwindi', 'murchison', 'rwanda', 'arenal', 'xunantunich'],
    ...['kicker', 'quilotoa', 'watarun', 'bayon', 'prambanan', 'thatluang', 'hoankiem'],
    ...['amboseli', 'virunga', 'kopjes'],
  ] as const,
  'Zen & Wellbeing': [
    ...['laketemple', 'cloudforest', 'kivu', 'atitlan', 'stilts', 'kuangsi', 'reeds', 'tea'],
    ...['terraces', 'mekong', 'paramo', 'longbeach', 'beach', 'dhow'],
    ...['bunyonyi', 'diani'],
  ] as const,
  'Leisurely Exploration': [
    ...['coffee', 'tea', 'mekong', 'sugarpalms', 'terraces', 'reeds', 'canal', 'lamu', 'dhow'],
    ...['atitlan', 'hoian', 'cove', 'river', 'flores', 'split', 'bocas', 'tortuguero'],
    ...['cuenca'],
    ...['burera', 'kazinga'],
  ] as const,
  'Urban Pulse': [
    ...['panama', 'colonial', 'hoian', 'lamu', 'market', 'lima', 'quito', 'teatro', 'casco'],
    ...['saigon', 'watarun', 'yaowarat', 'royalpalace', 'thatluang'],
    ...['kigali', 'nairobi', 'kampala'],
  ] as const,
  'Treks & Trails': [
    ...['kilimanjaro', 'rwenzori', 'himalaya', 'hagiang', 'bwindi', 'canyon', 'bromo'],
    ...['paramo', 'cloudforest', 'terraces', 'vangvieng', 'volcano', 'waterfall', 'canopy'],
    ...['rwanda', 'salkantay', 'cajas', 'fuego', 'pineridge'],
    ...['mountkenya', 'meru', 'lengai'],
  ] as const,
  'Unplug & Unwind': [
    ...['caye', 'gunayala', 'cove', 'beach', 'pinisi', 'lamu', 'dhow', 'longbeach', 'kivu'],
    ...['atitlan', 'mekong', 'stilts', 'reef', 'paracas', 'split', 'cahuita', 'bocas'],
    ...['tortoises', 'thungchai', 'rajaampat', 'cheowlan', 'khone'],
    ...['jambiani', 'diani', 'bunyonyi'],
  ] as const,
  'Time Together': [
    ...['turtles', 'elephants', 'flamingos', 'savanna', 'orangutan', 'beach', 'longbeach'],
    ...['balloon', 'cove', 'canopy', 'river', 'tortoises', 'tortuguero', 'caves'],
    ...['sacsayhuaman', 'klotok', 'kampi', 'thungchai', 'konglor'],
    ...['kazinga', 'akagera', 'samburu'],
  ] as const,
  'Sweeping Scenery': [
    ...['crater', 'volcano', 'paramo', 'rwenzori', 'karst', 'vangvieng', 'canyon', 'terraces'],
    ...['rwanda', 'savanna', 'hagiang', 'bromo', 'atitlan', 'kilimanjaro', 'sugarpalms'],
    ...['longbeach', 'laguna', 'quilotoa', 'pineridge', 'baru', 'guanacaste'],
    ...['mountkenya', 'sipi', 'virunga'],
  ] as const,
  'Low-Key Gems': [
    ...['waterfall', 'stilts', 'kuangsi', 'flamingos', 'reeds', 'tea', 'reef', 'gunayala'],
    ...['murchison', 'turtles', 'canopy', 'cloudforest', 'longbeach', 'river', 'jabirus'],
    ...['quirigua', 'portobelo', 'maras', 'ingapirca'],
    ...['kidepo', 'mahale', 'ndali'],
  ] as const,
  [ROMANTIC]: [
    ...['longbeach', 'pinisi', 'dhow', 'balloon', 'caye', 'atitlan', 'beach', 'kivu', 'cove'],
    ...['lamu', 'mekong', 'paracas', 'reef', 'celeste', 'flores', 'kicker', 'arequipa'],
    ...['jambiani', 'diani'],
  ] as const,
}

const types: readonly TripType[] = [...goals, ROMANTIC]

function hoursOf(kind: SceneKind): PosterChoice[] {
  return SETTINGS[kind].hours.map(palette => ({ kind, palette, seed: `goal/${kind}/${palette}` }))
}

/**
 * Chooses a scene for every goal that the country can show. No two posters are the same: a scene repeats, at another
 * hour, only if the country has no other. A goal without a fitting scene has no poster.
 */
function goalPosters(country: string): Partial<Record<TripType, PosterChoice>> {
  const there = SCENE_KINDS.filter(kind => SETTINGS[kind].countries.includes(country))
  const taken: PosterChoice[] = []
  const timesTaken = (kind: SceneKind) => taken.filter(other => other.kind === kind).length
  const optionsOf = (type: TripType) => meanings[type].filter(kind => there.includes(kind))
  // The goal with the fewest choices chooses first.
  const inTurn = types.toSorted((a, b) => optionsOf(a).length - optionsOf(b).length)
  const chosen = inTurn.map(type => {
    const [choice] = optionsOf(type)
      .flatMap(hoursOf)
      .filter(
        option => !taken.some(({ kind, palette }) => kind === option.kind && palette === option.palette),
      )
      .toSorted((a, b) => timesTaken(a.kind) - timesTaken(b.kind))
    if (choice) taken.push(choice)
    return [type, choice] as const
  })
  return Object.fromEntries(chosen.filter(([, choice]) => choice !== undefined))
}

type CountryRow = typeof country.$inferSelect

function lastOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1)
}

/** The country's popular places, interests and activities: its navigation lists (section 3). */
async function getWishes({ db, locale }: ReadContext, tag: string) {
  const rows = await db
    .select()
    .from(navigationLink)
    .where(
      and(
        eq(navigationLink.countryTag, tag),
        inArray(navigationLink.list, ['top_place', 'place_theme', 'top_activity']),
      ),
    )
    .orderBy(asc(navigationLink.position))
  const named = (list: (typeof rows)[number]['list']) =>
    rows.filter(row => row.list === list).map(({ link, label }) => ({ link, name: label[locale] }))
  return {
    places: named('top_place').map(({ link, name }) => ({ key: lastOf(link), name })),
    likes: named('place_theme').flatMap(({ link, name }) => {
      const word = wordOfLink(link)
      return word ? [{ ...word, name }] : []
    }),
    // Links to whole lists of tours add nothing to the goals, so only attractions are offered.
    doings: named('top_activity')
      .filter(({ link }) => link.includes('/attractions/'))
      .map(({ link, name }) => ({ key: lastOf(link), name })),
  }
}

/** Every region: the first one's weather alone would send people to the others in the wrong months. */
function seasonsOf({ page }: CountryRow, locale: Locale): PlanningCountry['seasons'] {
  return (page?.seasons.rows ?? []).map(({ name, dryness, places }) => ({
    name: name[locale],
    dryness,
    places: places ?? [],
  }))
}

/** The places of some trips' nights, and their titles by the trips' keys. */
async function getNights({ db, locale }: ReadContext, keys: readonly string[]) {
  const rows = await db
    .select({ key: trip.key, title: trip.title, slug: place.slug })
    .from(trip)
    .innerJoin(tripDay, eq(tripDay.tripId, trip.id))
    .innerJoin(place, eq(place.id, tripDay.placeId))
    .where(and(inArray(trip.key, [...keys]), eq(tripDay.sleep, true), isPublished(trip)))
  return { places: rows.map(({ slug }) => slug), title: rows[0]?.title[locale] ?? null }
}

/** The theme or the trip of an address, and the place of each of its nights; null if there is no such one. */
async function getOrigin(ctx: ReadContext, tag: string, about: string): Promise<PlanningCountry['origin']> {
  const [kind, key = ''] = about.split('/')
  if (kind === 'trip') {
    const { places, title } = await getNights(ctx, [key])
    return title === null ? null : { name: title, places }
  }
  try {
    const { name, tripKeys, ownTrips } = await getThemePage(ctx, tag, key)
    return { name, places: ownTrips ? (await getNights(ctx, tripKeys)).places : [] }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/**
 * What the guided planner offers for a country.
 * @throws AppError `not_found` for an unknown or inactive country and for a trek.
 */
export async function getPlanningCountry(
  ctx: ReadContext,
  tag: string,
  about: string | null = null,
): Promise<PlanningCountry> {
  const [found] = await ctx.db
    .select({ country, planner: { firstName: staff.firstName, place: staff.place } })
    .from(country)
    .leftJoin(staff, and(eq(staff.fkey, country.staffFkey), eq(staff.active, true)))
    .where(and(eq(country.tag, tag), eq(country.active, true), eq(country.type, 'country')))
  if (!found) throw new AppError('not_found')
  const { country: row, planner } = found
  return {
    tag,
    name: row.name[ctx.locale],
    planner: planner && { firstName: planner.firstName, place: planner.place[ctx.locale] },
    tripLength: row.page?.facts.tripLength[ctx.locale] ?? null,
    seasons: seasonsOf(row, ctx.locale),
    origin: about === null ? null : await getOrigin(ctx, tag, about),
    ...(await getWishes(ctx, tag)),
    posters: goalPosters(tag),
  }
}
