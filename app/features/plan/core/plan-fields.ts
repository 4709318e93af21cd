import { z } from 'zod'
import { isGiven, isObject, joinParts } from '#app/features/wish/join-parts.ts'
import {
  amountsOfRange,
  daysOfRange,
  nightsOfRange,
  rangeOfAmounts,
} from '#app/features/wish/range-notation.ts'
import { countsOf, type Traveller } from '#app/features/wish/travellers.ts'
import { GROWN_UP, MOST_MINOR, MOST_NIGHTS, OLDEST } from '#app/features/wish/wish.ts'
import { hasAmount } from '#app/features/wish/wish-fields.ts'
import {
  beginsOn,
  type Named,
  namedInWords,
  timeRange,
  type WishInput,
  wish,
} from '#app/features/wish/wish-schema.ts'
import { readable } from '#app/form-fields.ts'
import { dayOf } from '#app/text/days.ts'
import { isCurrency } from '#database/values/currency.ts'
import { tripTypes } from '#database/values/goals.ts'
import { readInstant } from '#database/values/range.ts'
import { firstDraft } from './first-draft-schema.ts'
import { UNKNOWN_PAGE, withoutNotes } from './plan.ts'
import { type NewPlan, newPlan, planRequest } from './plan-schema.ts'

/**
 * The fields of a request by their names on the wire (specification, section 3). What a field holds has its place in
 * the request; the calls' bodies, OpenAPI and the requests of before are read by this.
 */

/** What a field says of a request. */
type Part = Partial<Omit<NewPlan, 'wish' | 'parties'>> & { wish?: WishInput; parties?: NewPlan['parties'] }

interface PlanField<Schema extends z.ZodType> {
  schema: Schema
  description: string
  example?: z.input<Schema>
  /** Puts a value into the request. */
  read: (value: NonNullable<z.output<Schema>>) => Part
}

function field<Schema extends z.ZodType>(row: PlanField<Schema>) {
  return row
}

const { shape } = wish
const LONGEST_LIST = 50

function text(max: number) {
  return z.string().overwrite(readable).max(max, { error: 'form_too_long' })
}

const texts = z.array(text(200)).max(LONGEST_LIST).nullish()
const day = z.iso.date().nullish()
const clock = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/)
  .nullish()

/** A valid range in the specification's notation, '[a,b)' (section 5), of which an end may be open. */
function range<Range>(parse: (text: string) => Range | null, isPossible: (range: Range) => boolean) {
  const isRange = (text: string) => {
    const parsed = parse(text)
    return parsed !== null && isPossible(parsed)
  }
  return text(120).refine(isRange, { error: 'range_invalid' }).nullish()
}

const inWords = (names: readonly string[]) => names.map(name => namedInWords(name))
const byKey = (keys: readonly string[]) => keys.map(key => namedInWords(key, key))

/** The age in a prompt: `adult`, or a number of years. Null if it is about something else. */
function ageIn({ prompt, answer = '' }: Record<string, string>): Omit<Traveller, 'birthday'> | null {
  if (prompt !== 'Age') return null
  if (answer === 'adult') return { age: null, isChild: false }
  const age = /^\d{1,3}$/.test(answer) ? Number(answer) : Number.NaN
  return age <= OLDEST ? { age, isChild: age < GROWN_UP } : null
}

interface Party {
  partyBirthday?: string | null | undefined
  partyPrompts: Record<string, string>[]
}

/** A traveller as they are stored: an age among the prompts becomes one. */
function travellerOf({ partyBirthday, partyPrompts }: Party): NewPlan['parties'][number] {
  const at = partyPrompts.findIndex(prompt => ageIn(prompt) !== null)
  const said = ageIn(partyPrompts[at] ?? {}) ?? { age: null, isChild: false }
  return { birthday: partyBirthday ?? null, ...said, prompts: partyPrompts.filter((_, i) => i !== at) }
}

export const planFields = {
  country: field({
    schema: newPlan.shape.country,
    description: 'Tag of a country',
    example: 'costa-rica',
    read: country => ({ country, wish: { where: { countries: [country] } } }),
  }),
  wish: field({
    schema: wish.nullish(),
    description:
      'What the traveller wants, as one value; the fields below say parts of it, and count where both do',
    example: { who: { adults: 2, childAges: [8, 11] } },
    read: wanted => ({ wish: wanted }),
  }),
  fkey: field({
    schema: newPlan.shape.fkey.nullable(),
    description: 'Key of the preferred planner',
    read: fkey => ({ fkey }),
  }),
  initial_contact_method: field({
    schema: newPlan.shape.initialContactMethod.nullable(),
    description: 'How the traveller made contact',
    read: initialContactMethod => ({ initialContactMethod }),
  }),
  first_draft: field({
    schema: firstDraft.nullish(),
    description: 'The traveller’s first draft, composed from the catalogue',
    read: draft => ({ firstDraft: draft }),
  }),
  destination_names: field({
    schema: texts,
    description: 'Names of places',
    read: names => ({ wish: { where: { places: inWords(names) } } }),
  }),
  destination_habs: field({
    schema: texts,
    description: 'Keys of habitats',
    read: keys => ({ wish: { what: { habitats: byKey(keys) } } }),
  }),
  destination_cats: field({
    schema: texts,
    description: 'Keys of interests',
    read: keys => ({ wish: { what: { interests: byKey(keys) } } }),
  }),
  activities: field({
    schema: texts,
    description: 'Activities',
    read: names => ({ wish: { what: { activities: inWords(names) } } }),
  }),
  animals: field({
    schema: texts,
    description: 'Animals to be seen',
    read: names => ({ wish: { what: { animals: inWords(names) } } }),
  }),
  goals: field({
    schema: z
      .array(z.enum(tripTypes))
      .max(3)
      .overwrite(goals => [...new Set(goals)])
      .nullish(),
    description: 'Goals of the trip, at most three',
    read: goals => ({ wish: { what: { goals } } }),
  }),
  travel_group: field({
    schema: shape.who.unwrap().shape.group.unwrap().optional(),
    description: 'Who travels together',
    read: group => ({ wish: { who: { group } } }),
  }),
  adults: field({
    schema: z.int().min(1).max(LONGEST_LIST).nullish(),
    description: 'Number of adults; null if unknown',
    example: 2,
    read: adults => ({ wish: { who: { adults } } }),
  }),
  child_ages: field({
    schema: z.array(z.int().min(0).max(17)).max(LONGEST_LIST).nullish(),
    description: 'The age of each child, in years',
    example: [8, 11],
    read: childAges => ({ wish: { who: { childAges } } }),
  }),
  children_of_unknown_age: field({
    schema: z.int().min(0).max(LONGEST_LIST).nullish(),
    description: 'Number of children beside those of `child_ages`',
    read: childrenOfUnknownAge => ({ wish: { who: { childrenOfUnknownAge } } }),
  }),
  parties: field({
    schema: z
      .array(
        z.strictObject({
          partyBirthday: z.iso.date().nullish(),
          partyPrompts: z.array(z.record(text(100), text(200))),
        }),
      )
      .max(LONGEST_LIST)
      .nullish(),
    description: 'The travellers one by one; their ages replace `adults` and `child_ages`',
    read: parties => ({ parties: parties.map(travellerOf) }),
  }),
  arrival_date: field({
    schema: day,
    description: 'First day of the trip',
    read: firstDay => ({ wish: { when: { firstDay } } }),
  }),
  depart_date: field({
    schema: day,
    description: 'Last day of the trip',
    read: lastDay => ({ wish: { when: { lastDay } } }),
  }),
  travel_dates: field({
    schema: range(daysOfRange, () => true),
    description: 'Days between which the trip takes place; an open end is left out',
    example: '[2027-05-01,2027-06-01)',
    read: days => ({ wish: { when: daysOfRange(days) ?? {} } }),
  }),
  nights: field({
    schema: range(nightsOfRange, ({ least, most }) => Math.max(least ?? 0, most ?? 0) < MOST_NIGHTS),
    description: 'Nights of the trip; an open end is left out',
    example: '[7,15)',
    read: nights => ({ wish: { when: { nights: nightsOfRange(nights) ?? {} } } }),
  }),
  budget_minor: field({
    schema: range(
      amountsOfRange,
      ({ leastMinor, mostMinor }) => Math.max(leastMinor ?? 0, mostMinor ?? 0) <= MOST_MINOR,
    ),
    description:
      'In minor units of `currency`, for each traveller unless `budget_per` says otherwise; an open end is left out, as in `[600000,)`',
    example: '[200000,350000)',
    read: budget => ({ wish: { budget: amountsOfRange(budget) ?? {} } }),
  }),
  budget_per: field({
    schema: shape.budget.unwrap().shape.per.unwrap().nullish(),
    description: 'Whether the budget is for each traveller (the default) or for all together',
    read: per => ({ wish: { budget: { per } } }),
  }),
  currency: field({
    schema: z.string().refine(isCurrency, { error: 'currency_unknown' }).nullish(),
    description: 'Currency of the budget, ISO 4217; US dollars by default',
    example: 'USD',
    read: currency => ({ wish: { budget: { currency } } }),
  }),
  avoid: field({
    schema: shape.avoid.unwrap().nullish(),
    description: 'Things to avoid',
    read: avoid => ({ wish: { avoid } }),
  }),
  needs: field({
    schema: shape.needs.unwrap().nullish(),
    description:
      'Needs of the travellers, each with words where it has some: `{ "kind": "diet", "words": "vegan" }`',
    example: [{ kind: 'step-free', words: '' }],
    read: needs => ({ wish: { needs } }),
  }),
  pace: field({
    schema: shape.style.unwrap().shape.pace.unwrap().optional(),
    description: 'Pace of the days',
    read: pace => ({ wish: { style: { pace } } }),
  }),
  effort: field({
    schema: shape.style.unwrap().shape.effort.unwrap().optional(),
    description: 'Highest effort',
    read: effort => ({ wish: { style: { effort } } }),
  }),
  travel_class: field({
    schema: text(100).trim().nullish(),
    description: 'Such as Premium',
    read: travelClass => ({ wish: { style: { travelClass } } }),
  }),
  hotel_types: field({
    schema: texts,
    description: 'Kinds of houses',
    read: houses => ({ wish: { style: { houses } } }),
  }),
  amenities: field({
    schema: texts,
    description: 'Amenities of the houses',
    read: amenities => ({ wish: { style: { amenities } } }),
  }),
  transportation: field({
    schema: text(200).trim().nullish(),
    description: 'Transport within the country',
    read: preferred => ({ wish: { transport: { preferred } } }),
  }),
  transport_types: field({
    schema: texts,
    description: 'Kinds of transport',
    read: kinds => ({ wish: { transport: { kinds } } }),
  }),
  vehicle_types: field({
    schema: texts,
    description: 'Kinds of vehicle',
    read: vehicles => ({ wish: { transport: { vehicles } } }),
  }),
  arrival_flight_date: field({
    schema: day,
    description: 'Day of the arriving flight',
    read: arrivalDate => ({ wish: { flights: { arrivalDate } } }),
  }),
  arrival_flight_time: field({
    schema: clock,
    description: 'Local time of the arriving flight',
    read: arrivalTime => ({ wish: { flights: { arrivalTime } } }),
  }),
  depart_flight_date: field({
    schema: day,
    description: 'Day of the departing flight',
    read: departureDate => ({ wish: { flights: { departureDate } } }),
  }),
  depart_flight_time: field({
    schema: clock,
    description: 'Local time of the departing flight',
    read: departureTime => ({ wish: { flights: { departureTime } } }),
  }),
  need_intl_flight_ts: field({
    schema: z
      .string()
      .max(40)
      .refine(text => readInstant(text) !== null, { error: 'timestamp_invalid' })
      .nullish(),
    description: 'Any instant asks us to find the international flights; the time of the request is stored',
    read: () => ({ wish: { flights: { needed: true } } }),
  }),
  activity_timerange: field({
    schema: timeRange.nullish(),
    description: 'Time range of instants with their time zones; each end is inclusive, exclusive or omitted',
    example: '["2027-05-01T06:00:00Z","2027-05-04T18:00:00Z")',
    read: activityTime => ({ wish: { activityTime } }),
  }),
} as const

type PlanFieldName = keyof typeof planFields
type Values = { [Name in PlanFieldName]: NonNullable<z.output<(typeof planFields)[Name]['schema']>> }
/** What the fields hold, parsed. */
type PlanValues = { [Name in PlanFieldName]?: Values[Name] | null }

const readers: { [Name in PlanFieldName]: { read: (value: Values[Name]) => Part } } = planFields
const names = Object.keys(planFields) as readonly PlanFieldName[]

/** What a field says of the request; nothing if it is empty. */
function partOf<Name extends PlanFieldName>(name: Name, values: PlanValues): Part {
  const value = values[name]
  return value === undefined || value === null || !isGiven(value) ? {} : readers[name].read(value)
}

/** The fields' schemas, each with its description. */
export const planShape = shapeOf(planFields)

/** An object's values change type with their names, which no function of the library expresses. */
function shapeOf<
  Fields extends Record<string, { schema: z.ZodType; description: string; example?: unknown }>,
>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, description, example }]) => [
      name,
      schema.meta({ description, ...(example === undefined ? {} : { example }) }),
    ]),
  ) as { [Name in keyof Fields]: Fields[Name]['schema'] }
}

/** Travellers who are named one by one are those that the wish counts. */
function counted(plan: NewPlan): NewPlan {
  const { parties, wish } = plan
  if (parties.length === 0) return plan
  const on = beginsOn(wish) ?? dayOf(new Date())
  return { ...plan, wish: { ...wish, who: { ...wish.who, ...countsOf(parties, on) } } }
}

/** Upper ends that stood for an open one before it could be left out: no holiday costs a million dollars for each. */
const NO_END_MINOR = 99_999_999
const NO_END_OF_CALLS = 100_000_000

/** A budget's range as it is written now, if one of those ends stands in it. */
function openRange<Range>(range: Range, isOpen: (mostMinor: number) => boolean): Range | string | null {
  const { leastMinor = null, mostMinor = null } = (typeof range === 'string' && amountsOfRange(range)) || {}
  return mostMinor !== null && isOpen(mostMinor) ? rangeOfAmounts({ leastMinor, mostMinor: null }) : range
}

/** Things as the wish names them: a field says only their names or keys. */
function asNamed(list: readonly Named[], known: readonly Named[] = []): Named[] {
  const textOf = ({ key, name }: Named) => key ?? name.en
  return list.map(
    one => known.find(other => textOf(other) === textOf(one) || other.name.en === one.name.en) ?? one,
  )
}

/** The request that parsed fields make. @throws ZodError if they are not possible together. */
export function requestOfFields(fields: PlanValues, words: { message?: unknown; url?: unknown }): NewPlan {
  const isOpen = (mostMinor: number) => (fields.currency ?? 'USD') === 'USD' && mostMinor === NO_END_OF_CALLS
  const written = { ...fields, budget_minor: openRange(fields.budget_minor, isOpen) }
  const parts = names.map(name => partOf(name, written))
  const plan = newPlan.parse(parts.reduce<unknown>(joinParts, words))
  const { where, what } = plan.wish
  const known = fields.wish
  const wanted = {
    ...plan.wish,
    where: { ...where, places: asNamed(where.places, known?.where.places) },
    what: {
      ...what,
      activities: asNamed(what.activities, known?.what.activities),
      habitats: asNamed(what.habitats, known?.what.habitats),
      interests: asNamed(what.interests, known?.what.interests),
    },
  }
  return counted({ ...plan, wish: wanted })
}

/** A request with what another one has and it has not. */
export function filledFrom(plan: NewPlan, other: NewPlan): NewPlan {
  const { url, ...said } = plan
  // A currency alone is a default, and says nothing of another's amounts.
  const { level } = said.wish.budget
  const budget = hasAmount(said.wish.budget)
    ? said.wish.budget
    : { ...other.wish.budget, level: level ?? other.wish.budget.level }
  const from = { ...other, url: url === UNKNOWN_PAGE ? other.url : url }
  return counted(newPlan.parse(joinParts(from, { ...said, wish: { ...said.wish, budget } })))
}

function toWireName(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/** A request as any version stored it: older ones had each field by itself. @throws ZodError */
export function readStoredPlan(stored: unknown): NewPlan {
  const whole = withoutNotes(stored)
  if (!isObject(whole) || 'wish' in whole) return newPlan.parse(whole)
  const { message, url, currency, ...rest } = whole
  const budgetMinor = openRange(rest.budgetMinor, mostMinor => mostMinor >= NO_END_MINOR)
  const fields = Object.entries({ ...rest, budgetMinor }).filter(([, value]) => isGiven(value))
  const written = Object.fromEntries(fields.map(([name, value]) => [toWireName(name), value]))
  const plan = requestOfFields(z.object(planShape).parse(written), { message, url })
  if (!isGiven(currency)) return plan
  // Any three letters were taken for a currency then.
  return newPlan.parse({ ...plan, wish: { ...plan.wish, budget: { ...plan.wish.budget, currency } } })
}

/** A request as the journal has it, written by this version or by an older one. */
export const storedRequest = planRequest.extend({
  newPlan: z.unknown().transform((stored, check): NewPlan => {
    try {
      return readStoredPlan(stored)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      for (const { message, path } of error.issues) check.addIssue({ code: 'custom', message, path })
      return z.NEVER
    }
  }),
})
