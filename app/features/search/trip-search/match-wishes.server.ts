import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Wish } from '#app/features/search/wishes/wishes.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { anyPhrase, textArray } from './match-trips.server.ts'

/** Wishes as one expression over a row of finder_trip. */

type Has = Extract<Wish, { kind: 'has' }>

const { days, fromPriceMinor: price } = finderTrip

function columnOf({ in: column }: Has): Column {
  return column === 'choices' ? finderTrip.choices : finderTrip.contents
}

function overlaps(column: Column, values: readonly string[]): SQL {
  return values.length > 0 ? sql`${column} && ${textArray(values)}` : sql`false`
}

/** Minutes on the road, and metres, from which a day or a bed is the opposite of what was wished for. */
const LONG_DRIVE = 300
const LOW = 1_200
const HIGH = 3_200

const withouts: Record<Extract<Wish, { kind: 'without' }>['what'], SQL> = {
  driving: sql`greatest(0, 1 - ${finderTrip.longestDrive} / ${LONG_DRIVE}::float)`,
  flights: sql`case when ${finderTrip.flights} = 0 then 1 else 0 end`,
  boats: sql`case when ${finderTrip.boats} = 0 then 1 else 0 end`,
  altitude: sql`greatest(0, least(1, (${HIGH} - ${finderTrip.highestM}) / ${HIGH - LOW}::float))`,
}

/** Prices, in minor units, between which trips are cheap or dear. */
const CHEAP = 80_000
const DEAR = 600_000

const dearness = sql`least(1, greatest(0, (${price} - ${CHEAP}) / ${DEAR - CHEAP}::float))`

const levels: Record<Extract<Wish, { kind: 'level' }>['level'], SQL> = {
  cheap: sql`coalesce(1 - ${dearness}, 0.2)`,
  comfortable: sql`coalesce(1 - abs(${dearness} - 0.5), 0.2)`,
  luxury: sql`coalesce(${dearness}, 0.2)`,
}

/** How far beyond the most a trip costs, as a share of it, in halves: at half more nothing is left. */
const PRICE_SLOPE = 2
/** Of a day too many or too few four fifths are left, of four days a half. */
const DAY_SLOPE = 0.25
/** Of trips without a price nobody knows whether they fit. */
const UNPRICED = 0.3

function saidBy({ phrases, prefix }: Extract<Wish, { kind: 'says' }>): SQL {
  const word = phrases[0] ?? ''
  const unfinished = prefix && /^[\p{L}\p{N}]{3,}$/u.test(word)
  const query = anyPhrase(phrases)
  return unfinished
    ? sql`(${query} || to_tsquery('ceiba_en', ${`${word}:*`}) || to_tsquery('ceiba_es', ${`${word}:*`}))`
    : query
}

/** Weights of what reviews and stories, names, the line and the title say. */
const WEIGHTS = sql`'{0.05, 0.15, 0.5, 1}'::real[]`

/** How well a trip is what was wished for, from 0 to 1. */
function degreeOf(wish: Wish): SQL {
  switch (wish.kind) {
    case 'has':
      return sql`case when ${overlaps(columnOf(wish), wish.best)} then 1
        when ${overlaps(columnOf(wish), wish.next)} then ${wish.share}::float else 0 end`
    case 'days':
      return sql`1 / (1 + ${DAY_SLOPE}::float * greatest(0, ${wish.least}::integer - ${days}, ${days} - ${wish.most}::integer))`
    case 'price':
      return sql`coalesce(greatest(0, 1 - ${PRICE_SLOPE}::float * greatest(0, ${price} - ${wish.mostMinor}::bigint) / ${wish.mostMinor}::float), ${UNPRICED}::float)`
    case 'level':
      return levels[wish.level]
    case 'without':
      return withouts[wish.what]
    case 'says':
      return sql`case when ${finderTrip.words} @@ ${saidBy(wish)} then 1 else 0 end`
    case 'speaks':
      return sql`least(1, 1.5 * ts_rank(${WEIGHTS}, ${finderTrip.words}, ${anyPhrase(wish.phrases)}))`
  }
}

/** What few trips have or say, and an index finds. It is asked of a row once, and then goes by its name. */
export interface Rare {
  wish: Wish
  name: SQL
  condition: SQL
}

/** How well a row is what was wished for, where it is known already whether it has any of it. */
function knownDegree(wish: Wish, name: SQL): SQL {
  if (wish.kind !== 'has' || wish.next.length === 0) return sql`case when ${name} then 1 else 0 end`
  return sql`case when not ${name} then 0 when ${overlaps(columnOf(wish), wish.best)} then 1
    else ${wish.share}::float end`
}

/** Points of all wishes together, of a row that has the names of the rare ones beside it. */
export function scoreOf(wishes: readonly Wish[], rare: readonly Rare[]): SQL {
  const points = wishes.map(wish => {
    const known = rare.find(one => one.wish === wish)
    return sql`${wish.points}::float * (${known ? knownDegree(wish, known.name) : degreeOf(wish)})`
  })
  return sql`(${sql.join(points, sql` + `)})`
}

/** What few trips have or say, and an index finds; null for what is found among the newest. */
function lookupOf(wish: Wish): SQL | null {
  if (wish.kind === 'says') return sql`${finderTrip.words} @@ ${saidBy(wish)}`
  if (wish.kind !== 'has' || !wish.rare) return null
  return overlaps(columnOf(wish), [...wish.best, ...wish.next])
}

/** Of rare things so many are looked up together, and by themselves. */
const MOST_LOOKUPS = 4

/** What is rare of what was wished for, what counts most first. */
export function rareOf(wishes: readonly Wish[]): Rare[] {
  return wishes
    .toSorted((a, b) => b.points - a.points)
    .flatMap(wish => {
      const condition = lookupOf(wish)
      return condition ? [{ wish, condition }] : []
    })
    .slice(0, MOST_LOOKUPS)
    .map((one, i) => ({ ...one, name: sql`${sql.identifier(`rare_${i}`)}` }))
}

/** What to look up: all rare things at once, then less and less of them, then each by itself, then anything. */
export function lookupsOf(rare: readonly Rare[]): Rare[][] {
  const together = rare.map((_, i) => rare.slice(0, rare.length - i)).filter(({ length }) => length > 1)
  return [...together, ...rare.map(one => [one]), []]
}
