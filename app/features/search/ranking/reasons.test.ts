import { describe, expect, it } from 'vitest'
import { understand } from '#app/features/search/understanding/understand.ts'
import type { Vocabulary } from '#app/features/search/understanding/vocabulary.ts'
import type { Meanings } from './criteria.ts'
import { fitsOf, isEachTooOld } from './fit.ts'
import { pointsOf, usualPointsOf } from './points.ts'
import { claimsOf } from './reason-words.ts'
import { type Reasons, reasonsOf, type TripFacts } from './reasons.ts'
import { type GroundItem, type GroundPlace, groundsOf } from './trip-grounds.ts'
import { understoodParts } from './understood-parts.ts'

const vocabulary: Vocabulary = {
  terms: [
    { text: 'Peru', strength: 'name', meaning: { kind: 'country', tag: 'peru' } },
    { text: 'sloths', strength: 'name', meaning: { kind: 'animals', keys: ['sloth'] } },
    { text: 'sloths', strength: 'name', meaning: { kind: 'animals', keys: ['brown-sloth', 'sloth'] } },
    {
      text: 'rafting',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'rafting' } },
    },
    { text: 'monkeys', strength: 'name', meaning: { kind: 'animals', keys: ['sloth'] } },
    {
      text: 'monkeys',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'primates' } },
    },
    { text: 'turtles', strength: 'name', meaning: { kind: 'animals', keys: ['sloth'] } },
    {
      text: 'turtles',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'turtles' } },
    },
    {
      text: 'diving',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'rafting' } },
    },
    {
      text: 'diving',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'habitat', key: 'coral-reef' } },
    },
    { text: 'trek', strength: 'name', meaning: { kind: 'goal', goal: 'Treks & Trails' } },
    {
      text: 'trek',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'hiking' } },
    },
    {
      text: 'family trip',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'theme', key: 'family' } },
    },
    {
      text: 'honeymoon',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'theme', key: 'honeymoon' } },
    },
  ],
  common: [],
}
const meanings: Meanings = {
  animals: new Map([
    [
      'sloth',
      {
        key: 'sloth',
        name: { en: 'Sloth', es: 'Perezoso' },
        seen: [{ at: 'place:cr/arenal', months: [2, 3] }],
      },
    ],
  ]),
  activities: new Map([
    [
      'interest:rafting',
      {
        name: { en: 'Rafting', es: 'Rápidos' },
        ...{ sure: ['tour:cr/rapids'], likely: [], choices: [], topics: ['interest:rafting'] },
      },
    ],
    [
      'interest:turtles',
      {
        name: { en: 'Turtles', es: 'Tortugas' },
        ...{ sure: ['place:cr/arenal'], likely: [], choices: [], topics: ['interest:turtles'] },
      },
    ],
  ]),
  places: new Map(),
  likes: new Set(),
  topics: new Map([['interest:turtles', { en: 'Turtles', es: 'Tortugas' }]]),
}
const same = (name: string) => ({ en: name, es: name })
const arenal: GroundPlace = {
  ...{ id: 1, country: 'cr', slug: 'arenal', name: same('Arenal'), line: same(''), lead: same('') },
  ...{ body: same(''), altitudeM: 900, interests: [], habitats: [], climate: null },
  ...{ asks: [], stepFree: null },
}
const turtles: GroundItem = {
  ...{ id: 2, country: 'cr', key: 'turtles', name: same('Turtle night'), line: same(''), lead: same('') },
  ...{ body: same(''), type: null, interests: ['turtles'], habitats: [], minimumAge: 6 },
  ...{ effort: 'easy', asks: ['dark'], stepFree: null, altitudeM: null },
}
const wild = {
  ...{ number: 3, visits: [], goesOut: false, onTheRoad: false, sleeps: true },
  ...{ headline: '', story: '', text: '', leftOut: '' },
  place: { country: 'cr', slug: 'arenal', wildlife: [] },
}
const grounds = groundsOf({
  ...{
    key: 'nine-days',
    title: same('Nine days'),
    line: same('Slowly.'),
    minimumAge: null,
    party: ['Family'],
    bestMonths: [2, 3],
    about: [],
  },
  species: [
    {
      ...{ key: 'sloth', name: 'Sloth', latin: 'Bradypus variegatus' },
      seen: [{ country: 'cr', months: [2, 3], places: ['arenal'] }],
    },
  ],
  days: [
    {
      ...{ number: 3, title: same('A quiet day'), story: same('There is a zip line in the trees.') },
      ...{ sleeps: true, place: arenal, visits: [], tours: [turtles], hotel: null, wild },
      ...{ walkKm: 2, climbM: 20, highestM: null, legs: [] },
    },
  ],
})
const trip: TripFacts = {
  grounds,
  choices: ['country:costa-rica', 'party:Family', 'month:2', 'month:3', 'effort:easy'],
  contents: ['country:costa-rica', 'place:cr/arenal'],
  ...{ days: 9, fromPriceMinor: 240_000, longestDrive: 250, flights: 1, highestM: 900 },
  cost: { price: { lowMinor: 480_000, highMinor: 520_000, isAtMost: false }, people: 2, isCounted: false },
}
const countries = [
  { tag: 'peru', name: 'Peru' },
  { tag: 'costa-rica', name: 'Costa Rica' },
]
const read = (text: string) => understand(text, vocabulary, new Date('2026-11-22'))

const claims = (text: string) => claimsOf(reasonsOf(read(text), meanings, trip), { locale: 'en', countries })

/** Matches, then misses, as a card shows them. */
function line(text: string): string {
  const sides = [true, false].map(isMet =>
    claims(text)
      .filter(claim => claim.isMet === isMet)
      .map(claim => claim.text)
      .join(', '),
  )
  return sides.filter(Boolean).join('; ')
}

describe('the reasons on a card', () => {
  it.each([
    ['nine days with sloths', '9 days, with sloth at Arenal, day 3'],
    ['a week of sloths', 'With sloth at Arenal, day 3; 2 days longer than you said'],
    ['sloths in february', 'With sloth at Arenal, day 3, at its best in Feb'],
    ['sloths in july', 'Sloth in other months, best in Feb–Mar'],
    ['rafting', 'Without rafting'],
    ['with kids under 3000 dollars', 'For families, within your budget if two share'],
    ['under 2500 dollars', 'Within your budget outside its dear months if two share'],
    ['under 2000 dollars', 'US$\u00a0400 over your budget if two share'],
    ['Peru', 'Not in Peru'],
    ['no flights', 'One flight'],
    ['monkeys', 'With sloth at Arenal, day 3'],
    ['turtles', 'With sloth at Arenal, day 3'],
    ['turtles in july', 'Sloth in other months, best in Feb–Mar'],
    ['monkeys and rafting', 'With sloth at Arenal, day 3; without rafting'],
  ])('%s: %s', (text, said) => {
    expect(line(text)).toBe(said)
  })

  it('write an animal as its name is written, where that begins with a region', () => {
    const named = (name: string) =>
      claimsOf(
        reasonsOf(
          read('9 days, sloths'),
          { ...meanings, animals: new Map([['sloth', { key: 'sloth', name: same(name), seen: [] }]]) },
          trip,
        ),
        { locale: 'en', countries },
      )[1]?.text
    expect(named('African elephant')).toBe('with African elephant at Arenal, day 3')
    expect(named('Hoffmann’s sloth')).toBe('with Hoffmann’s sloth at Arenal, day 3')
    expect(named('Lion')).toBe('with lion at Arenal, day 3')
  })

  it('rest each on a row, and lead to its day', () => {
    expect(claims('sloths')).toMatchObject([{ row: 'place:cr/arenal', day: 3, isMet: true }])
    expect(claims('Peru')).toMatchObject([{ row: 'trip:nine-days', day: null, isMet: false }])
  })

  it('name no family whose youngest is too young for a tour of the trip', () => {
    expect(line('with a child of 5')).toBe('From 6 years')
    expect(line('with a child of 6')).toBe('For families')
    expect(fitsOf([reasonsOf(read('with a child of 5'), meanings, trip)])).toEqual(['breaks'])
  })

  it('ask how old a teenager is, where a tour is only for older ones', () => {
    const only = (minimumAge: number) => ({
      ...trip,
      grounds: groundsOf({
        ...grounds.trip,
        days: grounds.trip.days.map(day => ({ ...day, wild, tours: [{ ...turtles, minimumAge }] })),
      }),
    })
    const said = (text: string, facts: TripFacts) =>
      claimsOf(reasonsOf(read(text), meanings, facts), { locale: 'en', countries }).map(
        ({ text: one }) => one,
      )
    expect(said('with a teenager', only(15))).toEqual(['From 15 years; how old is yours?'])
    expect(said('with a teenager', only(13))).toEqual([])
    expect(said('with a child of 15', only(15))).toEqual([])
    expect(said('with a child of 14', only(15))).toEqual(['From 15 years'])
  })

  it('keep or break a height that was said with a figure, and leave nothing open', () => {
    expect(line('nothing above 1,000 m')).toBe('Nothing above 900\u00A0m')
    expect(fitsOf([reasonsOf(read('nothing above 1,000 m'), meanings, trip)])).toEqual(['fits'])
    expect(fitsOf([reasonsOf(read('nothing above 850 m'), meanings, trip)])).toEqual(['breaks'])
    expect(fitsOf([reasonsOf(read('no nights above 850 m'), meanings, trip)])).toEqual(['breaks'])
  })

  it('by boat are refused as much as the rest, where all is refused and one does without boats', () => {
    const ground = { row: 'trip:nine-days', day: null, name: null }
    const boats = { kind: 'avoid', what: 'boats', amount: 2, ground } as const
    const early = { kind: 'refused', name: null, from: 'early mornings', days: 1, ground } as const
    const byBoat: Reasons = { met: [], missed: [boats] }
    const byLand: Reasons = { met: [{ ...boats, amount: 0 }], missed: [early] }
    expect(fitsOf([byBoat, byLand])).toEqual(['refuses', 'refuses'])
    const wishing = reasonsOf(read('sloths'), meanings, trip)
    expect(fitsOf([byBoat, byLand, wishing])[0]).toBe('misses')
  })

  it('stand before another country’s where every trip of the named one has what was refused', () => {
    const ground = { row: 'trip:nine-days', day: null, name: null }
    const refusing: Reasons = {
      met: [],
      missed: [{ kind: 'refused', name: null, from: 'cities', days: 2, ground }],
    }
    const other = reasonsOf(read('Peru'), meanings, trip)
    expect(fitsOf([refusing, other])).toEqual(['breaks', 'breaks'])
    expect(fitsOf([refusing, reasonsOf(read('Costa Rica'), meanings, trip)])).toEqual(['refuses', 'fits'])
  })

  it('to an animal that is named come before those without it, where none of them keeps a need', () => {
    const ground = { row: 'trip:nine-days', day: null, name: null }
    const there = reasonsOf(read('sloths'), meanings, trip)
    const without: Reasons = {
      met: [],
      missed: [{ kind: 'animal', name: same('Sloth'), from: 'sloths', ground }],
    }
    const breaking = (need: 'knees' | 'step-free'): Reasons => ({
      met: there.met,
      missed: [
        {
          ...{ kind: 'need', need, words: need, measure: null, status: 'broken', times: 1 },
          ...{ isMild: false, isFigure: false },
          ground,
        },
      ],
    })
    expect(fitsOf([breaking('knees'), without])).toEqual(['misses', 'misses'])
    // Where one of them keeps it, the others break it; and steps are no matter of effort.
    expect(fitsOf([breaking('knees'), there, without])).toEqual(['breaks', 'fits', 'misses'])
    expect(fitsOf([breaking('step-free'), without])).toEqual(['breaks', 'misses'])
  })

  it('at the place that is named come before those that only pass near it, if they break nothing', () => {
    const ground = { row: 'trip:nine-days', day: null, name: null }
    const place = { kind: 'place', name: same('Machu Picchu'), isNear: true, ground } as const
    const country = { kind: 'country', tag: 'peru', from: 'Peru', ground } as const
    const there: Reasons = { met: [place], missed: [country] }
    const passing: Reasons = { met: [], missed: [place] }
    expect(fitsOf([passing, there])).toEqual(['breaks', 'misses'])
    expect(fitsOf([passing])).toEqual(['misses'])
    // Who cannot go there is told what is near.
    const tooOld: Reasons = { met: [place], missed: [{ kind: 'age', age: 12, short: 4, ground }] }
    expect(fitsOf([passing, tooOld])).toEqual(['misses', 'breaks'])
  })

  it('that are days longer than was said, or hard where easy was said, are not all that was asked for', () => {
    const hard = { ...trip, choices: ['country:costa-rica', 'effort:demanding'] }
    const fitFor = (words: string, facts = trip) => fitsOf([reasonsOf(read(words), meanings, facts)])
    expect(['eight', 'six', 'twelve'].flatMap(days => fitFor(`${days} days in february`))).toEqual([
      ...['fits', 'misses', 'fits'],
    ])
    expect([fitFor('easy, rafting'), fitFor('easy, 9 days', hard)]).toEqual([['misses'], ['misses']])
    expect([fitFor('easy, 9 days'), fitFor('9 days', hard)]).toEqual([['fits'], ['fits']])
    const days = grounds.trip.days.map(one => ({ ...one, walkKm: 14, climbM: 800 }))
    const far = { grounds: groundsOf({ ...grounds.trip, days }) }
    expect(fitFor('no hiking', { ...trip, ...far })).toEqual(['misses'])
    expect(fitFor('no hiking', { ...hard, ...far })).toEqual(['breaks'])
  })

  it('that are hard, or made for families alone, are less usual if nothing is said of either', () => {
    const hard = { ...trip, choices: [...trip.choices, 'effort:demanding'] }
    expect(usualPointsOf(read('Costa Rica'))(hard)).toBeLessThan(usualPointsOf(read('Costa Rica'))(trip))
    expect(usualPointsOf(read('Costa Rica'))(trip)).toBeLessThan(0)
    expect(usualPointsOf(read('a trek with kids'))(hard)).toBeCloseTo(0)
    // Grown-ups who say that they travel are served worse by a trip for families than who says nothing.
    expect(usualPointsOf(read('me and my sister'))(trip)).toBeLessThan(usualPointsOf(read('Peru'))(trip))
    expect(usualPointsOf(read('with kids'))(trip)).toBeCloseTo(0)
  })

  it('for a family are not all that was asked for where they were not made for one', () => {
    const choices = trip.choices.map(choice => (choice === 'party:Family' ? 'party:Couple' : choice))
    const without = { ...trip, choices }
    const fitFor = (words: string) =>
      fitsOf([without, trip].map(one => reasonsOf(read(words), meanings, one)))
    expect(fitFor('family of five')).toEqual(['misses', 'fits'])
    expect(fitFor('a couple')).toEqual(['fits', 'misses'])
    expect(fitFor('a couple with a child of 8')[1]).toBe('fits')
  })

  it('count the years that a child is short where no trip of a country takes it', () => {
    const short = reasonsOf(read('Costa Rica with a child of 5'), meanings, trip)
    expect(isEachTooOld([short])).toBe(false)
    expect(isEachTooOld([short, reasonsOf(read('Peru'), meanings, trip)])).toBe(true)
    const youngest = reasonsOf(read('Costa Rica with a child of 2'), meanings, trip)
    expect(pointsOf(short, true)).toBeGreaterThan(pointsOf(youngest, true))
  })

  it('name at most four matches and two misses', () => {
    const all = line('9 days, in february, with kids, under 3000 dollars, easy, rafting, no flights, Peru')
    expect(all.split('; ').map(part => part.split(', ').length)).toEqual([4, 2])
  })
})

describe('a wish for no heat, and one for a beach', () => {
  const [day] = grounds.trip.days
  const climateOf = (high: number) => Array.from({ length: 12 }, () => ({ high, low: 15, rainDays: 5 }))
  /** A trip that sleeps at these places, in their order. */
  const sleepingAt = (...places: Partial<GroundPlace>[]): TripFacts => ({
    ...trip,
    grounds: groundsOf({
      ...grounds.trip,
      days: places.flatMap((place, i) =>
        day ? [{ ...day, number: i + 1, tours: [], place: { ...arenal, ...place } }] : [],
      ),
    }),
  })
  const reasons = (text: string, facts: TripFacts) => reasonsOf(read(text), known, facts)
  const known: Meanings = {
    ...meanings,
    activities: new Map([
      [
        'interest:rafting',
        {
          ...{ name: same('Beaches'), sure: [], likely: [], choices: [] },
          topics: ['interest:beaches', 'habitat:beach'],
        },
      ],
    ]),
    topics: new Map([['interest:beaches', same('Beaches')]]),
  }
  const said = (text: string, facts: TripFacts) =>
    claimsOf(reasons(text, facts), { locale: 'en', countries }).map(claim => claim.text)

  it('is decided by the hottest stop, not by the mean of a hot coast and a cold ridge', () => {
    const ridge = { slug: 'ridge', name: same('The ridge'), climate: climateOf(16) }
    const coast = { slug: 'coast', name: same('The coast'), climate: climateOf(31) }
    const mild = sleepingAt(ridge, { ...coast, climate: climateOf(28) })
    const hot = sleepingAt(ridge, coast, ridge)
    expect(fitsOf([reasons('not too hot', mild), reasons('not too hot', hot)])).toEqual(['fits', 'misses'])
    expect(said('not too hot', mild)).toEqual(['At most 28 °C by day'])
    expect(said('not too hot', hot)).toEqual(['31 °C by day at The coast'])
  })

  it('is measured in the months that are asked for, else in the best', () => {
    const climate = climateOf(33).map((one, i) => (i === 6 ? { ...one, high: 24 } : one))
    const coast = sleepingAt({ climate })
    expect(fitsOf([reasons('not too hot', coast)])).toEqual(['misses'])
    expect(said('not too hot in july', coast)).toContain('At most 24 °C by day')
  })

  it('is not met where a stop’s climate is not known, unless another one breaks it', () => {
    const unknown = { climate: null }
    const facts = sleepingAt(unknown, { climate: climateOf(20) })
    expect(fitsOf([reasons('not too hot', facts)])).toEqual(['misses'])
    expect(said('not too hot', facts)).toEqual(['How warm it gets is not known'])
    expect(said('not too hot', sleepingAt(unknown, { climate: climateOf(34) }))).toEqual([
      '34 °C by day at Arenal',
    ])
  })

  it('is met by nights at a beach, not by an outing that is tagged with one', () => {
    const bay = { name: same('The bay'), interests: ['beaches'], habitats: ['beach'] }
    expect(said('rafting', sleepingAt({}, bay))).toEqual(['With beaches at The bay, day 2'])
    const kayak = { ...turtles, key: 'kayak', interests: ['beaches'], habitats: ['beach'] }
    const byKayak = groundsOf({
      ...grounds.trip,
      days: grounds.trip.days.map(one => ({ ...one, tours: [kayak], visits: [{ ...arenal, ...bay }] })),
    })
    expect(reasons('rafting', { ...trip, grounds: byKayak }).met).toEqual([])
    // A town by the sea to whose beach nobody goes is none either.
    expect(reasons('rafting', sleepingAt({ ...bay, interests: [] })).met).toEqual([])
  })
})

describe('each part of the words', () => {
  const parts = (text: string) => understoodParts(read(text), { locale: 'en', meanings, countries })

  it('is labelled by its meaning, and can be removed', () => {
    const [first, second] = parts('Peru with sloths')
    expect([first?.label, second?.label]).toEqual(['Peru', 'Sloth'])
    expect(first?.without).toBe('sloths')
    expect(second?.without).toBe('Peru')
  })

  it('of a party says how old the children are, and no count that reads as an age', () => {
    const label = (text: string) => parts(text).map(part => part.label)
    expect(label('a child of 15')).toEqual(['Families, a child of 15'])
    expect(label('kids 6 and 9')).toEqual(['Families, children of 6, 9'])
    expect(label('with two teenagers')).toEqual(['Families, 2 teenagers'])
    expect(label('8 friends')).toEqual(['Friends, 8 people'])
  })

  it('can become the filter of its kind', () => {
    const filters = parts('Peru in july, ten days, under 2500 dollars each, with kids').map(
      ({ filter }) => filter,
    )
    expect(filters).toContainEqual({ countries: ['peru'] })
    expect(filters).toContainEqual({ months: [7] })
    expect(filters).toContainEqual({ budget: 2500 })
    expect(filters).toContainEqual({ group: 'Family' })
    expect(filters.some(filter => filter?.days)).toBe(true)
  })

  it('is shown once for its words, with their most specific meaning', () => {
    expect(parts('turtles').map(({ label }) => label)).toEqual(['Sloth'])
    expect(parts('sloths and rafting').map(({ label }) => label)).toEqual(['Sloth', 'Rafting'])
    expect(parts('sloths in the trees').map(({ label }) => label)).toEqual(['Sloth', '“trees”'])
  })

  it('is shown once for a word of several related meanings, and removed as a whole', () => {
    expect(parts('diving, Peru')).toMatchObject([{ label: 'Rafting', without: 'Peru' }, { label: 'Peru' }])
    expect(parts('a trek')).toMatchObject([{ filter: { goals: ['Treks & Trails'] } }])
    expect(parts('family trip, Peru')).toMatchObject([
      { from: 'family trip', filter: { group: 'Family' }, without: 'Peru' },
      { label: 'Peru' },
    ])
    expect(parts('family trip with kids 6 and 9')).toMatchObject([{ without: '' }])
    expect(parts('honeymoon')).toMatchObject([{ label: 'Honeymoon', without: '' }])
    expect(parts('honeymoon, as a couple')).toMatchObject([
      { label: 'Honeymoon', without: 'as a couple' },
      { from: 'as a couple', filter: { group: 'Couple' }, without: 'honeymoon' },
    ])
  })

  it('has no filter if there is none of its kind', () => {
    expect(parts('400 days')).toMatchObject([{ label: '400 days', filter: null }])
    expect(parts('60 days')).toMatchObject([{ filter: { days: { least: 60, most: 60 } } }])
  })

  it('that was not understood is shown as typed, without a filter', () => {
    expect(parts('xylophone')).toMatchObject([{ label: '“xylophone”', filter: null, without: '' }])
  })
})
