import { LINE_LIMITS } from '#app/features/proposal/proposal/line-limits.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { slugOf } from '#app/text/plain-letters.ts'
import type { PriceLine, ProposalActivity, ProposalContent } from '#database/values/proposal-content.ts'
import type { LineBasis } from '#database/values/proposal-workings.ts'
import { monthOf, type Rates, roomsFor } from './rates.ts'

/** The price of days, from the prices of their houses and tours. Everything that prices an itinerary uses this. */

export interface PricedDay {
  country: string
  hotel: { key: string | null; name: string } | null
  activities: readonly Pick<ProposalActivity, 'kind' | 'key' | 'name'>[]
  legs: readonly unknown[]
}

/** What of a proposal its price depends on. */
export interface Priced extends Pick<ProposalContent, 'locale' | 'startsOn' | 'adults' | 'childAges'> {
  days: readonly PricedDay[]
  /** The index of the day on which each child is a year older, in the order of the ages; null for none. */
  turns?: readonly (number | null)[]
}

/** A line that follows from something: its `source` is the same in every draft. */
export interface ComputedLine extends Omit<PriceLine, 'id'> {
  source: string
}

export const FOR_WHOM = {
  en: {
    person: 'each traveller',
    group: 'everyone together',
    child: (age: number) => `children under ${age}`,
  },
  es: { person: 'cada viajero', group: 'todos juntos', child: (age: number) => `menores de ${age} años` },
} as const

const nightsIn = {
  en: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  es: (count: number) => `${count} ${count === 1 ? 'noche' : 'noches'}`,
} as const

const words = {
  en: {
    nights: (count: number, hotel: string, rooms: number | null) =>
      `${hotel}: ${nightsIn.en(count)}${rooms ? `, ${rooms} ${rooms === 1 ? 'room' : 'rooms'}` : ''}`,
    more: (count: number, hotel: string) => `${hotel}: ${nightsIn.en(count)} more`,
    less: (count: number, hotel: string) => `${hotel}: ${nightsIn.en(count)} less`,
    without: (tour: string) => `Without ${tour}`,
    rides: 'Rides, boats and flights between the places',
  },
  es: {
    nights: (count: number, hotel: string, rooms: number | null) =>
      `${hotel}: ${nightsIn.es(count)}${rooms ? `, ${rooms} ${rooms === 1 ? 'habitación' : 'habitaciones'}` : ''}`,
    more: (count: number, hotel: string) => `${hotel}: ${nightsIn.es(count)} más`,
    less: (count: number, hotel: string) => `${hotel}: ${nightsIn.es(count)} menos`,
    without: (tour: string) => `Sin ${tour}`,
    rides: 'Traslados, botes y vuelos entre los lugares',
  },
} as const

export const RIDES = 'rides'

export function computedLine(
  source: string,
  line: Pick<PriceLine, 'what' | 'forWhom' | 'count' | 'unitMinor'>,
): ComputedLine {
  const more = { day: null, season: null, refundableUntil: null, note: null }
  const isMany = line.count > LINE_LIMITS.count
  const unitMinor = isMany && line.unitMinor !== null ? line.unitMinor * line.count : line.unitMinor
  const what = line.what.slice(0, LINE_LIMITS.letters)
  return { ...more, ...line, source, what, unitMinor, count: isMany ? 1 : line.count }
}

/** A house or a tour of a country: its key in the catalogue, or its name. */
export function keyOf(country: string, { key, name }: { key: string | null; name: string }): string {
  return `${country}/${key ?? `own-${slugOf(name)}`}`
}

export function peopleIn({ adults, childAges }: Pick<Priced, 'adults' | 'childAges'>): number {
  return adults + childAges.length
}

interface Slept {
  name: string
  /** Month of each night; null while the dates are open. */
  months: (number | null)[]
}

/** The nights of each house, by `country/key`. */
export function nightsOf({ days, startsOn }: Pick<Priced, 'days' | 'startsOn'>): Map<string, Slept> {
  const slept = new Map<string, Slept>()
  days.forEach(({ country, hotel }, at) => {
    if (!hotel) return
    const key = keyOf(country, hotel)
    const one = slept.get(key) ?? { name: hotel.name, months: [] }
    one.months.push(monthOf(dateOfDay(startsOn, at)))
    slept.set(key, one)
  })
  return slept
}

interface Done {
  name: string
  /** Indices of its days. */
  days: number[]
}

/** The days of each tour, by `country/key`. */
export function toursOf({ days }: Pick<Priced, 'days'>): Map<string, Done> {
  const done = new Map<string, Done>()
  days.forEach(({ country, activities }, at) => {
    for (const activity of activities) {
      if (activity.kind !== 'tour') continue
      const key = keyOf(country, activity)
      const one = done.get(key) ?? { name: activity.name, days: [] }
      one.days.push(at)
      done.set(key, one)
    }
  })
  return done
}

interface Rated {
  rooms: number
  minor: number | null
  nights: number
}

/** The nights of a house, by price; a house without prices has one unknown price. */
function ratesOfNights(months: Slept['months'], key: string, people: number, rates: Rates): Rated[] {
  const hotel = rates.hotels[key]
  if (!hotel) return [{ rooms: 1, minor: null, nights: months.length }]
  const rated: Rated[] = []
  for (const month of months) {
    const { rooms, minor } = roomsFor(hotel, people, month)
    const same = rated.find(each => each.minor === minor && each.rooms === rooms)
    if (same) same.nights++
    else rated.push({ rooms, minor, nights: 1 })
  }
  return rated
}

/** The same source for the first price, and one of its own for every further one. */
function nth(source: string, at: number): string {
  return at === 0 ? source : `${source}@${at + 1}`
}

function linesOfHouses(priced: Priced, rates: Rates): ComputedLine[] {
  const { locale } = priced
  const slept = [...nightsOf(priced)].map(([key, { name, months }]) => ({
    ...{ key, name },
    rated: ratesOfNights(months, key, peopleIn(priced), rates),
  }))
  // Where one house takes several rooms, how many is said of each that is known.
  const isSaid = slept.some(({ rated }) => rated.some(({ rooms }) => rooms > 1))
  return slept.flatMap(({ key, name, rated }) =>
    rated.map(({ rooms, minor, nights }, at) =>
      computedLine(nth(`hotel:${key}`, at), {
        what: words[locale].nights(
          nights,
          rates.hotels[key]?.name[locale] ?? name,
          isSaid && rates.hotels[key] ? rooms : null,
        ),
        forWhom: FOR_WHOM[locale].group,
        count: nights,
        unitMinor: minor,
      }),
    ),
  )
}

/** The lines of a tour on some days: for everybody, and for the children who pay less on their day. */
function linesOfTour(
  priced: Priced,
  key: string,
  { name, days }: Done,
  rates: Rates,
  { sign = 1, what = name }: { sign?: 1 | -1; what?: string } = {},
): ComputedLine[] {
  const { locale, childAges, turns } = priced
  const tour = rates.tours[key]
  const ageOn = (child: number, day: number) => {
    const turn = turns?.[child] ?? null
    return (childAges[child] ?? 0) + (turn !== null && day >= turn ? 1 : 0)
  }
  const { child = null, priceMinor = null } = tour ?? {}
  const places = days.length * peopleIn(priced)
  const young = child
    ? days.reduce((sum, day) => sum + childAges.filter((_, i) => ageOn(i, day) < child.under).length, 0)
    : 0
  const all = computedLine(`tour:${key}`, {
    what,
    forWhom: FOR_WHOM[locale].person,
    count: places - young,
    unitMinor: priceMinor === null ? null : sign * priceMinor,
  })
  if (!child || young === 0) return [all]
  const less = computedLine(`tour:${key}@child`, {
    what,
    forWhom: FOR_WHOM[locale].child(child.under),
    count: young,
    unitMinor: sign * child.priceMinor,
  })
  return [...(places > young ? [all] : []), less]
}

function isTravelled({ days }: Pick<Priced, 'days'>): boolean {
  return days.some(({ legs }) => legs.length > 0)
}

/** The lines of an itinerary that is priced house by house and tour by tour. */
export function linesFromCatalogue(priced: Priced, rates: Rates): ComputedLine[] {
  const { locale } = priced
  const nameOf = (key: string, name: string) => rates.tours[key]?.name[locale] ?? name
  const rides = computedLine(RIDES, {
    ...{ what: words[locale].rides, forWhom: FOR_WHOM[locale].group, count: 1, unitMinor: null },
  })
  return [
    ...linesOfHouses(priced, rates),
    ...[...toursOf(priced)].flatMap(([key, done]) =>
      linesOfTour(priced, key, done, rates, { what: nameOf(key, done.name) }),
    ),
    ...(isTravelled(priced) ? [rides] : []),
  ]
}

function houseDifference(priced: Priced, key: string, now: Slept, was: Slept, rates: Rates): ComputedLine[] {
  const { locale } = priced
  const more = now.months.length - was.months.length
  if (more === 0) return []
  const months = (more > 0 ? now : was).months.slice(-Math.abs(more))
  const name = rates.hotels[key]?.name[locale] ?? (more > 0 ? now : was).name
  const say = more > 0 ? words[locale].more : words[locale].less
  return ratesOfNights(months, key, peopleIn(priced), rates).map(({ minor, nights }, at) =>
    computedLine(nth(`hotel:${key}`, at), {
      what: say(nights, name),
      forWhom: FOR_WHOM[locale].group,
      count: nights,
      unitMinor: minor === null ? null : Math.sign(more) * minor,
    }),
  )
}

/** The lines by which an itinerary differs from a published one, whose price they are added to. */
export function linesOfDifference(
  priced: Priced,
  published: readonly PricedDay[],
  rates: Rates,
): ComputedLine[] {
  const { locale } = priced
  const before = { ...priced, days: published }
  const [slept, sleptBefore] = [nightsOf(priced), nightsOf(before)]
  const [done, doneBefore] = [toursOf(priced), toursOf(before)]
  const none = { name: '', months: [] }
  const nothing = { name: '', days: [] }
  const houses = [...new Set([...slept.keys(), ...sleptBefore.keys()])].flatMap(key =>
    houseDifference(priced, key, slept.get(key) ?? none, sleptBefore.get(key) ?? none, rates),
  )
  const tours = [...new Set([...done.keys(), ...doneBefore.keys()])].flatMap(key => {
    const [now, was] = [done.get(key) ?? nothing, doneBefore.get(key) ?? nothing]
    const more = now.days.length - was.days.length
    if (more === 0) return []
    const own = more > 0 ? now : was
    const name = rates.tours[key]?.name[locale] ?? own.name
    const days = own.days.slice(-Math.abs(more))
    return linesOfTour(priced, key, { name, days }, rates, {
      sign: more > 0 ? 1 : -1,
      what: more > 0 ? name : words[locale].without(name),
    })
  })
  return [...houses, ...tours]
}

const SOURCES = /^(hotel|tour|trip):(.*)$/

/** The id of a computed line that is new in a draft; it is free among those that are taken. */
export function idOfSource(source: string, isTaken: (id: string) => boolean): string {
  const [, kind = '', of = ''] = SOURCES.exec(source) ?? []
  const key = of.slice(of.indexOf('/') + 1).replace(/[^a-z0-9]+/g, '-')
  const position = kind === 'trip' ? Number(of) + 1 : Number.NaN
  const plain = kind === '' ? 'transfers' : Number.isNaN(position) ? `${kind}-${key}` : `p${position}`
  const first = plain.slice(0, 36).replace(/-+$/, '')
  let id = first
  for (let n = 2; isTaken(id); n++) id = `${first}-${n}`
  return id
}

/** Gives computed lines their ids. */
export function withIds(lines: readonly ComputedLine[]): PriceLine[] {
  const taken = new Set<string>()
  return lines.map(({ source, ...line }) => {
    const id = idOfSource(source, each => taken.has(each))
    taken.add(id)
    return { id, ...line }
  })
}

const SOURCE = /^(hotel|tour):([^@]*)/

/** Nights of a whole trip: beds, or one less than its days if its travellers arrange some themselves. */
export function nightsOfContent({ days }: Pick<ProposalContent, 'days'>): number {
  return Math.max(days.filter(({ hotel }) => hotel !== null).length, days.length - 1, 0)
}

/** What the days under a price line are: those of its house or tour, its own day, or all. */
export function basisOf(content: ProposalContent, source: string | null, day: string | null): LineBasis {
  const { startsOn } = content
  const people = peopleIn(content)
  const [, kind, key = ''] = SOURCE.exec(source ?? '') ?? []
  const none = { nights: 0, people, houses: [], tours: [], rides: 0, month: null }
  if (kind === 'hotel') {
    const { months = [], name = '' } = nightsOf(content).get(key) ?? {}
    return { ...none, nights: months.length, houses: name ? [name] : [], month: months[0] ?? null }
  }
  if (kind === 'tour') {
    const done = toursOf(content).get(key)
    return { ...none, tours: done ? done.days.map(() => done.name) : [] }
  }
  const at = content.days.findIndex(({ id }) => id === day)
  const days = at < 0 ? content.days : content.days.slice(at, at + 1)
  const own = { ...content, days }
  return {
    ...{ people, nights: at < 0 ? nightsOfContent(content) : 0 },
    houses: [...nightsOf(own).values()].map(({ name }) => name).toSorted(),
    tours: days.flatMap(({ activities }) => activities.map(({ name }) => name)).toSorted(),
    rides: days.reduce((sum, { legs }) => sum + legs.length, 0),
    month: monthOf(dateOfDay(startsOn, Math.max(0, at))),
  }
}

/** What is not any more as it was when a price was set. */
export interface BasisChange {
  what: keyof LineBasis
  before: string | number | null
  now: string | number | null
}

function listed(names: readonly string[]): string {
  return names.join(', ')
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter(name => !others.includes(name))
}

/** The changes of the days under a line since its price was set by hand. */
export function changesOfBasis(before: LineBasis, now: LineBasis): BasisChange[] {
  const counts = (['nights', 'people', 'rides', 'month'] as const).flatMap(what =>
    before[what] === now[what] ? [] : [{ what, before: before[what], now: now[what] }],
  )
  const lists = (['houses', 'tours'] as const).flatMap(what => {
    const [gone, added] = [without(before[what], now[what]), without(now[what], before[what])]
    return gone.length + added.length === 0 ? [] : [{ what, before: listed(gone), now: listed(added) }]
  })
  return [...counts, ...lists]
}
