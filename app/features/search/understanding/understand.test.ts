import { describe, expect, it } from 'vitest'
import { peopleCount } from '#app/features/search/ranking/criteria.ts'
import { minorPerUnit } from '#database/values/currency.ts'
import { DOLLARS_FOR_ONE } from '#database/values/reference-rates.ts'
import { listTerms } from './list-terms.server.ts'
import { understand } from './understand.ts'
import {
  isUnderstood,
  type Meaning,
  type NamedPlace,
  type Part,
  type Understanding,
} from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

const same = (name: string) => ({ en: name, es: name })
const nothing = {
  ...{
    interests: [],
    habitats: [],
    themes: [],
    tourTypes: [],
    goals: [],
    species: [],
    kinds: [],
    places: [],
  },
  countries: [],
}

const placed = (places: readonly (NamedPlace & { name: { en: string; es: string } })[]) =>
  places.map(place => ({ latitude: 0, longitude: 0, ...place }))
const vocabulary: Vocabulary = {
  terms: listTerms({
    countries: [
      { tag: 'peru', code: 'PE', name: { en: 'Peru', es: 'Perú' }, isActive: true },
      { tag: 'costa-rica', code: 'CR', name: same('Costa Rica'), isActive: true },
      { tag: 'belize', code: 'BZ', name: { en: 'Belize', es: 'Belice' }, isActive: true },
      { tag: 'vietnam', code: 'VN', name: same('Vietnam'), isActive: true },
      { tag: 'bali', code: 'ID', name: same('Bali'), isActive: false },
    ],
    places: placed([
      { kind: 'destination', slug: 'bahia-drake', country: 'costa-rica', name: same('Bahía Drake') },
      { kind: 'destination', slug: 'monteverde', country: 'costa-rica', name: same('Monteverde') },
      { kind: 'attraction', slug: 'santa-catalina-monastery', country: 'peru', name: same('Santa Catalina') },
      { kind: 'destination', slug: 'santa-catalina', country: 'panama', name: same('Santa Catalina') },
      { kind: 'attraction', slug: 'machu-picchu', country: 'peru', name: same('Machu Picchu') },
      { kind: 'region', slug: 'bali', country: 'indonesia', name: same('Bali') },
      { kind: 'destination', slug: 'pai', country: 'thailand', name: same('Pai') },
      { kind: 'region', slug: 'outer-reef', country: 'belize', name: same('Outer Reef') },
      { kind: 'destination', slug: 'hoi-an', country: 'vietnam', name: same('Hội An') },
      {
        ...{ kind: 'attraction', slug: 'arenal-volcano-national-park', country: 'costa-rica' },
        name: { en: 'Arenal Volcano National Park', es: 'Parque Nacional Volcán Arenal' },
      },
    ]),
    species: [
      { key: 'lion', kind: 'mammal', name: { en: 'Lion', es: 'León' }, latin: 'Panthera leo' },
      {
        ...{ key: 'sea-lion', kind: 'mammal', latin: 'Zalophus wollebaeki' },
        name: { en: 'Galápagos sea lion', es: 'Lobo marino de Galápagos' },
      },
      {
        ...{ key: 'green-turtle', kind: 'reptile', latin: 'Chelonia mydas' },
        name: { en: 'Green turtle', es: 'Tortuga verde' },
      },
      {
        ...{ key: 'vicuna', kind: 'mammal', latin: 'Lama vicugna' },
        name: { en: 'Vicuna', es: 'Vicuña' },
      },
      {
        ...{ key: 'gorilla', kind: 'mammal', latin: 'Gorilla beringei' },
        name: { en: 'Mountain gorilla', es: 'Gorila de montaña' },
      },
    ],
    words: [
      { kind: 'interest', key: 'turtles', name: { en: 'Turtles', es: 'Tortugas' } },
      { kind: 'interest', key: 'beaches', name: { en: 'Beaches', es: 'Playas' } },
      { kind: 'interest', key: 'volcanoes', name: { en: 'Volcanoes', es: 'Volcanes' } },
      { kind: 'interest', key: 'family', name: { en: 'Family', es: 'En familia' } },
    ],
    themes: [{ key: 'honeymoon', name: { en: 'Honeymoon', es: 'Luna de miel' } }],
    tourTypes: [],
    synonyms: [
      { term: 'white water', means: { ...nothing, interests: ['rafting'] } },
      { term: 'aguas bravas', means: { ...nothing, interests: ['rafting'] } },
      { term: 'Drake Bay', means: { ...nothing, places: ['costa-rica/bahia-drake'] } },
      { term: 'diving', means: { ...nothing, interests: ['beaches'] } },
      { term: 'sea', means: { ...nothing, interests: ['beaches'] } },
      { term: 'mar', means: { ...nothing, interests: ['beaches'] } },
      { term: 'boats', means: { ...nothing, tourTypes: ['boat'] } },
      { term: 'en barco', means: { ...nothing, tourTypes: ['boat'] } },
      { term: 'barrier reef', means: { ...nothing, places: ['belize/outer-reef'] } },
      { term: 'barrera de coral', means: { ...nothing, places: ['belize/outer-reef'] } },
      { term: 'yoga', means: { ...nothing, goals: ['Zen & Wellbeing'] } },
      { term: 'snakes', means: { ...nothing, kinds: ['reptile'] } },
    ],
  }),
  common: ['line', 'wind', 'burning'],
}

/** A Sunday after this year's Easter. */
const today = new Date(Date.UTC(2026, 10, 22))
const read = (text: string) => understand(text, vocabulary, today)

const valuesOf = (parts: readonly Part<unknown>[]) => parts.map(part => part.value)
/** All parts of any kind. */
function partsOf({ text: _, ...kinds }: Understanding): Part<unknown>[] {
  return Object.values(kinds).flatMap((kind: Part<unknown> | readonly Part<unknown>[] | null) => kind ?? [])
}

describe('what is feared', () => {
  it.each([
    ['afraid of flying, spiders and heights; Costa Rica in March', ['flights'], ['snakes', 'heights']],
    ['scared of snakes and the dark', [], ['snakes', 'dark']],
    ['72, bad knees, scared of heights and altitude', ['walking'], ['knees', 'heights', 'altitude']],
    ['tengo miedo a las alturas, las serpientes y la oscuridad', [], ['heights', 'snakes', 'dark']],
    ['miedo a las avionetas y a las alturas', [], ['small-planes', 'heights']],
    ['afraid of small planes and of heights', [], ['small-planes', 'heights']],
    ['we don’t like snakes but love heights', [], ['snakes']],
    ['not scared of heights', [], []],
    ['no altitude, scared of heights', ['altitude'], ['altitude', 'heights']],
    ['no safari drives longer than 4 hours', ['driving'], []],
    ['no tenemos miedo a las alturas', [], []],
    ['scared of flying, but we would love the heights', ['flights'], []],
  ])('%s', (text, avoid, needs) => {
    const found = read(text)
    expect(valuesOf(found.avoid)).toEqual(avoid)
    expect(found.needs.map(({ value }) => value.kind)).toEqual(needs)
  })
})

it('takes days after a pause for the whole trip’s, though its last part stands before it', () => {
  expect(read('lions and then turtles, 8 days').length?.value).toEqual({ least: 8, most: 8 })
  expect(read('lions and green turtles and then 3 days in Peru').length).toBeNull()
})

describe('names of the catalogue', () => {
  it.each([
    ['Peru', 'peru'],
    ['viaje al perú', 'peru'],
    ['BELICE', 'belize'],
    ['pero en vietman', 'vietnam'],
  ])('%s is a country', (text, tag) => {
    expect(valuesOf(read(text).countries)).toEqual([tag])
  })

  it.each([
    ['drake bay', 'bahia-drake'],
    ['Bahia Drake', 'bahia-drake'],
    ['hoi an', 'hoi-an'],
    ['machu pichu', 'machu-picchu'],
    ['monteverd', 'monteverde'],
    ['arenal', 'arenal-volcano-national-park'],
    ['bali', 'bali'],
  ])('%s is a place', (text, slug) => {
    const { places, countries, words } = read(text)
    expect(places.map(({ value }) => value.slug)).toEqual([slug])
    expect([...countries, ...words]).toEqual([])
  })

  it.each([
    ['Vietnam or Peru in May', ['vietnam', 'peru'], 1],
    ['Costa Rica, Belize o Perú', ['costa-rica', 'belize', 'peru'], 1],
    ['Peru and Belize', ['peru', 'belize'], 2],
    ['Peru, then Belize or Vietnam', ['peru', 'belize', 'vietnam'], 2],
  ])('of countries joined by an or, any will do: %s', (text, tags, wishes) => {
    const { countries } = read(text)
    expect(valuesOf(countries)).toEqual(tags)
    expect(new Set(countries.map(({ span }) => span.join())).size).toBe(wishes)
  })

  it('of places joined by an or, any will do', () => {
    const { places } = read('Monteverde or Hoi An')
    expect(places.map(({ value }) => [value.slug, value.isAnyOf])).toEqual([
      ['monteverde', true],
      ['hoi-an', true],
    ])
  })

  it('are not read in the name of a place elsewhere, nor in a word that is nearly one', () => {
    for (const text of ['Great Barrier Reef', 'la Gran Barrera de Coral']) {
      const { places, unread, words } = read(text)
      expect([...places, ...words]).toEqual([])
      expect(unread.map(({ from }) => from.toLowerCase())).toEqual([text.toLowerCase().replace('la ', '')])
    }
    expect(read('barrier reef').places).toMatchObject([{ value: { country: 'belize' } }])
    expect(read('¿qué vacunas necesito?')).toMatchObject({ animals: [], words: [{ value: 'vacunas' }] })
    expect(read('vicunas').animals).toMatchObject([{ value: ['vicuna'] }])
  })

  it('resolve to the place in the country beside them', () => {
    const slugs = (text: string) => read(text).places.map(({ value }) => value.slug)
    expect(slugs('santa catalina')).toEqual(['santa-catalina', 'santa-catalina-monastery'])
    expect(slugs('santa catalina in peru')).toEqual(['santa-catalina-monastery'])
  })

  it.each([
    ['turtles', ['green-turtle'], ['turtles']],
    ['tortugas', ['green-turtle'], ['turtles']],
    ['a lion', ['lion'], []],
    ['sea lions', ['sea-lion'], []],
    ['gorilas', ['gorilla'], []],
    ['gorrilas', ['gorilla'], []],
  ])('%s are animals', (text, keys, activities) => {
    const { animals, activities: found } = read(text)
    expect(animals.flatMap(({ value }) => value)).toEqual(keys)
    expect(found.map(({ value }) => value.key)).toEqual(activities)
  })

  it.each(['line of wind', 'burning', 'a pero y una cost', 'incl'])('%s is no name', text => {
    const { countries, places, animals, activities } = read(text)
    expect([...countries, ...places, ...animals, ...activities]).toEqual([])
  })

  it('are found by synonyms in either language', () => {
    expect(read('white water or aguas bravas').activities).toMatchObject([
      { value: { kind: 'interest', key: 'rafting' }, from: 'white water', also: [[15, 27]] },
    ])
    expect(valuesOf(read('yoga').goals)).toEqual(['Zen & Wellbeing'])
  })
})

describe('how long', () => {
  it.each([
    ['a week', 7, 7],
    ['una semana', 7, 7],
    ['ten days', 10, 10],
    ['8-10 days', 8, 10],
    ['de 8 a 10 días', 8, 10],
    ['between 8 and 10 days', 8, 10],
    ['less than two weeks', null, 14],
    ['menos de dos semanas', null, 14],
    ['no more than 9 days', null, 9],
    ['at least 12 days', 12, null],
    ['10 days or more', 10, null],
    ['quince días', 14, 15],
    ['fin de semana', 2, 3],
    ['7 nights', 8, 8],
    ['about two weeks', 13, 15],
    ['10 days, a week', 7, 10],
    ['una semana y media', 10, 11],
    ['two weeks, at least 3 nights in each place', 14, 14],
    ['dos semanas en un lugar', 14, 14],
    ['400 days', 400, 400],
    ['un bebé de 18 meses, 120 noches', 121, 121],
    ['six months', 168, 186],
    ['Peru for six months with a baby', 168, 186],
    ['with kids and six months to spare', 168, 186],
    ['kids 6 and 9, cuatro meses', 112, 124],
    ['three weeks and a half', 24, 25],
    ['two and a half weeks', 17, 18],
    ['un mes y medio', 42, 47],
    ['dos semanas y media', 17, 18],
    ['1.5 months', 42, 47],
  ])('%s', (text, least, most) => {
    expect(read(text).length?.value).toEqual({ least, most })
  })

  it('is not asked where no length is named', () => {
    for (const text of [
      'mes a mes',
      '0 days',
      'three hours of driving a day',
      'my 8 year old',
      '18 months old',
      'tres noches en cada lugar',
    ])
      expect(read(text).length).toBeNull()
  })

  it('is not the age of a child in months, nor the months until they travel', () => {
    for (const text of [
      ...['a baby of 3 months', 'bebé de 18 meses', 'meses de edad', 'an 18 month baby', 'toddler 20 months'],
      ...['kids of 2 years and 8 months', 'mi hija tiene seis meses', 'little ones of 8 and 20 months'],
      ...['in six months', 'dentro de seis meses', 'six months from now'],
    ])
      expect(read(text).length).toBeNull()
    expect(read('bebé de 18 meses').party?.value.children).toEqual([1])
  })
})

describe('money', () => {
  it.each([
    ['under 3000', 300_000, 'person', null],
    ['$2500', 250_000, 'person', null],
    ['3k each', 300_000, 'person', null],
    ['1.5k', 150_000, 'person', null],
    ['unos 2000 por persona', 200_000, 'person', null],
    ['dos mil dólares', 200_000, 'person', null],
    ['2.500 dólares', 250_000, 'person', null],
    ['6000 in total', 600_000, 'group', null],
    ['presupuesto 4000 para toda la familia', 400_000, 'group', null],
    ['cheap', null, 'person', 'cheap'],
    ['no muy caro', null, 'person', 'cheap'],
    ['algo de lujo', null, 'person', 'luxury'],
    ['more than 3000 dollars', null, 'person', null],
  ])('%s', (text, mostMinor, per, level) => {
    expect(read(text).budget?.value).toMatchObject({ mostMinor, per, level })
  })

  it.each([
    '4600 m',
    'parents of 72 and 75, us two',
    'a 600mm lens',
    'in 2027',
    'kids 6 and 9',
    '500 species',
    '$80 per night',
    '12 days',
  ])('%s is none', text => {
    expect(read(text).budget).toBeNull()
  })
})

describe('money in another currency', () => {
  it.each([
    ['two weeks in Peru, under 2000 €', 'EUR', 200_000],
    ['Peru, €2.500 por persona', 'EUR', 250_000],
    ['Perú con un presupuesto de 3000 euros', 'EUR', 300_000],
    ['Peru for £3k each', 'GBP', 300_000],
    ['Perú, 40 mil pesos mexicanos cada uno', 'MXN', 4_000_000],
    ['Perú, 2 millones de pesos colombianos', 'COP', 200_000_000],
    ['Perú con un millón y medio de pesos chilenos por persona', 'CLP', 1_500_000],
    ['Peru, half a million yen', 'JPY', 500_000],
    ['Peru, 5000 australian dollars', 'AUD', 500_000],
  ] as const)(
    '%s is compared at the reference rate, and kept as it was said',
    (text, currency, mostMinor) => {
      const { budget, unread, words } = read(text)
      expect(budget?.value.said).toEqual({ currency, mostMinor })
      const cents = (mostMinor * DOLLARS_FOR_ONE[currency] * 100) / minorPerUnit(currency)
      expect(budget?.value.mostMinor).toBe(Math.round(cents))
      expect({ unread, words }).toEqual({ unread: [], words: [] })
    },
  )

  it.each([['Perú, 40.000 pesos', '40.000 pesos']])(
    '%s of no country is no budget, and said to be unread',
    (text, from) => {
      const { budget, unread, words, countries } = read(text)
      expect({ budget, words }).toEqual({ budget: null, words: [] })
      expect(valuesOf(countries)).toEqual(['peru'])
      expect(unread.map(part => part.from)).toEqual([from])
    },
  )

  it('leaves what else is said of the price', () => {
    expect(read('cheap, 900 euros').budget?.value).toMatchObject({ per: 'person', level: 'cheap' })
    expect(read('900 pesos').unread[0]?.from).toBe('900 pesos')
    expect(isUnderstood(read('900 pesos'))).toBe(false)
  })

  it('is for all together if it is for a family of so many', () => {
    expect(read('5000 dollars in all').budget?.value.per).toBe('group')
    expect(read('5000 dólares entre los cuatro').budget?.value.per).toBe('group')
    const { budget, party } = read('$5000 for a family of four')
    expect(budget?.value).toMatchObject({ mostMinor: 500_000, per: 'group' })
    expect(party?.value.adults).toBe(4)
  })
})

describe('who', () => {
  it.each([
    ['my husband and kids 8 and 11', 4, [8, 11]],
    ['con mi madre de 74', 2, []],
    ['with 3 friends', 4, []],
    ['bachelorette party with 6 girlfriends', 7, []],
    ['family of four, kids 6 and 9, 10 days August', 4, [6, 9]],
    ['we have an 8 months old baby', 3, [0]],
    ["father and son trip, he's 19", 2, []],
    ['my wife and our daughter, she is 9', 3, [9]],
    ['my wife, my mother and me', 3, []],
    ['with my parents', 3, []],
    ['single mum with a daughter of 9', 2, [9]],
    ['me and my sister', 2, []],
    ['con una amiga', 2, []],
    ['my son is only 13, four of us', 4, [13]],
  ])('%s are %i', (text, people, children) => {
    const { party } = read(text)
    expect(peopleCount(party)).toBe(people)
    expect(party?.value.children).toEqual(children)
  })
})

describe('needs and fears', () => {
  it.each([
    ['wheelchair accessible safari', 'step-free'],
    ['my mother gets breathless', 'breath'],
    ['a mi padre le cuesta respirar', 'breath'],
    ['estoy embarazada', 'pregnancy'],
    ['claustrophobic, no caves', 'caves'],
    ['miedo a las avionetas', 'small-planes'],
    ['scared of snakes', 'snakes'],
    ['soy celíaca', 'diet'],
    ['traveling with my dog', 'other'],
    ['galapagos but I get seasick', 'seasickness'],
    ['Peru, heights terrify me', 'heights'],
    ['the land of the incas but not too high straight away', 'altitude'],
    ['Perú con días para aclimatarnos', 'altitude'],
    ['las serpientes me dan miedo', 'snakes'],
    ["I'm scared of heights and boats make me sick", 'heights'],
  ])('%s: %s', (text, kind) => {
    expect(read(text).needs.map(({ value }) => value.kind)).toEqual([kind])
  })

  it.each(['sin vuelos pequeños', 'sin avionetas', 'no small planes', 'no flights in small planes'])(
    '%s refuses small planes, and no flights',
    words => {
      const { needs, avoid, text } = read(`playa, ${words}`)
      expect(needs.map(({ value, from }) => [value.kind, from])).toEqual([['small-planes', words]])
      expect(avoid).toEqual([])
      expect(text).toContain(words)
    },
  )

  it('are none where the word means something else', () => {
    expect(read('mountain heights and dark forest').needs).toEqual([])
  })
})

describe('a likeness', () => {
  it('is also what somebody has been to, and looks for something similar', () => {
    const { like, countries, unwanted } = read('been to Peru, somewhere similar')
    expect(like.map(({ value }) => value)).toEqual([{ kind: 'country', tag: 'peru' }])
    expect(unwanted.map(({ value }) => value)).toEqual([{ kind: 'country', tag: 'peru' }])
    expect(countries).toEqual([])
  })

  it('is no wish for the place itself', () => {
    const { like, countries } = read('like Peru but cheaper')
    expect(like.map(({ from }) => from)).toEqual(['Peru'])
    expect(countries).toEqual([])
    expect(valuesOf(read('we would like Peru').countries)).toEqual(['peru'])
  })
})

describe('when', () => {
  it.each([
    ['in september', [9]],
    ['en setiembre', [9]],
    ['june to august', [6, 7, 8]],
    ['de noviembre a febrero', [1, 2, 11, 12]],
    ['march or april', [3, 4]],
    ['july, august', [7, 8]],
    ['verano', [6, 7, 8]],
    ['summer holidays in august', [8]],
    ['we may go in june', [6]],
    ['next month', [12]],
    ['school holidays', [7, 8]],
    ['july 2 weeks', [7]],
    ['august 2027', [8]],
    ['between June and August', [6, 7, 8]],
    ['entre finales de junio y mediados de agosto', [6, 7, 8]],
    ['from mid June to the end of August', [6, 7, 8]],
    ['de finales de noviembre a principios de enero', [1, 11, 12]],
    ['June and August', [6, 8]],
    ['October 10-14 days', [10]],
    ['in August, 2 friends and me', [8]],
    ['julio 4 viajeros', [7]],
    ['August 2 of us', [8]],
    ['end of february, 6 or 7 nights', [2]],
    ['en febrero, 6 o 7 noches', [2]],
    ['may we come in march', [3]],
    ['in May we want turtles', [5]],
  ])('%s', (text, months) => {
    expect(read(text).when?.value).toEqual({ months, from: null, to: null })
  })

  it.each([
    ['Semana Santa', [3], '2027-03-21', '2027-03-28'],
    ['easter', [3], '2027-03-21', '2027-03-28'],
    ['navidad', [12], '2026-12-22', '2026-12-29'],
    ['new year', [1, 12], '2026-12-28', '2027-01-04'],
    ['3-17 August', [8], '2027-08-03', '2027-08-17'],
    ['del 3 al 17 de agosto de 2028', [8], '2028-08-03', '2028-08-17'],
    ['28 December to 6 January', [1, 12], '2026-12-28', '2027-01-06'],
    ['from June 3', [6], '2027-06-03', null],
    ['2027-08-03', [8], '2027-08-03', null],
    ['31/12/2026', [12], '2026-12-31', null],
    ['from 3 August to 17 August 2028', [8], '2028-08-03', '2028-08-17'],
    ['December 28th to January 5th 2028', [1, 12], '2027-12-28', '2028-01-05'],
    ['del 28 al 3 de enero', [1, 12], '2026-12-28', '2027-01-03'],
    ['28 December to 3', [1, 12], '2026-12-28', '2027-01-03'],
    ['17 August 2027 to 3 August 2027', [8], '2027-08-17', null],
    ['July 10, kids 6 and 9', [7], '2027-07-10', null],
    ['easter 2028', [4], '2028-04-09', '2028-04-16'],
    ['semana santa de 2028', [4], '2028-04-09', '2028-04-16'],
    ['New Year 2028', [1, 12], '2027-12-28', '2028-01-04'],
    ['nochevieja de 2027', [1, 12], '2027-12-28', '2028-01-04'],
  ])('%s has days', (text, months, from, to) => {
    expect(read(text).when?.value).toEqual({ months, from, to })
  })

  it('ignores a day that the month does not have', () => {
    expect(read('30 February').when?.value).toEqual({ months: [2], from: null, to: null })
  })
})

describe('who travels', () => {
  it.each([
    ['kids 6 and 9', 'Family', [6, 9]],
    ['two kids (6 and 9)', 'Family', [6, 9]],
    ['niños de 6 y 9 años', 'Family', [6, 9]],
    ['con mis hijos de 6, 9 y 12', 'Family', [6, 9, 12]],
    ['my 8-year-old daughter', 'Family', [8]],
    ['a toddler', 'Family', [2]],
    ['two teenagers', 'Family', [15, 15]],
    ['couple with a baby', 'Family', [1]],
    ['viaje con niños', 'Family', []],
    ['viaje con niñso', 'Family', []],
    ['kdis 6 and 9', 'Family', [6, 9]],
    ['chidlren of 7', 'Family', [7]],
  ])('%s', (text, group, children) => {
    expect(read(text).party?.value).toMatchObject({ group, children, withChildren: true })
  })

  it.each([
    ['honeymoon', 'Couple', 2],
    ['luna de miel', 'Couple', 2],
    ['alone', 'Solo', 1],
    ['viajo sola', 'Solo', 1],
    ['con amigos', 'Friends', null],
    ['family of four', 'Family', 4],
    ['grupo de 6 amigos', 'Friends', 6],
    ['two couples', 'Couple', 4],
    ['4 people', null, 4],
    ['con mis abuelos', 'Family', null],
  ])('%s', (text, group, adults) => {
    expect(read(text).party?.value).toMatchObject({ group, adults, children: [], withChildren: false })
  })

  it.each([
    ['honeymoon, no kids', 'Couple'],
    ['without our children', null],
    ['sin niños, en pareja', 'Couple'],
    ['we leave without the kids', null],
    ['a child-free week', null],
  ])('%s brings no children', (text, group) => {
    expect(read(text).party?.value).toMatchObject({ group, children: [], childCount: 0, withChildren: false })
  })

  it.each([
    ['2 adults and 2 children', 2, 2],
    ['2 adultos y 3 niños', 2, 3],
    ['family of five with two kids', 3, 2],
    ['we are 4: two kids, 6 and 9', 2, 2],
    ['with our son and daughter', null, 2],
    ['two kids, a son of 8 and a daughter of 10', null, 2],
    ['two kids and a baby', null, 3],
    ['with a 6 month old baby', null, 1],
    ['with three 8 year olds', null, 3],
    ['un bebé de 8 meses', null, 1],
    ['with kids', null, 0],
  ])('%s are so many', (text, adults, childCount) => {
    expect(read(text).party?.value).toMatchObject({ adults, childCount, withChildren: true })
  })

  it.each([
    'en un solo viaje',
    'una sola isla',
    'solo mar',
    'solo quiero ver ballenas',
    'solo 5 días',
    'solo un lago',
  ])('%s travels with whom it likes', text => expect(read(text).party).toBe(null))

  it.each(['solo traveler', 'solo', 'viajo solo', 'solo trip to Peru', 'solo, 10 días'])(
    '%s is alone',
    text => expect(read(text).party?.value.group).toBe('Solo'),
  )

  it.each(['with my parents who are 75', 'parents of 75', 'mi mamá de 80 años', 'abuela de 78'])(
    '%s goes gently',
    text =>
      expect(read(text).party?.value).toMatchObject({
        group: 'Family',
        withGrandparents: true,
        children: [],
      }),
  )

  it.each([
    ['agsoto', [8]],
    ['en febrreo', [2]],
    ['setpember', [9]],
  ])('%s is a slip in a month', (text, months) => expect(read(text).when?.value.months).toEqual(months))

  it.each(['junto al mar', 'marsh'])('%s is no slip in a month', text => expect(read(text).when).toBe(null))

  it.each([
    ['una semana', 7, 7],
    ['playa una semana', 7, 7],
    ['unas semanas', 14, 28],
  ])('%s', (text, least, most) => expect(read(text).length?.value).toEqual({ least, most }))

  it('is one party, even if mentioned in several places', () => {
    const { party } = read('with a toddler to Peru with grandparents')
    expect(party).toMatchObject({
      value: { children: [2], withGrandparents: true },
      from: 'toddler',
      also: [[28, 40]],
    })
  })

  it('also keeps the vacation that a honeymoon or family asks for', () => {
    expect(read('luna de miel').activities).toMatchObject([{ value: { kind: 'theme', key: 'honeymoon' } }])
    expect(read('family trip').activities).toMatchObject([{ value: { key: 'family' } }])
  })
})

describe('unwanted things', () => {
  it('are a place that somebody will not walk to, and no other walk', () => {
    const { unwanted, avoid, places } = read('sin caminar a Machu Picchu')
    expect(unwanted.map(({ value }) => value)).toMatchObject([
      { kind: 'place', place: { slug: 'machu-picchu' } },
    ])
    expect({ avoid, places }).toEqual({ avoid: [], places: [] })
  })

  it.each([
    ['no driving', ['driving']],
    ['not too crowded', ['crowds']],
    ['without flights or boats', ['flights', 'boats']],
    ['sin avión', ['flights']],
    ['nada de montaña', ['altitude']],
    ['no high passes', ['altitude']],
    ['sin puertos de montaña', ['altitude']],
    ['no nos gusta volar', ['flights']],
    ['wheelchair', ['walking']],
    ['sin vuelos ni mucha gente', ['flights', 'crowds']],
    ['I get seasick', ['boats']],
    ['me mareo en barco', ['boats']],
    ['I get seasick on small boats', ['boats']],
    ['me mareo en coche', ['driving']],
    ['me mareo en las curvas', ['driving']],
    ['me da miedo volar', ['flights']],
    ['no me mareo', []],
    ['nunca me mareo en barco', []],
    ["we don't get seasick", []],
    ['no seasickness', ['boats']],
    ['boats make me sick', ['boats']],
    ['flying scares me', ['flights']],
    ['los barcos me marean', ['boats']],
    ['los aviones me dan miedo y quiero playa', ['flights'], ['beaches']],
    ["I'm scared of heights and boats make me sick", ['boats']],
    ['sin mareos', ['boats']],
    ['que no haga calor ni haya mucha gente', ['heat', 'crowds']],
  ] as [string, string[], string[]?][])('%s', (text, avoid, wished = []) => {
    const { activities, words, ...found } = read(text)
    expect(valuesOf(found.avoid)).toEqual(avoid)
    expect(activities.map(({ value }) => ('key' in value ? value.key : value))).toEqual(wished)
    expect(words).toEqual([])
  })

  it.each([
    ['not Peru', { kind: 'country', tag: 'peru' }],
    ['anywhere but Peru', { kind: 'country', tag: 'peru' }],
    ['un país que no sea Perú', { kind: 'country', tag: 'peru' }],
    ['sin playas', { kind: 'activity', activity: { kind: 'interest', key: 'beaches' } }],
    ['beaches scare me', { kind: 'activity', activity: { kind: 'interest', key: 'beaches' } }],
    ['las playas me dan miedo', { kind: 'activity', activity: { kind: 'interest', key: 'beaches' } }],
    ['me dan miedo las playas', { kind: 'activity', activity: { kind: 'interest', key: 'beaches' } }],
    ['tengo pánico a las playas', { kind: 'activity', activity: { kind: 'interest', key: 'beaches' } }],
  ] as [string, Meaning][])('%s is no wish for it', (text, meaning) => {
    const found = read(text)
    expect(valuesOf(found.unwanted)).toEqual([meaning])
    expect([...found.countries, ...found.activities, ...found.animals, ...found.words]).toEqual([])
  })

  it.each([
    ['easy', 'easy'],
    ['caminar poco', 'easy'],
    ['not too strenuous', 'easy'],
    ['beaches, but nothing hard', 'easy'],
    ['somos dos jubilados', 'easy'],
    ['exigente', 'demanding'],
    ['moderate', 'moderate'],
  ])('%s says how hard it may be', (text, effort) => {
    expect(read(text).effort?.value).toBe(effort)
  })
})

describe('altitude that is refused', () => {
  it.each([
    'Peru, no high passes',
    'Peru without mountain passes',
    'Perú sin pasos altos',
    'Perú sin caminatas de altura',
    'Peru, not too much altitude',
  ])('%s is a need, and no wish', text => {
    const { needs, avoid, words, activities } = read(text)
    expect(valuesOf(needs)).toEqual([{ kind: 'altitude' }])
    expect(valuesOf(avoid)).toEqual(['altitude'])
    expect({ words, activities }).toEqual({ words: [], activities: [] })
  })

  it('takes with it what follows an “or”', () => {
    const { needs, unwanted, activities } = read('Peru without high passes or volcanoes')
    expect(valuesOf(needs)).toEqual([{ kind: 'altitude' }])
    expect(valuesOf(unwanted)).toEqual([
      { kind: 'activity', activity: { kind: 'interest', key: 'volcanoes' } },
    ])
    expect(activities).toEqual([])
  })

  it('is none where mountains are not liked', () => {
    expect(read('Peru, no mountains').needs).toEqual([])
  })
})

describe('refusals', () => {
  it('reach past “another” and “all the”', () => {
    expect(read('Peru, but not another volcano')).toMatchObject({ activities: [], unwanted: [{}] })
    expect(valuesOf(read('Peru without all the jeeps').avoid)).toEqual(['crowds'])
    expect(valuesOf(read('Perú sin agobios de gente').avoid)).toEqual(['crowds'])
  })

  it('take both words of a compound', () => {
    expect(read('Peru, no turtles beaches, gorillas')).toMatchObject({
      activities: [],
      animals: [{ from: 'gorillas' }],
    })
  })

  it('say nothing of what is wished as well', () => {
    const { activities, unwanted } = read('volcanoes, but my wife is not a volcano person')
    expect({ activities: activities.length, unwanted }).toEqual({ activities: 1, unwanted: [] })
  })

  it('of backpackers are no budget', () => {
    expect(read('playa sin mochileros').budget).toBeNull()
    expect(read('mochileros en Perú').budget?.value.level).toBe('cheap')
  })
})

describe('ages', () => {
  it('beside a month are no days of it', () => {
    const { party, when, length } = read('Peru with kids 7 and 10 october half term')
    expect(party?.value.children).toEqual([7, 10])
    expect({ months: when?.value.months, length }).toEqual({ months: [10], length: null })
    expect(read('with the kids, 7 to 14 October').when?.value.from).toBe('2027-10-07')
  })

  it.each([
    ['£6,000 for four of us, youngest is 8', [8]],
    ['Peru, our eldest is 12 and the youngest 7', [12, 7]],
    ['Perú en familia, la menor tiene 4 años', [4]],
    ['the oldest temple', undefined],
    ['mi padre es el mayor, tiene 70', undefined],
  ])('%s: of one of the children', (text, ages) => {
    const children = read(text).party?.value.children
    expect(children?.length ? children : undefined).toEqual(ages)
  })

  it('of children who are counted twice in the same words are theirs once', () => {
    expect(read('Peru with 3 kids. Is it good for 3 kids?').party?.value.childCount).toBe(3)
    expect(read('2 boys and 3 girls').party?.value.childCount).toBe(5)
  })

  it('are asked about by themselves', () => {
    expect(read('is 7 too young for gorillas').party?.value.children).toEqual([7])
  })
})

it('for whom a budget is counts the party too', () => {
  const { party, budget } = read('£2,500 for two of us, Peru')
  expect(budget?.value.per).toBe('group')
  expect(party?.value).toMatchObject({ group: 'Couple', adults: 2 })
})

const LONG = 'ten days in Peru with kids 6 and 9, no driving, '.repeat(300)
const odd = [
  ['10,000 characters', LONG],
  ['one endless word', 'a'.repeat(10_000)],
  ['no letters', '?!… ––– ¿¡ 123 %%%'],
  ['only stop words', 'the and of with de la en para'],
  ['another alphabet', '日本語で горилла गोरिल्ला'],
  ['SQL', "'; DROP TABLE trip; --"],
  ['emoji', '😀😀 🐒 👩‍👩‍👧 \u{1F1F5}\u{1F1EA}'],
  ['half a character', 'peru \uD83D'],
  ['controls', 'pe\u0000ru\u202E \n\t kids'],
  ['contradictions', '10 days, a week, cheap luxury, alone with family, easy and demanding'],
  ['the impossible', 'snow in Belize for -5 people on 31 February for 99999999999999 days'],
  ['nothing', ''],
  ['names of objects', 'constructor __proto__ toString hasOwnProperty'],
] as const

describe('any input', () => {
  it.each(odd)('%s does not fail', (_, text) => {
    const found = read(text)
    expect(found.text.length).toBeLessThanOrEqual(500)
    expect(found.text.isWellFormed()).toBe(true)
    expect(read(text)).toEqual(found)
    for (const { span, from, also = [] } of partsOf(found)) {
      expect(found.text.slice(...span)).toBe(from)
      for (const [start, end] of [span, ...also]) expect(start < end && end <= found.text.length).toBe(true)
    }
  })

  it('returns unknown words, without stop words', () => {
    expect(valuesOf(read('I want to see snow in Belize, please').words)).toEqual(['snow'])
    expect(valuesOf(read('quiero ver la nieve').words)).toEqual(['nieve'])
    expect(valuesOf(read('our 25th in snow').words)).toEqual(['snow'])
    expect(read('qué país').places).toEqual([])
    expect(read('we love driving')).toMatchObject({ activities: [], words: [{ value: 'driving' }] })
    expect(read('snow, snow').words).toMatchObject([{ span: [0, 4], also: [[6, 10]] }])
    expect(read('al mar, y a mars')).toMatchObject({
      activities: [{ from: 'mar' }],
      words: [{ from: 'mars' }],
    })
  })

  it('is understood as one wish', () => {
    const found = read(
      'Ten days in Costa Rica in March with kids 6 and 9, no driving, turtles and white water, under 3000 each',
    )
    expect(found).toMatchObject({
      countries: [{ value: 'costa-rica', from: 'Costa Rica' }],
      when: { value: { months: [3] } },
      length: { value: { least: 10, most: 10 } },
      budget: { value: { mostMinor: 300_000 } },
      party: { value: { children: [6, 9] } },
      animals: [{ value: ['green-turtle'] }],
      activities: [{ value: { key: 'turtles' } }, { value: { key: 'rafting' } }],
      avoid: [{ value: 'driving' }],
      words: [],
    })
  })
})

/** A part of what was understood that tells whether it was read as it was meant. */
const meant: [words: string, told: (understood: Understanding) => unknown, expected: unknown][] = [
  ['quieter than Monteverde', ({ like, places }) => [like.length, places.length], [1, 0]],
  ['menos turístico que Monteverde', ({ like, avoid }) => [like.length, avoid[0]?.value], [1, 'crowds']],
  ['not as busy as Bali', ({ like, avoid }) => [like.length, avoid[0]?.value], [1, 'crowds']],
  ['Costa Rica instead of Peru', ({ countries, unwanted }) => [countries.length, unwanted.length], [1, 1]],
  [
    'Peru no, Costa Rica sí',
    ({ countries, unwanted }) => [countries[0]?.value, unwanted.length],
    ['costa-rica', 1],
  ],
  ['we have already seen Monteverde', ({ places, unwanted }) => [places.length, unwanted.length], [0, 1]],
  ['can you find me a trip in Peru', ({ length }) => length, null],
  ['8 weeks post surgery', ({ length }) => length, null],
  ['a quiet alternative to Monteverde', ({ like, places }) => [like.length, places.length], [1, 0]],
  [
    'two teenagers and a child of 9',
    ({ party }) => [party?.value.teenagers, party?.value.childCount],
    [2, 3],
  ],
  ['teenagers of 14 and 16', ({ party }) => [party?.value.teenagers, party?.value.children], [0, [14, 16]]],
  ['two full weeks in Peru', ({ length }) => length?.value, { least: 14, most: 14 }],
  ['club of 14 birdwatchers', ({ party }) => party?.value.adults, 14],
  ['six lads, a week', ({ party }) => [party?.value.group, party?.value.adults], ['Friends', 6]],
  [
    'three generations, nan is 82 and uses a stick',
    ({ party, needs }) => [party?.value.withGrandparents, needs[0]?.value.kind],
    [true, 'knees'],
  ],
  ['nothing longer than 3 hours in a car', ({ avoid }) => avoid.map(({ value }) => value), ['driving']],
  ['less than 4 hours of driving a day', ({ avoid, length }) => [avoid[0]?.value, length], ['driving', null]],
  ['Peru, two weeks, and end with five days at a beach', ({ length }) => length?.value.most, 14],
  ['I am 6 months pregnant', ({ length, needs }) => [length, needs[0]?.value.kind], [null, 'pregnancy']],
  ['one of us is blind', ({ party }) => party, null],
  [
    'three generations, ages 4 to 79',
    ({ party }) => [party?.value.children, party?.value.withGrandparents],
    [[4], true],
  ],
  ['my daughter, 19, and I', ({ party }) => party?.value.withChildren, false],
  [
    'a couple, 71 and 69 years old',
    ({ party }) => [party?.value.group, party?.value.withElders],
    ['Couple', true],
  ],
  ['lion babies', ({ party }) => party, null],
  ['12/20 - 01/03', ({ when }) => [when?.value.from, when?.value.to], ['2026-12-20', '2027-01-03']],
  ['200 mil yenes', ({ budget }) => budget?.value.said, { mostMinor: 200_000, currency: 'JPY' }],
  ['3000 dollars for four', ({ budget, party }) => [budget?.value.per, party?.value.adults], ['group', 4]],
  ['Costa Rica. Un saludo, Pilar', ({ words }) => words.length, 0],
  ['a break after a hard year', ({ effort }) => effort, null],
  ['ha sido un año muy duro', ({ effort }) => effort, null],
  ['I hate the cold', ({ weather }) => weather?.value, 'warm'],
  ['odio el frío, Perú', ({ weather }) => weather?.value, 'warm'],
  [
    'been to Peru and Belize, what next',
    ({ countries, unwanted }) => [countries.length, unwanted.map(({ value }) => value.kind)],
    [0, ['country', 'country']],
  ],
  ['been to Peru, now Belize', ({ countries }) => countries.map(({ value }) => value), ['belize']],
  ['a Bali alternative', ({ places, like }) => [places.length, like.length > 0], [0, true]],
  ['a hard trek of 5 days', ({ effort }) => effort?.value, 'demanding'],
  ['ten days, hard walking', ({ effort }) => effort?.value, 'demanding'],
  [
    'FW: Hi Nicole, as discussed we are landing in Peru in May. Regards, Tom',
    ({ words, countries, when }) => [words.length, countries.length, when?.value.months],
    [0, 1, [5]],
  ],
  ['Buenas tardes Marta, como te comenté: Perú', ({ words }) => words.length, 0],
  ['Hi, Peru', ({ countries }) => countries.length, 1],
  ['Dear Peru planners', ({ countries }) => countries.length, 1],
  ['mountains, budget no object', ({ budget }) => budget?.value.level, 'luxury'],
  ['he is 68 and fit', ({ effort }) => effort?.value, 'moderate'],
  ['used to the height little by little', ({ needs }) => needs[0]?.value.kind, 'altitude'],
  ['que mi madre se acostumbre a la altura', ({ needs }) => needs[0]?.value.kind, 'altitude'],
]

it.each(meant)('%s is read as it was meant', (words, told, expected) => {
  expect(told(understand(words, vocabulary, new Date('2026-11-22')))).toEqual(expected)
})

describe('what a sentence does not wish', () => {
  it.each([
    ['never been to Peru', 'is no refusal', { countries: ['peru'], unwanted: 0 }],
    ["Peru, I won't sleep at beaches", 'is refused behind a verb', { countries: ['peru'], unwanted: 1 }],
    ['Peru, and not only turtles', 'is not asked for, nor refused', { countries: ['peru'], unwanted: 0 }],
    ['Peru, flying from London', 'is where one comes from', { countries: ['peru'], unwanted: 0 }],
  ])('%s: %s', (text, _, { countries, unwanted }) => {
    const found = read(text)
    expect(valuesOf(found.countries)).toEqual(countries)
    expect(found.unwanted).toHaveLength(unwanted)
    expect(found.avoid).toEqual([])
    expect(found.elsewhere).toEqual([])
  })

  it('is a flight where there are no plans', () => {
    expect(read('no plans').avoid).toEqual([])
    expect(valuesOf(read('no planes').avoid)).toEqual(['flights'])
  })

  it('is another half term than that of the dates', () => {
    expect(read('half term, 10-20 feb').when?.value.months).toEqual([2])
  })

  it('is whoever receives travellers', () => {
    expect(read('a night with a Peruvian family').party).toBeNull()
    expect(read('with our family').party?.value.group).toBe('Family')
  })

  it('is how hard a trip is, where a beach is quiet', () => {
    expect(read('una playa tranquila').effort).toBeNull()
    expect(read('un viaje tranquilo').effort?.value).toBe('easy')
  })
})
