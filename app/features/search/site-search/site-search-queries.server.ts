import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { kilometresBetween } from '#app/features/catalogue/place-page/place-page.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import type { FinderCountry } from '#app/features/search/finder/finder-words.ts'
import { claimsOf } from '#app/features/search/ranking/reason-words.ts'
import type { Reasons } from '#app/features/search/ranking/reasons.ts'
import {
  type FoundTrips,
  findTrips,
  getFinderCountries,
  getUnplanned,
  shownPriceOf,
} from '#app/features/search/trip-search/trip-search-queries.server.ts'
import {
  type NicknameAnswers,
  type NicknameIndex,
  rootsSought,
} from '#app/features/search/understanding/nicknames.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import {
  getNicknames,
  isInTexts,
  type ReadWords,
  readWords,
} from '#app/features/search/understanding/understanding-queries.server.ts'
import { stopWords } from '#app/features/search/understanding/words.ts'
import { getTripEntries } from '#app/features/trip/trip/trip-api-queries.server.ts'
import type { TripEntry } from '#app/features/trip/trip/trip-schema.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMoney } from '#app/text/figures.ts'
import { article } from '#database/schema/article.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { asksOfAnyCountry, beforeAnywhere, beforeGoing, isBefore, isTimed, QUESTION } from './before-going.ts'
import { describedEntries, describesTrip, isAboutTrips, understoodEntries } from './described-entries.ts'
import { bare, singular } from './entry-words.ts'
import { listEntries } from './list-entries.server.ts'
import { matchAlike, matchEntries, says } from './match-entries.ts'
import {
  askQuestion,
  asksBeforeGoing,
  asksForMonths,
  asksForPlanner,
  matchQuestion,
  type Question,
} from './match-questions.ts'
import { titlesOf } from './may-match.ts'
import { meantWords } from './meant-words.ts'
import { beginningsIn, sayingSentence, saysWhy, withReason } from './saying-sentence.ts'
import type { SiteKind } from './site-kinds.ts'
import { namesSitePage, pagesByNickname, sitePagesFor } from './site-pages.ts'
import { type Entry, FIT, type Fit, hitsOf, mergeFits, orderKinds, SHOWN } from './site-search.ts'
import type { SearchHit, SiteSearch } from './site-search-schema.ts'

/** Maximum number of words checked. */
const MOST = 12

const answer = z.tuple([z.object({ said: z.boolean() })])

/** Whether any published trip contains one of the words, or a word that starts with it, in either language. */
async function findSaid({ db }: Pick<RequestContext, 'db'>, words: readonly string[]): Promise<boolean> {
  const tokens = words.filter(word => /^[\p{L}\p{N}]+$/u.test(word)).slice(0, MOST)
  if (tokens.length === 0) return false
  const { rows } = await db.execute(sql`
    select exists (
      select from unnest(${sql.param(tokens)}::text[]) as asked
      where ${isInTexts(sql`asked || ':*'`)}) as said`)
  return answer.parse(rows)[0].said
}

type Context = ReadContext & Pick<RequestContext, 'now'>

/** The trips of a page of results, and why they match. */
interface FoundHits {
  hits: SearchHit[]
  reasons: Reasons[]
  /** How many the finder has with all that was asked for; those listed if none has. */
  total: number
}
const NO_HITS: FoundHits = { hits: [], reasons: [], total: 0 }

/** All entries with a name and a page. */
export const getEntries = cachedRead(
  'entries of the search',
  { tables: [country, place, catalogueItem, species, staff, article, photo, photoUse] },
  (ctx: Context) => listEntries(ctx),
)

/**
 * Planners of the named countries, or of the countries of named places; ranked first if the words ask for a person.
 */
function plannersOf(entries: readonly Entry[], found: readonly Fit[], words: string): Fit[] {
  const named = found.filter(({ fit }) => fit >= FIT.namedAmongOthers).map(({ entry }) => entry)
  const tags = new Set(
    named.flatMap(({ kind, id }) => {
      if (kind === 'countries') return [id]
      return kind === 'places' ? (id.split('/')[1] ?? []) : []
    }),
  )
  const leads = new Set(
    entries.flatMap(({ kind, id, planner }) => (kind === 'countries' && tags.has(id) ? (planner ?? []) : [])),
  )
  const fit = asksForPlanner(words) ? FIT.askedFor : FIT.answersFor
  return entries.filter(({ kind, id }) => kind === 'planners' && leads.has(id)).map(entry => ({ entry, fit }))
}

/** The countries that are asked for, and nothing in them, if the words ask in which months to go: with their best months. */
function monthsAsked(entries: readonly Entry[], words: string, understood: Understanding): Fit[] {
  const { countries, places, animals, activities, things } = understood
  const isOfMore = [places, animals, activities, things].some(({ length }) => length > 0)
  if (isOfMore || isTimed(understood) || !asksForMonths(words)) return []
  const tags = new Set(countries.map(({ value }) => value))
  return entries.flatMap(entry => {
    if (entry.kind !== 'countries' || !tags.has(entry.id) || !entry.months) return []
    const line = m.season_best_months({ months: entry.months })
    return [{ entry: { ...entry, hit: { ...entry.hit, line } }, fit: FIT.named }]
  })
}

/** Whether all that was asked for is something that no trip has, or where we plan nothing: the northern lights, Bhutan. */
function asksForNothing(
  { things, elsewhere, countries, ...understood }: Understanding,
  unplanned: ReadonlyMap<string, unknown>,
): boolean {
  const isNothing = [
    ...things.map(({ value }) => value.isAbsent),
    ...elsewhere.map(() => true),
    ...countries.map(({ value }) => unplanned.has(value)),
  ]
  return (
    isNothing.length > 0 &&
    isNothing.every(Boolean) &&
    !isAboutTrips({ ...understood, things, elsewhere, countries: [] })
  )
}

/** Tours on which the claims of the first trips rest, where something is done: rafting, cacao. */
function toursBehind(entries: readonly Entry[], reasons: readonly Reasons[]): Fit[] {
  const rows = reasons.flatMap(({ met }) =>
    met.flatMap(({ kind, ground: { row } }) =>
      (kind === 'activity' || kind === 'thing') && row.startsWith('tour:') ? row.slice('tour:'.length) : [],
    ),
  )
  const ids: ReadonlySet<string> = new Set(rows)
  return entries
    .filter(({ kind, at, hit }) => kind === 'tours' && ids.has(`${at?.split('/')[0]}/${hit.key}`))
    .map(entry => ({ entry, fit: FIT.doneOn }))
}

/** "9 days in Costa Rica, from US$ 2,490 per person, two sharing", or for those who travel. */
function inShort(
  { key, days, countries, from_price }: TripEntry,
  prices: FoundTrips['prices'],
  locale: ReadContext['locale'],
): string {
  const line = m.trip_card_line({ count: days, country: countries.map(({ name }) => name).join(', ') })
  if (from_price === null) return line
  const price = formatMoney(from_price.amount_minor, from_price.currency, locale)
  const ofParty = prices && shownPriceOf(prices, { key, currency: from_price.currency }, locale)
  const said = ofParty
    ? m.trip_party_from({ price: ofParty.price ?? price, each: ofParty.each })
    : m.trip_from_two({ price })
  return `${line}, ${said}`
}

/** What can be found on a day of a trip. */
const FOUND_ON_A_DAY: ReadonlySet<string> = new Set(['animal', 'activity', 'thing', 'place'])
const isFoundOnADay = ({ kind, ground }: Reasons['met'][number]) =>
  FOUND_ON_A_DAY.has(kind) && ground.day !== null
/** What is true of a trip as a whole. */
const TRUE_OF_ALL: ReadonlySet<string> = new Set(['need', 'group', 'goal', 'weather'])

/**
 * Why a trip is found, as its card in the finder says it: where what was looked for is, “With sloths at Cahuita, day 4”, else
 * what it keeps, “For couples”.
 */
function whyFound(
  reasons: Reasons | undefined,
  naming: { locale: ReadContext['locale']; countries: readonly FinderCountry[] },
): string | undefined {
  const met = reasons?.met ?? []
  const onDay = met.find(isFoundOnADay)
  const first = onDay ?? met.find(({ kind }) => TRUE_OF_ALL.has(kind))
  return first && claimsOf({ met: [first], missed: [] }, naming)[0]?.text
}

async function findTripHits(ctx: Context, words: string, read: ReadWords): Promise<FoundHits> {
  const { understood } = read
  const left = understood.words.map(({ value }) => value)
  // The trip search always returns the closest trips, so trips unrelated to the words are dropped here.
  if (!isAboutTrips(understood) && !(await findSaid(ctx, left))) return NO_HITS
  const { keys, reasons, prices, ...found } = await findTrips(ctx, { ...EVERYTHING, words }, read)
  const [trips, countries] = await Promise.all([
    getTripEntries(ctx, keys.slice(0, SHOWN)),
    getFinderCountries(ctx),
  ])
  // Where some go to the place or meet the animal, those that do not are no answer, however near they are.
  const meets = ({ key }: TripEntry) => reasons.get(key)?.met.some(isFoundOnADay) === true
  const answering = trips.some(meets) ? trips.filter(meets) : trips
  return {
    hits: answering.map(trip => {
      const why = whyFound(reasons.get(trip.key), { locale: ctx.locale, countries })
      const short = inShort(trip, prices, ctx.locale)
      return {
        ...{ key: trip.key, name: trip.title, url: trip.url, picture: trip.picture },
        line: why ? `${why}. ${short}.` : `${short}. ${trip.line}`,
      }
    }),
    reasons: keys.slice(0, SHOWN).flatMap(key => reasons.get(key) ?? []),
    // Where nothing is compared, every trip is near: only those shown are said to be found.
    total: Math.max(answering.length, found.fitting ?? 0),
  }
}

/** Words for houses and outings: whoever uses one wants such a thing at the place that is named. */
const KIND_WORDS: Readonly<Record<'hotels' | 'tours', RegExp>> = {
  hotels:
    /\b(hotels?|hostels?|lodges?|guesthouses?|resorts?|rooms?|stay in|sleep (in|on|at|by|near|over)|where (to|can (i|we)) (stay|sleep)|overnight|houses?|tents?|tree ?houses?|bandas?|cottages?|homestays?|b and b|cabins?|huts?|bungalows?|tented camps?|camps?|cabanas?|dormir (en|sobre|cerca)|cuartos?|carpas?|accommodation|donde (dormir|quedarse|alojarse|hospedarse)|alojamientos?|hoteles|hospedajes?|posadas?|casas?|villas?|h?a[bv]itaci[oó]n(es)?)\b/,
  tours:
    /\b(tours?|day trips?|day out|half day|half a day|lessons?|class(es)?|workshops?|guided|balloon|cruises?|after dark|clases?|talleres|taller|guiad[oa]s?|globo|one day|excursions?|activities|things to do|outings?|excursion(es)?|que hacer|actividades|medio dia|un dia|paseos?)\b/,
}
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(pool|piscina|alberca|pileta)s?$/, 'pool'],
  [/^(boat|bote|lancha|barco)s?$/, 'boat'],
]

/** How far somebody who asks for a house near a park may sleep, in kilometres; and in how many places. */
const NEAR_KM = 60
const MOST_NEAR = 3

/** Of the places where there is such a thing, those nearest to the named ones: a lodge near Corcovado. */
function placesNear(
  entries: readonly Entry[],
  things: readonly Entry[],
  named: ReadonlySet<string>,
): ReadonlySet<string> {
  const points = entries.flatMap(({ kind, at, point }) =>
    kind === 'places' && at !== undefined && named.has(at) && point ? [point] : [],
  )
  const distances = new Map(
    things.flatMap(({ at, point }) =>
      at !== undefined && point && points.length > 0
        ? [[at, Math.min(...points.map(from => kilometresBetween(from, point)))] as const]
        : [],
    ),
  )
  const near = [...distances].filter(([, km]) => km <= NEAR_KM).toSorted(([, a], [, b]) => a - b)
  return new Set(near.slice(0, MOST_NEAR).map(([at]) => at))
}

/** Hotels or tours at the places that were named, those that say more of the words first. */
function entriesAt(entries: readonly Entry[], words: string, { places, countries }: Understanding): Fit[] {
  const said = bare(words)
  const at = new Set(places.map(({ value }) => `${value.country}/${value.slug}`))
  const within = new Set(countries.map(({ value }) => value))
  const sought = said.split(' ').map(word => SAME.find(([form]) => form.test(word))?.[1] ?? singular(word))
  return (['hotels', 'tours'] as const).flatMap(kind => {
    if (!KIND_WORDS[kind].test(said)) return []
    const all = entries.filter(entry => entry.kind === kind && entry.at !== undefined)
    const isIn = (places: ReadonlySet<string>) => all.filter(entry => places.has(entry.at ?? ''))
    const isWithin = (entry: Entry) => within.has(entry.at?.slice(0, entry.at.indexOf('/')) ?? '')
    const atPlace = isIn(at)
    const near = atPlace.length > 0 ? atPlace : isIn(placesNear(entries, all, at))
    const here = near.length > 0 ? near : all.filter(isWithin)
    return here.map(entry => {
      const text = ` ${entry.names.join(' ')} ${entry.line} ${entry.text}`
      const share = sought.filter(word => text.includes(` ${word}`)).length / Math.max(1, sought.length)
      return { entry, fit: FIT.atPlace + share / 10 }
    })
  })
}

/** What says most of the words though not all: of each kind a few, and only those near the best. */
const PARTLY = 0.16
const OF_BEST = 0.7

function answeringPartly(question: Question): Fit[] {
  return (['tours', 'places', 'species', 'articles'] as const).flatMap(kind => {
    const fits = matchQuestion(question, [kind], PARTLY).toSorted((a, b) => b.fit - a.fit)
    const best = fits[0]?.fit ?? 0
    return fits.filter(({ fit }) => fit >= best * OF_BEST).slice(0, MOST_NEAR)
  })
}

/** Houses whose texts answer best where no place is named: “a lodge where elephants come to drink”. */
function housesAnswering(question: Question, { places, countries }: Understanding): Fit[] {
  if (places.length + countries.length > 0 || !KIND_WORDS.hotels.test(bare(question.text))) return []
  return matchQuestion(question, ['hotels'])
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST_NEAR)
}

/** Outings that answer best where no place is named: “cooking classes”. */
function outingsAnswering(question: Question, { places, countries }: Understanding): Fit[] {
  if (places.length + countries.length > 0 || !KIND_WORDS.tours.test(bare(question.text))) return []
  return matchQuestion(question, ['tours'])
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST_NEAR)
}

/** Shortest word by which something beside a named place is told from others. */
const TELLING = 4
/** How far from a named place something else of the name may be, in kilometres. */
const BESIDE_KM = 40

/** Outings and sights near a named place whose names say something else of the words: “canopy walkway nyungwe”. */
function besidePlaces(entries: readonly Entry[], { places, text, words }: Understanding): Fit[] {
  const named = new Set(places.map(({ value }) => `${value.country}/${value.slug}`))
  const points = entries.flatMap(({ kind, at, point }) =>
    kind === 'places' && at !== undefined && named.has(at) && point ? [point] : [],
  )
  if (points.length === 0) return []
  const placeNames = bare(places.map(({ from }) => from).join(' ')).split(' ')
  const others = bare(`${text} ${words.map(({ value }) => value).join(' ')}`)
    .split(' ')
    .filter(word => word.length >= TELLING && !placeNames.includes(word) && !stopWords.has(word))
  const near = entries.filter(
    ({ kind, at, point }) =>
      (kind === 'tours' || (kind === 'places' && !named.has(at ?? ''))) &&
      point !== undefined &&
      points.some(from => kilometresBetween(from, point) <= BESIDE_KM),
  )
  return near
    .filter(({ names }) => others.some(word => names.some(name => says(name, ` ${singular(word)}`))))
    .map(entry => ({ entry, fit: FIT.allWords }))
}

/** Least number of telling words by which a title is recognized among others. */
const LONG_TITLE = 3
/** Share of the words, weighed by how rare they are, from which something answers them before trips do. */
const ANSWERS = 0.55
const ANSWERS_QUESTION = 0.16
const ABOVE_TRIPS = 0.951

/** What says most of what was asked, and so comes before the trips that describe it: a balloon, a night train. */
function answeringMost(question: Question): Fit[] {
  const isQuestion = QUESTION.test(question.text)
  return (['tours', 'hotels', 'species', 'articles'] as const).flatMap(kind => {
    const isAsked = kind === 'articles' && isQuestion
    return matchQuestion(question, [kind], isAsked ? ANSWERS_QUESTION : ANSWERS)
      .toSorted((a, b) => b.fit - a.fit)
      .slice(0, isAsked ? MOST_OF_A_KIND : MOST_NEAR)
      .map(({ entry, fit }) => ({ entry, fit: (isAsked ? FIT.askedFor : ABOVE_TRIPS) + fit / 100 }))
  })
}

/** What answers best of all kinds together: the antelope that stands on its hind legs, the stilt village. */
const MOST_CLOSEST = 4
const CLOSEST = 0.2
const NEXT_CLOSEST = 0.5

function closestOfAll(question: Question): Fit[] {
  const kinds = ['articles', 'tours', 'places', 'species', 'hotels'] as const
  const fits = matchQuestion(question, kinds, CLOSEST).toSorted((a, b) => b.fit - a.fit)
  const best = fits[0]?.fit ?? 0
  return fits
    .filter(({ fit }) => fit >= best * NEXT_CLOSEST)
    .slice(0, MOST_CLOSEST)
    .map(({ entry, fit }) => ({ entry, fit: ABOVE_TRIPS + fit / 100 }))
}

/** Articles of whose titles all is asked: “boat timetable lake Atitlán” of “Lake Atitlán by boat”. */
function askedByTitle(entries: readonly Entry[], words: string): Fit[] {
  const asked = new Set(bare(words).split(' ').map(singular))
  const found = titlesOf(entries).filter(
    ({ telling }) => telling.length >= LONG_TITLE && telling.every(word => asked.has(word)),
  )
  return [...new Set(found.map(({ entry }) => entry))].map(entry => ({ entry, fit: FIT.askedFor }))
}

/** Articles whose titles say all the words that name nothing of the catalogue: “humo en Chiang Mai”. */
function titled(entries: readonly Entry[], { words, places, countries }: Understanding): Fit[] {
  const left = words.map(({ value }) => ` ${singular(bare(value))}`)
  if (left.length === 0 || places.length + countries.length === 0) return []
  return entries
    .filter(
      ({ kind, names }) => kind === 'articles' && left.every(word => names.some(name => says(name, word))),
    )
    .map(entry => ({ entry, fit: FIT.askedFor }))
}

/** How like what was asked a phrase must be to open a door. */
const LIKE = 0.4

/** The country of what has a phrase; null if it belongs to none: `hotel/laos/slow-house`. */
function countryOf({ nicknameId = '', country }: Entry): string | null {
  const [, tag, key] = nicknameId.split('/')
  return country ?? (key === undefined ? null : (tag ?? null))
}

/** Those of which one phrase is most of what was asked, in the countries that are asked for: “tomb raider temple”. */
function nicknamedEntries(
  entries: readonly Entry[],
  { byId }: NicknameAnswers,
  { countries, places }: Understanding,
): Fit[] {
  const like = new Map([...byId].flatMap(([id, { likeness }]) => (likeness >= LIKE ? [[id, likeness]] : [])))
  if (like.size === 0) return []
  const asked = new Set([...countries.map(({ value }) => value), ...places.map(({ value }) => value.country)])
  return entries
    .flatMap(entry => {
      const likeness = like.get(entry.nicknameId ?? '')
      const tag = countryOf(entry)
      const isThere = asked.size === 0 || tag === null || asked.has(tag)
      return likeness !== undefined && isThere ? [{ entry, fit: ABOVE_TRIPS + likeness / 100 }] : []
    })
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST_NEAR)
}

/**
 * Where something has the name that was asked for, what only mentions it in its longer text needs a sentence that says so;
 * other species and what to know before a journey mention much that they are not about.
 */
function worthNaming(typed: readonly Fit[], words: string): readonly Fit[] {
  if (!typed.some(({ fit }) => fit >= FIT.allWords)) return typed
  const beginnings = beginningsIn(words)
  return typed.filter(
    ({ entry, fit }) =>
      fit > FIT.saidAtLength ||
      (entry.kind !== 'species' && !isBefore(entry) && sayingSentence(entry, beginnings) !== null),
  )
}

/** Entries by name or text; similar names only if there is no exact match. */
function findEntries(
  entries: readonly Entry[],
  question: Question,
  {
    understood,
    isTripFound,
    reasons,
    isNone,
    answers,
  }: {
    answers: NicknameAnswers
    understood: Understanding
    isTripFound: boolean
    isNone: boolean
    reasons: readonly Reasons[]
  },
): Fit[] {
  const { text: words } = question
  const typed = worthNaming(
    mergeFits(
      matchEntries(entries, words),
      understoodEntries(entries, understood),
      entriesAt(entries, words, understood),
    ),
    words,
  )
  const isNamed = typed.some(({ fit }) => fit >= FIT.allWords)
  const alike = isNamed ? [] : matchAlike(entries, words, typed.length > 0 || isTripFound)
  const found = mergeFits(
    typed,
    alike,
    beforeGoing(entries, words, understood),
    besidePlaces(entries, understood),
    housesAnswering(question, understood),
    titled(entries, understood),
    askedByTitle(entries, words),
    isNone ? [] : answeringMost(question),
    isNone ? [] : nicknamedEntries(entries, answers, understood),
    isNone || isTimed(understood) ? [] : closestOfAll(question),
    isNone || isTimed(understood)
      ? []
      : describedEntries(question, new Set(understood.countries.map(({ value }) => value))),
    matchQuestion(question),
    answeringPartly(question),
    // A question is answered by texts.
    QUESTION.test(words) ? [] : toursBehind(entries, reasons),
  )
  const months = monthsAsked(entries, words, understood)
  const isAnswered = ({ entry: { kind, id } }: Fit) =>
    kind === 'countries' && months.some(({ entry }) => entry.id === id)
  // Where an animal is seen is no matter of papers and health, though these texts name many towns.
  const isOfAnimals = understood.animals.length > 0 && !asksBeforeGoing(words)
  const others = found.filter(one => !isAnswered(one) && !(isOfAnimals && isBefore(one.entry)))
  return mergeFits(months, others, plannersOf(entries, found, words))
}

/**
 * Searches everything in either language, at most five results of each kind, and all of `whole`; `words` are clean
 * (`clean`). Names rank before texts, and trips first if the words describe one.
 */
export async function searchSite(
  ctx: Context,
  words: string,
  whole: SiteKind | null = null,
): Promise<SiteSearch> {
  const [read, entries] = await Promise.all([readWords(ctx, words), getEntries(ctx)])
  // Somebody's name is no slip, though it is like that of an animal.
  const isPerson = matchEntries(entries, words).some(
    ({ entry, fit }) => entry.kind === 'planners' && fit >= FIT.wholeName,
  )
  const meant = read && !isPerson ? meantWords(entries, read.understood) : null
  if (meant === null) return { ...(await findAll(ctx, { words, read, entries, whole })), meant }
  const corrected = await readWords(ctx, meant)
  return { ...(await findAll(ctx, { words: meant, read: corrected, entries, whole })), meant }
}

async function findAll(
  ctx: Context,
  {
    words,
    read,
    entries,
    whole,
  }: { words: string; read: ReadWords | null; entries: readonly Entry[]; whole: SiteKind | null },
): Promise<Omit<SiteSearch, 'meant'>> {
  const { others } = await getNicknames(ctx)
  const question = askQuestion(entries, others, words)
  const answers = others.answer(read ? rootsSought(read.understood) : [])
  const isOurs = read !== null && !isAboutTrips(read.understood)
  const pages = sitePagesFor(words, isOurs ? pagesByNickname(answers) : [])
  // Who asks for a page of the site asks for no trip, unless a place or an animal is named as well.
  const isService = pages.length > 0 && !(read && isAboutTrips(read.understood))
  const isOfAny = read !== null && asksOfAnyCountry(words, read.understood)
  const isNone = read !== null && asksForNothing(read.understood, await getUnplanned(ctx))
  const {
    hits: trips,
    reasons,
    total,
  } = read && !isService && !isNone && !isOfAny ? await findTripHits(ctx, words, read) : NO_HITS
  const respelled = read && trips.length > 0 ? read.respelled : null
  const isTripFound = trips.length > 0 && respelled === null
  const isForEntries = read !== null && !(isService && namesSitePage(words))
  const all = isForEntries
    ? findEntries(entries, question, { ...read, isTripFound, isNone, reasons, answers })
    : []
  const beginnings = beginningsIn(words)
  const entered =
    isOfAny && !isService ? beforeAnywhere(entries, all, entry => saysWhy(entry, beginnings)) : all
  // What nobody has is not answered by a text that shares a word with it, and what is asked of us by articles at most.
  const isNamed = entered.some(({ fit }) => fit >= FIT.allWords)
  // One word that is a name is no question, which a text may answer that says none of it.
  const isShown = ({ entry, fit }: Fit) =>
    beginnings.length !== 1 || !isNamed || fit >= FIT.said || saysWhy(entry, beginnings)
  const found = entered.filter(one =>
    isService ? one.entry.kind === 'articles' : isShown(one) && (!isNone || one.fit >= FIT.wholeName),
  )
  const listed = (kind: Entry['kind']) =>
    hitsOf(found, kind, {
      ...((kind === whole || isOfAny) && { most: found.length }),
      show: entry => withReason(entry, beginnings),
    })
  const totalOf = (kind: Entry['kind']) => found.filter(({ entry }) => entry.kind === kind).length
  return {
    order: orderKinds(
      found,
      {
        count: trips.length,
        described: read !== null && describesTrip(read.understood),
      },
      pages.length,
    ),
    pages: pages.map(({ name, url }) => ({ key: url, name, line: '', url, picture: null })),
    trips,
    countries: listed('countries'),
    places: listed('places'),
    species: listed('species'),
    tours: listed('tours'),
    hotels: listed('hotels'),
    planners: listed('planners'),
    articles: listed('articles'),
    totals: {
      ...{ pages: pages.length, trips: total },
      ...{ countries: totalOf('countries'), places: totalOf('places'), species: totalOf('species') },
      ...{ tours: totalOf('tours'), hotels: totalOf('hotels') },
      ...{ planners: totalOf('planners'), articles: totalOf('articles') },
    },
    respelled,
  }
}

/** Least fit of what has words that mean nothing to us in its name, and how many of them tell nothing. */
const NAMING = 0.2
const MOST_NAMING = 4

/** Outings and places whose names say the words that mean nothing to us: “antpittas”. */
function namedByRest(entries: readonly Entry[], asked: NicknameIndex, { words }: Understanding): Fit[] {
  const left = words.flatMap(({ value }) => (value.length >= TELLING ? value : [])).join(' ')
  if (left === '') return []
  const found = matchQuestion(askQuestion(entries, asked, left), ['tours', 'places'], NAMING / FIT.saidInPart)
  return found.length > MOST_NAMING ? [] : found.toSorted((a, b) => b.fit - a.fit).slice(0, MOST_OF_A_KIND)
}

/** Maximum number of doors above the trips, and of those of one kind. */
const MOST_DOORS = 5
const MOST_OF_A_KIND = 2
/** Least fit of an article that answers in part, and of one about those who travel. */
const ANSWERING = 0.13
const ABOUT_THEM = 0.1

/** Nobody is shown the picture of what they fear. */
function isFeared({ kind }: Entry, { needs, animals }: Understanding): boolean {
  return kind === 'species' && animals.length === 0 && needs.some(({ value }) => value.kind === 'snakes')
}

/** What the articles about a party and its needs speak of. */
function wordsAbout({ party, needs }: Understanding): string[] {
  const { children = [], withChildren = false, withGrandparents = false } = party?.value ?? {}
  const kinds = new Set(needs.map(({ value: { kind } }) => kind))
  const isYoung = children.some(age => age < 12) || (withChildren && children.length === 0)
  return [
    isYoung ? 'children by age' : '',
    withGrandparents || kinds.has('knees') || kinds.has('step-free') ? 'grandparents parents knees' : '',
    kinds.has('altitude') || kinds.has('breath') ? 'altitude nights before' : '',
  ].filter(words => words !== '')
}

/**
 * The pages that answer the words best, beside the trips: of the site, what to know before going, houses and outings
 * that are asked for, then whatever is named, and articles. None if the words only describe a trip.
 */
export async function findDoors(ctx: Context, words: string, read: ReadWords): Promise<SearchHit[]> {
  const { understood } = read
  const [entries, { others: asked }] = await Promise.all([getEntries(ctx), getNicknames(ctx)])
  const question = askQuestion(entries, asked, words)
  const answers = asked.answer(rootsSought(understood))
  const named = mergeFits(matchEntries(entries, words), understoodEntries(entries, understood)).filter(
    ({ fit }) => fit >= FIT.wholeName,
  )
  const kinds = ['planners', 'countries', 'hotels', 'tours', 'species', 'places'] as const
  const byName = kinds.flatMap(kind =>
    named.filter(({ entry }) => entry.kind === kind).slice(0, MOST_OF_A_KIND),
  )
  const sought = [
    ...entriesAt(entries, words, understood),
    ...housesAnswering(question, understood),
    ...outingsAnswering(question, understood),
  ]
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST_OF_A_KIND)
  const matching = (about: Question, least: number) =>
    matchQuestion(about, ['articles'])
      .filter(({ fit }) => fit >= least)
      .toSorted((a, b) => b.fit - a.fit)
  // About those who travel, what is written of where they go, else what is written of everywhere.
  const countries = understood.countries.map(part => part.value)
  const here = ({ entry: { country } }: Fit) => (country ? countries.includes(country) : true)
  const nearest = (fits: Fit[]) =>
    fits.filter(here).toSorted((a, b) => Number(Boolean(b.entry.country)) - Number(Boolean(a.entry.country)))
  const answering = [
    ...wordsAbout(understood).flatMap(text => {
      const about = askQuestion(entries, asked, text)
      return nearest(matching(about, ABOUT_THEM)).slice(0, 1)
    }),
    ...matching(question, ANSWERING).slice(0, MOST_OF_A_KIND),
  ].slice(0, MOST_OF_A_KIND)
  const pages = sitePagesFor(words, isAboutTrips(understood) ? [] : pagesByNickname(answers)).map(
    ({ name, url }) => ({
      key: url,
      name,
      line: '',
      url,
      picture: null,
    }),
  )
  const byPhrase = nicknamedEntries(entries, answers, understood)
  const first = [
    ...beforeGoing(entries, words, understood),
    ...sought,
    ...byPhrase.slice(0, MOST_OF_A_KIND),
    ...namedByRest(entries, asked, understood),
    ...byName,
  ].filter(({ entry }) => !isFeared(entry, understood))
  const others = first.slice(0, MOST_DOORS - answering.length)
  const hits = [...pages, ...[...others, ...answering].map(({ entry }) => entry.hit)]
  return [...new Map(hits.map(hit => [hit.url, hit])).values()].slice(0, MOST_DOORS)
}
