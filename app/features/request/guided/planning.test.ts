import { describe, expect, it } from 'vitest'
import {
  type Answers,
  filledIn,
  isAnswered,
  isContradiction,
  monthsToChoose,
  nightsOf,
  planningQuery,
  seasonsFor,
  stepOf,
  steps,
  stepsBeside,
  sunDropAt,
  windowOf,
} from './planning.ts'

const nothing: Answers = {
  group: null,
  adults: null,
  adultsOpen: false,
  carried: {},
  adultAges: [],
  ages: [],
  months: [],
  fixity: null,
  from: null,
  to: null,
  days: null,
  goals: [],
  places: [],
  likes: [],
  doings: [],
  pace: null,
  effort: null,
  comfort: null,
  sleeps: [],
  budget: null,
  about: null,
}

describe('the steps', () => {
  it.each([
    ['who', null, 'when'],
    ['when', 'who', 'what'],
    ['what', 'when', 'where'],
    ['where', 'what', 'how'],
    ['how', 'where', 'you'],
    ['you', 'how', null],
  ] as const)('%s stands after %s and before %s', (step, back, next) => {
    expect(stepsBeside(step)).toEqual({ back, next })
  })

  it.each([
    ['what', 'what'],
    ['', 'who'],
    [null, 'who'],
    ['payment', 'who'],
  ] as const)('%j in an address is %s', (text, step) => {
    expect(stepOf(text)).toBe(step)
  })

  it('raise the sun until it is the tree’s crown at the last', () => {
    const drops = steps.map(sunDropAt)
    expect(drops.at(-1)).toBe(0)
    expect(drops).toEqual(drops.toSorted((a, b) => b - a))
    expect(new Set(drops).size).toBe(steps.length)
  })

  it.each([
    ['who', { group: 'Solo' }],
    ['who', { ages: [0] }],
    ['when', { days: 9 }],
    ['when', { fixity: 'open' }],
    ['what', { goals: ['Urban Pulse'] }],
    ['where', { doings: ['rafting'] }],
    ['how', { budget: '6000' }],
  ] as const)('%s is answered by %j, and no other is', (step, change) => {
    const answers = { ...nothing, ...change } as Answers
    expect(steps.filter(each => isAnswered(each, answers))).toEqual([step])
  })
})

describe('an address', () => {
  it('leaves out open answers and the first step', () => {
    expect(filledIn(nothing)).toEqual({})
    expect(planningQuery(nothing, 'who')).toEqual({})
    expect(planningQuery({ ...nothing, days: 9, sleeps: ['farm', 'boat'] }, 'how')).toEqual({
      days: 9,
      sleep: ['farm', 'boat'],
      step: 'how',
    })
  })
})

describe('time', () => {
  it('offers twelve months, in calendar order', () => {
    expect(monthsToChoose('2026-01-31')[0]).toBe('2026-02')
    expect(monthsToChoose('2026-11-21')).toEqual([
      ...['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'],
      ...['2027-06', '2027-07', '2027-08', '2027-09', '2027-10', '2027-11'],
    ])
  })

  it.each<[Partial<Answers>, boolean]>([
    [{ group: 'Couple', adults: 3 }, true],
    [{ group: 'Couple', ages: [5] }, true],
    [{ group: 'Couple', adults: 2 }, false],
    [{ group: 'Solo', adults: 4, ages: [5] }, true],
    [{ group: 'Solo', adults: 1 }, false],
    [{ group: 'Family', adults: 1 }, true],
    [{ group: 'Family', adults: 1, ages: [5] }, false],
    [{ group: 'Friends' }, false],
    [{ adults: 3 }, false],
  ])('who comes and who was said to come: %j', (change, contradicts) => {
    expect(isContradiction({ ...nothing, ...change })).toBe(contradicts)
  })

  it.each<[string, Partial<Answers>, number | null]>([
    ['nothing said', {}, null],
    ['eleven days', { days: 11 }, 10],
    ['exact dates', { from: '2027-02-27', to: '2027-03-02' }, 3],
    ['one day', { from: '2027-02-27', to: '2027-02-27' }, 0],
  ])('nights of %s: %j', (_what, change, nights) => {
    expect(nightsOf({ ...nothing, ...change })).toBe(nights)
  })

  it.each<[Partial<Answers>, { start: string; end: string } | null]>([
    [{}, null],
    [{ days: 11 }, null],
    [
      { from: '2027-02-27', to: '2027-03-02' },
      { start: '2027-02-27', end: '2027-03-03' },
    ],
    [
      { from: '2027-02-27', days: 3 },
      { start: '2027-02-27', end: '2027-03-02' },
    ],
    [
      { to: '2027-03-02', days: 3 },
      { start: '2027-02-28', end: '2027-03-03' },
    ],
    [{ from: '2027-02-27' }, null],
    [{ months: ['2026-12'] }, { start: '2026-12-01', end: '2027-01-01' }],
    [{ months: ['2026-12', '2027-02'] }, { start: '2026-12-01', end: '2027-03-01' }],
  ])('%j lies within %j', (change, window) => {
    expect(windowOf({ ...nothing, ...change })).toEqual(window)
  })
})

describe('the calendar’s rows', () => {
  const [coast, andes, forest] = [
    { name: 'coast', places: ['lima'] },
    { name: 'andes', places: ['cusco', 'puno'] },
    { name: 'forest', places: ['tambopata'] },
  ]
  const rows = [coast, andes, forest]

  it('begin with where somebody goes, the most nights first', () => {
    expect(seasonsFor(rows, ['tambopata', 'cusco', 'puno'])).toEqual({
      first: [andes, forest],
      others: [coast],
    })
  })

  it('do not begin with a region on the way', () => {
    const nights = ['lima', 'cusco', 'cusco', 'puno', 'puno', 'tambopata', 'tambopata']
    expect(seasonsFor(rows, nights).first).toEqual([andes, forest])
  })

  it.each([
    ['nowhere', []],
    ['everywhere', ['lima', 'cusco', 'tambopata']],
    ['to an unknown place', ['atlantis']],
  ])('keep their order for who goes %s', (_, wanted) => {
    expect(seasonsFor(rows, wanted)).toEqual({ first: [], others: rows })
  })
})
