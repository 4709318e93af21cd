import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planFields } from '#app/features/plan/core/plan-fields.ts'
import { wishCorrection, wishDifference } from '#app/features/plan/handling/handling-schema.ts'
import { getDraftPage } from '#app/features/proposal/draft-page/draft-page-queries.server.ts'
import { receiveContactForm } from '#app/features/request/form/contact-form-door.server.ts'
import { callOfQuestion, contactForm } from '#app/features/request/form/contact-form-schema.ts'
import { receivePlanning } from '#app/features/request/guided/planning-door.server.ts'
import { getReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import { EVERYTHING, type FinderFilters } from '#app/features/search/finder/finder.ts'
import { getMeanings, getSearchWish } from '#app/features/search/ranking/ranking-queries.server.ts'
import { leadsTo, wishOfSentence } from '#app/features/search/sentence/sentence-address.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import {
  textsOfQuery,
  textsOfWish,
  type WishTexts,
  wishFieldNames,
  wishOfTexts,
} from '#app/features/wish/wish-fields.ts'
import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'
import { type WishLine, wishInWords } from '#app/features/wish/wish-words.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import type { Actor } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import type { Locale } from '#database/values/locale.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date('2026-11-23T14:00:00Z')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
const ORIGIN = 'https://ceiba.test'
const space = '\u00a0'

async function call(actor: Actor, path: string, body?: unknown, method = 'POST') {
  const ctx = await testContext(connection, { actor, now: () => NOW })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const json = { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await site.ask(path, body === undefined ? {} : json)
  expect([200, 201], path).toContain(answer.status)
  return answer.json()
}

function postedForm(path: string, fields: Record<string, string>, texts: WishTexts): Request {
  const body = new URLSearchParams(fields)
  for (const [name, list] of Object.entries(texts)) for (const text of list) body.append(name, text)
  return new Request(`${ORIGIN}${path}`, { method: 'POST', body })
}

interface Sent {
  email: string
  texts: WishTexts
  wire: Record<string, unknown>
}

const person = (email: string) => ({ name: 'Ana', email, phone: '', requestKey: email })
const QUESTION = { country: 'costa-clara', message: 'Hello', url: '/costa-clara' }

async function sendForm({ email, texts }: Pick<Sent, 'email' | 'texts'>): Promise<void> {
  const ctx = await testContext(connection, { now: () => NOW })
  const request = postedForm('/ask', { ...person(email), ...QUESTION }, texts)
  const answer = await withLocale('en', () => receiveContactForm(ctx, request))
  expect(answer).toMatchObject({ ok: true })
}

const ways: Record<string, (sent: Sent) => Promise<unknown>> = {
  'the contact form without script': sendForm,
  'the contact form with script': ({ email, texts }) => {
    const newPlan = callOfQuestion(contactForm.parse({ ...person(email), ...QUESTION, ...texts }))
    return call({ kind: 'visitor' }, '/api/public/user/create_with_new_plan', { name: 'Ana', email, newPlan })
  },
  'the address of the contact page': ({ email, texts }) => {
    const address = links.ask({ country: 'costa-clara', wish: queryOfTexts(texts) })
    return sendForm({ email, texts: textsOfQuery(new URL(address, ORIGIN).searchParams) })
  },
  'the guided planner': async ({ email, texts }) => {
    const query = new URLSearchParams({ ...queryOfTexts(texts), step: 'you' })
    const path = `/costa-clara/vacations/travel-planning?${query}`
    const ctx = await testContext(connection, { now: () => NOW })
    const request = postedForm(path, { ...person(email), message: '' }, {})
    const answer = await withLocale('en', () => receivePlanning(ctx, request, 'costa-clara'))
    expect(answer).toMatchObject({ ok: true })
  },
  'the public API': ({ email, wire }) => {
    const newPlan = { country: 'costa-clara', notes: 'Hello', ...wire }
    return call({ kind: 'visitor' }, '/api/public/user/create_with_new_plan', { name: 'Ana', email, newPlan })
  },
  'the API of somebody logged in': async ({ email, wire }) => {
    const { userId } = await addPerson(connection, { email })
    const newPlan = { country: 'costa-clara', notes: 'Hello', ...wire }
    return call({ kind: 'traveller', userId }, '/api/public/plan', { newPlan })
  },
  'the office’s correction of a bare request': async ({ email, texts }) => {
    await sendForm({ email, texts: {} })
    const path = `/api/admin/plan/${(await sentBy(email)).id}`
    const { wish, revision } = (await call(admin, path)).data
    const to = wishOfTexts({ ...textsOfWish(wish), ...texts }).wish
    await call(admin, `${path}/wish`, { revision, ...wishDifference(wish, to) }, 'PATCH')
  },
}

interface Field {
  line: WishLine
  en: string
  es: string
  texts: WishTexts
  /** By the names of the calls' fields; by default the wish as one value. */
  wire?: Record<string, unknown>
  /** The guided planner says it in its own choices. */
  isNotGuided?: true
}

const canales = 'costa-clara/canales~Canales'

const fields: Record<string, Field> = {
  'adults, each child’s age and the group': {
    line: 'party',
    en: 'A family: 2 adults and 2 children aged 8 and 11',
    es: 'Una familia: 2 adultos y 2 niños de 8 y 11',
    texts: { fparty: ['Family'], adults: ['2'], ages: ['8', '11'] },
    wire: { travel_group: 'Family', adults: 2, child_ages: [8, 11] },
  },
  'travellers one by one': {
    line: 'party',
    en: '1 adult (44) and 1 child aged 8',
    es: '1 adulto (44) y 1 niño de 8',
    texts: { adults: ['1'], adult_ages: ['44'], ages: ['8'] },
    wire: {
      parties: [
        { partyPrompts: [{ prompt: 'Age', answer: '44' }] },
        { partyPrompts: [{ prompt: 'Age', answer: '8' }] },
      ],
    },
  },
  'children of unknown age, with grandparents': {
    line: 'party',
    en: '2 adults, 1 child whose age is not known and with grandparents',
    es: '2 adultos, 1 niño de edad desconocida y con abuelos',
    texts: { adults: ['2'], children: ['1'], company: ['elders'] },
  },
  'the days': {
    line: 'dates',
    en: 'From 3 February 2027 to 14 February 2027',
    es: 'Del 3 de febrero de 2027 al 14 de febrero de 2027',
    texts: { from: ['2027-02-03'], to: ['2027-02-14'], fixed: ['exact'] },
    wire: { arrival_date: '2027-02-03', depart_date: '2027-02-14' },
  },
  'the days that it lies within': {
    line: 'dates',
    en: 'Between 1 May 2027 and 31 May 2027',
    es: 'Entre el 1 de mayo de 2027 y el 31 de mayo de 2027',
    texts: { earliest: ['2027-05-01'], latest: ['2027-05-31'] },
    wire: { travel_dates: '[2027-05-01,2027-06-01)' },
  },
  months: {
    line: 'dates',
    en: 'In February 2027',
    es: 'En febrero de 2027',
    texts: { month: ['2027-02'] },
  },
  'the length': {
    line: 'dates',
    en: '7 to 14 nights',
    es: '7 a 14 noches',
    texts: { nights: ['7-14'] },
    wire: { nights: '[7,15)' },
  },
  'a budget over, for each': {
    line: 'budget',
    en: `Over US$${space}6,000 each`,
    es: `Más de US$${space}6000 por persona`,
    texts: { budget_from: ['6000'], per: ['person'], currency: ['USD'] },
    wire: { budget_minor: '[600000,)' },
  },
  'a budget up to, all together, in another currency': {
    line: 'budget',
    en: `Up to EUR${space}8,000 all together`,
    es: `Hasta EUR${space}8000 entre todos`,
    texts: { budget_to: ['8.000'], per: ['group'], currency: ['EUR'] },
    wire: { budget_minor: '[0,800000)', budget_per: 'group', currency: 'EUR' },
  },
  'a level': { line: 'budget', en: 'Luxury', es: 'Lujo', texts: { level: ['luxury'] } },
  goals: {
    line: 'goals',
    en: 'Urban Pulse, Treks & Trails',
    es: 'Pulso urbano, Caminatas y senderos',
    texts: { tripType: ['Urban Pulse', 'Treks & Trails'] },
    wire: { goals: ['Urban Pulse', 'Treks & Trails'] },
  },
  'places, habitats and interests': {
    line: 'places',
    en: 'Canales, A reef, Old “towns”, theirs',
    es: 'Canales, A reef, Old “towns”, theirs',
    texts: { places: [canales], habitats: ['~A reef'], interests: ['~Old “towns”, theirs'] },
    wire: {
      destination_names: ['Canales'],
      destination_habs: ['A reef'],
      destination_cats: ['Old “towns”, theirs'],
    },
  },
  'things to do and animals': {
    line: 'doing',
    en: 'Rafting, Sloth',
    es: 'Rafting, Perezoso',
    texts: { activities: ['~Rafting'], animals: ['sloth~Sloth~Perezoso'] },
  },
  'things to do and animals, by names': {
    line: 'doing',
    en: 'Rafting, Sloth',
    es: 'Rafting, Sloth',
    texts: { activities: ['~Rafting'], animals: ['~Sloth'] },
    wire: { activities: ['Rafting'], animals: ['Sloth'] },
  },
  'what was saved': {
    line: 'saved',
    en: 'A Blue Week, Muelle Azul',
    es: 'Una semana azul, Muelle Azul',
    texts: { saved: ['trip/blue-week~A Blue Week~Una semana azul', 'hotel/marmol/muelle-azul~Muelle Azul'] },
  },
  'what to avoid, and what is not wanted': {
    line: 'avoid',
    en: 'No boats, Not high, not snakes',
    es: 'Sin botes, Sin altura, no snakes',
    texts: { avoid: ['boats', 'altitude'], unwanted: ['~snakes'] },
  },
  'what to avoid': {
    line: 'avoid',
    en: 'No boats, Not high',
    es: 'Sin botes, Sin altura',
    texts: { avoid: ['boats', 'altitude'] },
    wire: { avoid: ['boats', 'altitude'] },
  },
  needs: {
    line: 'needs',
    en: 'Step-free access, diet (vegan, no nuts), a cot',
    es: 'Acceso sin escalones, dieta (vegan, no nuts), a cot',
    texts: { need: ['step-free', 'diet:vegan, no nuts'], need_words: ['a cot'] },
    wire: {
      needs: [
        { kind: 'step-free' },
        { kind: 'diet', words: 'vegan, no nuts' },
        { kind: 'other', words: 'a cot' },
      ],
    },
  },
  'pace, effort and houses': {
    line: 'style',
    en: 'Few places, long mornings, short walks, the best there is, boat, pool',
    es: 'Pocos lugares, mañanas largas, caminatas cortas, lo mejor que haya, barco, pool',
    texts: {
      pace: ['slow'],
      effort: ['easy'],
      travel_class: ['Luxury'],
      houses: ['boat'],
      amenities: ['pool'],
    },
    wire: {
      pace: 'slow',
      effort: 'easy',
      travel_class: 'Luxury',
      hotel_types: ['boat'],
      amenities: ['pool'],
    },
  },
  transport: {
    line: 'transport',
    en: 'Own car, boat, jeep',
    es: 'Own car, boat, jeep',
    texts: { transportation: ['own car'], transports: ['boat'], vehicles: ['jeep'] },
    wire: { transportation: 'own car', transport_types: ['boat'], vehicle_types: ['jeep'] },
  },
  flights: {
    line: 'flights',
    en: 'Arriving 3 February 2027, 14:30, leaving 14 February 2027, 09:00, wants us to find the flights',
    es: 'Llegada 3 de febrero de 2027, 14:30, salida 14 de febrero de 2027, 09:00, quiere que busquemos los vuelos',
    texts: {
      arrival_date: ['2027-02-03'],
      arrival_time: ['14:30'],
      departure_date: ['2027-02-14'],
      departure_time: ['09:00'],
      need_flights: ['yes'],
    },
    wire: {
      arrival_flight_date: '2027-02-03',
      arrival_flight_time: '14:30',
      depart_flight_date: '2027-02-14',
      depart_flight_time: '09:00',
      need_intl_flight_ts: '2027-01-02T03:04:05Z',
    },
  },
}

function lineOf(wish: Wish, line: WishLine, locale: Locale): string | undefined {
  return wishInWords(wish, locale).find(one => one.line === line)?.words
}

async function sentBy(email: string) {
  const [row] = await db.select().from(plan).where(eq(plan.contactEmail, email))
  if (!row) throw new Error(`nothing came from ${email}`)
  return row
}

/** Everybody who reads a request's wish: the office, the receipt, the account and the data export. */
async function readers(email: string): Promise<Record<string, Wish>> {
  const row = await sentBy(email)
  const traveller: Actor = { kind: 'traveller', userId: row.userId ?? 0 }
  const receipt = await getReceipt(await testContext(connection, { now: () => NOW }), row.receiptKey)
  const exported = (await call(traveller, '/api/private/user/me/export')).data.plans.at(-1)
  expect(exported.wishInWords.map(({ words }: { words: string }) => words)).toEqual(
    wishInWords(exported.wish, 'en').map(({ words }) => words),
  )
  return {
    'the office': (await call(admin, `/api/admin/plan/${row.id}`)).data.wish,
    'the receipt': receipt?.wish ?? wishOfTexts({}).wish,
    'the account': (await call(traveller, `/api/private/plan/${row.id}`)).data.wish,
    'the export': exported.wish,
  }
}

describe('each field of a wish is read back in the same words', () => {
  /** Every field by two of the ways, and by every way a third of them; all by all if everything runs everywhere. */
  const rows = Object.entries(ways).flatMap(([way, send], column) =>
    Object.entries(fields)
      .map(([name, field]) => ({ way, send, name, field }))
      .filter((_, row) => EVERYWHERE || (row + column) % 3 === 0),
  )
  it.each(rows)('by $way: $name', async ({ way, send, name, field }) => {
    const email = `${way} ${name}`
      .replaceAll(/[^a-z]+/gi, '-')
      .slice(-60)
      .replace(/^-/, '')
    const { line, texts, wire = { wish: wishOfTexts(texts).wish } } = field
    await send({ email: `${email}@example.org`, texts, wire })
    for (const [reader, wish] of Object.entries(await readers(`${email}@example.org`)))
      for (const locale of ['en', 'es'] as const)
        expect(`${lineOf(wish, line, locale)},`, `${reader}, ${locale}`).toContain(`${field[locale]},`)
  })

  it('and no field is left out of this table', () => {
    const inTexts = new Set(Object.values(fields).flatMap(({ texts }) => Object.keys(texts)))
    // Words are the message of every form; a time range is a call's alone, and no line.
    expect(wishFieldNames.filter(name => !inTexts.has(name))).toEqual(['activity_time', 'words'])
    const onWire = new Set(Object.values(fields).flatMap(({ wire }) => Object.keys(wire ?? { wish: null })))
    expect(Object.keys(planFields).filter(name => !onWire.has(name))).toEqual([
      ...['country', 'fkey', 'initial_contact_method', 'first_draft'],
      ...['children_of_unknown_age', 'activity_timerange'],
    ])
  })
})

describe('a search leads to the forms with its wish', () => {
  async function askedWith(query: Record<string, string>, email: string): Promise<Wish> {
    const address = new URL(links.ask({ country: 'costa-clara', wish: query }), ORIGIN)
    await sendForm({ email, texts: textsOfQuery(address.searchParams) })
    return (await readers(email))['the office'] ?? wishOfTexts({}).wish
  }

  it('from the sentence', async () => {
    const value = {
      countries: ['costa-clara'],
      group: 'Couple',
      goals: ['Romantic Getaway', 'Urban Pulse'],
    } as const
    const wish = await askedWith(wishOfSentence(value), 'sentence@example.org')
    expect([lineOf(wish, 'party', 'en'), lineOf(wish, 'goals', 'es')]).toEqual([
      'A couple',
      'Escapada romántica, Pulso urbano',
    ])
    const planner = new URL(leadsTo('planner', value) ?? '', ORIGIN).searchParams
    expect(wishOfTexts(textsOfQuery(planner)).wish.what.goals).toEqual(['Romantic Getaway', 'Urban Pulse'])
  })

  it('from the filters of the finder', async () => {
    const filters: FinderFilters = {
      ...EVERYTHING,
      countries: ['costa-clara', 'marmol'],
      group: 'Family',
      months: [2],
      days: { least: 8, most: 14 },
      budget: 4_000,
      effort: 'easy',
    }
    const { country, query } = await getSearchWish({ db }, filters, null)
    expect(country).toBe('costa-clara')
    const wish = await askedWith(query, 'filters@example.org')
    expect(wishInWords(wish, 'en').map(({ words }) => words)).toEqual([
      'A family',
      'In February, 7 to 13 nights',
      `Up to US$${space}4,000 each`,
      'Marmol',
      'Short walks',
    ])
  })

  const WORDS =
    '2 adults and kids 8 and 11 with grandma in February, 10 days, under 8000 in total, Canales, no boats, low altitude'

  it('from words, in the finder and in the first drafts', async () => {
    const ctx = await testContext(connection, { now: () => NOW, locale: 'en' })
    const words = await readWords(ctx, WORDS)
    if (!words) throw new Error('nothing was read')
    const meanings = await getMeanings(ctx, words.understood)
    const { query } = await getSearchWish(ctx, EVERYTHING, { understood: words.understood, meanings })
    const wish = await askedWith(query, 'words@example.org')
    const lines = Object.fromEntries(wishInWords(wish, 'en').map(({ line, words: said }) => [line, said]))
    expect(lines).toMatchObject({
      party: expect.stringMatching(/2 adults.*2 children aged 8 and 11.*with grandparents/),
      dates: 'In February, 9 nights',
      budget: `Up to US$${space}8,000 all together`,
      places: 'Canales',
      avoid: 'No boats, Not high',
    })
    const drafts = await withLocale('en', () => getDraftPage(ctx, WORDS, null))
    expect(drafts.wish).toEqual(query)
  })
})

/** Paths of the values that are not said. */
function unsaid(value: unknown, path = ''): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) => unsaid(part, path ? `${path}.${name}` : name))
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? [path] : []
}

it('places in words are a list', () => {
  const { wish } = wishOfTexts({ places: [canales, 'Marmol, the old port'] })
  expect(wishInWords(wish, 'es').map(({ words }) => words)).toEqual(['Canales, Marmol, the old port'])
})

it('a wish survives its texts, whole', () => {
  const texts = Object.assign({}, ...Object.values(fields).map(field => field.texts))
  const { wish, problems } = wishOfTexts(texts)
  expect(problems).toEqual({})
  // The country is a field of the form, and words are its message.
  expect(unsaid(wish)).toEqual(['where.countries', 'activityTime', 'words'])
  expect(wishOfTexts(textsOfWish(wish)).wish).toEqual(wish)
  expect(wishOfTexts(textsOfQuery(new URLSearchParams(queryOfTexts(textsOfWish(wish))))).wish).toEqual(wish)
})

it('the office may correct each field of a wish', () => {
  const bare = wishOfTexts({}).wish
  for (const [name, { texts }] of Object.entries(fields)) {
    const { wish } = wishOfTexts(texts)
    const parts = wishCorrection.parse({ revision: 1, ...wishDifference(bare, wish) })
    expect({ ...bare, ...parts }, name).toMatchObject({ ...wish, where: bare.where })
  }
})

it.each<[string, WishTexts, Record<string, string>]>([
  ['letters for a number', { adults: ['two'] }, { adults: 'wish_wrong_number' }],
  ['an age of an adult', { ages: ['8, 44'] }, { ages: 'planning_ages_wrong' }],
  ['a last day before the first', { from: ['2027-02-14'], to: ['2027-02-03'] }, { to: 'wish_wrong_order' }],
  ['a smaller end', { budget_from: ['6000'], budget_to: ['2000'] }, { budget_to: 'wish_wrong_range' }],
  ['an amount in words', { budget_to: ['a lot'] }, { budget_to: 'wish_wrong_amount' }],
  ['nights the wrong way round', { nights: ['14-7'] }, { nights: 'wish_wrong_nights' }],
  ['a class of a page', { travel_class: ['x'.repeat(300)] }, { travel_class: 'form_too_long' }],
  ['a need of a page', { need: [`diet:${'x'.repeat(600)}`] }, { need: 'form_too_long' }],
  ['sixty children', { ages: [Array(60).fill('8').join(',')] }, { ages: 'planning_ages_wrong' }],
  ['thirty needs', { need_words: [Array(30).fill('a cot').join(';')] }, { need_words: 'form_too_long' }],
])('a form with %s says so at the field, and the rest stays', (_what, texts, problems) => {
  const read = wishOfTexts({ ...texts, avoid: ['boats'] })
  expect(read.problems).toEqual(problems)
  expect(read.wish.avoid).toEqual(['boats'])
})
