import { describe, expect, it, test } from 'vitest'
import { groupLabel } from '#app/features/trip/trip-card/group-label.ts'
import { goalName, groupName } from '#app/features/wish/choice-names.ts'
import { goals, groups, ROMANTIC } from '#database/values/goals.ts'
import { type SentenceCountry, type SentenceValue, toggled } from './sentence.ts'
import { leadsTo, presetOf, sentenceIn, sentenceOf } from './sentence-address.ts'

const countries: SentenceCountry[] = [
  { tag: 'peru', name: 'Peru', area: 'latin-america' },
  { tag: 'costa-rica', name: 'Costa Rica', area: 'latin-america' },
]
const nothing: SentenceValue = { countries: [], group: null, goals: [] }

test('every group and goal has its words: in English those of the specification', () => {
  expect(groups.map(group => groupName(group))).toEqual([
    ...['My Spouse/Partner', 'My Family', 'Myself', 'My Friends'],
  ])
  expect(goals.map(goal => goalName(goal))).toEqual([
    ...['Nature That Stuns', 'Culture & Cuisine', 'Feel the Adrenaline', 'Top Sites & Highlights'],
    ...['Zen & Wellbeing', 'Leisurely Exploration', 'Urban Pulse', 'Treks & Trails', 'Unplug & Unwind'],
    ...['Time Together', 'Sweeping Scenery', 'Low-Key Gems'],
  ])
  const words = [
    ...groups.flatMap(group => [groupName(group), groupLabel(group)]),
    ...goals.map(goal => goalName(goal)),
  ]
  expect(words.filter(word => word === '')).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

describe('presetOf', () => {
  it.each([
    ['/costa-rica/romantic-vacations', { group: 'Couple', goals: [ROMANTIC] }],
    ['/costa-rica/honeymoon-vacations', { group: 'Couple', goals: [ROMANTIC] }],
    ['/peru/family-vacations', { group: 'Family', goals: [] }],
    ['/peru', { group: null, goals: [] }],
  ])('%s', (path, preset) => {
    expect(presetOf(path)).toEqual(preset)
  })
})

describe('sentenceOf', () => {
  const read = (path: string, query: string) => sentenceOf(path, new URLSearchParams(query), countries)

  it('reads fcountry or country, fparty and ftype', () => {
    expect(read('/', 'country=peru')).toEqual({ ...nothing, countries: ['peru'] })
    expect(read('/', 'fcountry=costa-rica,peru&fparty=Solo&ftype=Urban+Pulse,Low-Key+Gems')).toEqual({
      countries: ['peru', 'costa-rica'],
      group: 'Solo',
      goals: ['Urban Pulse', 'Low-Key Gems'],
    })
  })

  it('ignores unknown values and a fourth goal', () => {
    const four = goals.slice(0, 4).map(encodeURIComponent).join(',')
    expect(read('/', `country=atlantis&fparty=Crowd&ftype=Sleep,${four}`)).toEqual({
      ...nothing,
      goals: goals.slice(0, 3),
    })
  })

  it('prefers the query to the path’s presets', () => {
    expect(read('/peru/family-vacations', '').group).toBe('Family')
    expect(read('/peru/family-vacations', 'fparty=Friends').group).toBe('Friends')
    expect(read('/peru/honeymoon-vacations', 'ftype=Urban+Pulse').goals).toEqual(['Urban Pulse'])
  })
})

describe('sentenceIn', () => {
  it('reads the form', () => {
    const form = new FormData()
    expect(sentenceIn(form)).toEqual(nothing)
    form.append('fcountry', 'peru')
    form.append('fparty', 'Family')
    for (const type of [ROMANTIC, ...goals.slice(0, 3)]) form.append('ftype', type)
    expect(sentenceIn(form)).toEqual({
      countries: ['peru'],
      group: 'Family',
      goals: [ROMANTIC, ...goals.slice(0, 2)],
    })
  })
})

describe('leadsTo', () => {
  const value: SentenceValue = {
    countries: ['peru'],
    group: 'Couple',
    goals: [ROMANTIC, 'Zen & Wellbeing'],
  }

  it('is null without a country', () => {
    expect(leadsTo('form', { ...value, countries: [] })).toBeNull()
    expect(leadsTo('planner', nothing)).toBeNull()
  })

  it('is the finder for the form, with goals but without the romantic type', () => {
    expect(leadsTo('form', value)).toBe('/trips?fcountry=peru&fparty=Couple&ftype=Zen+%26+Wellbeing')
    expect(leadsTo('form', { ...nothing, countries: ['peru'] })).toBe('/trips?fcountry=peru')
  })

  it('is the travel-planning page for the planner', () => {
    expect(leadsTo('planner', value)).toBe(
      '/peru/vacations/travel-planning?fparty=Couple&tripType=Romantic+Getaway,Zen+%26+Wellbeing',
    )
  })

  it.each([
    ['/peru/trip/white-city-first', '?about=trip%2Fwhite-city-first'],
    ['/es/peru/honeymoon-vacations', '?about=theme%2Fhoneymoon'],
    ['/kenya/trip/one-donkey-wide', ''],
    ['/peru', ''],
  ])('tells the planner from which trip or theme of the country one comes: %s', (path, query) => {
    const chosen = { ...nothing, countries: ['peru'] }
    expect(leadsTo('planner', chosen, path)).toBe(`/peru/vacations/travel-planning${query}`)
  })
})

test('toggled adds, removes, and stops at the limit', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['a', 'b', 'c'], 'd', 3)).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], 'b', 3)).toEqual(['a', 'c'])
})

it('uses the presets of a romantic page, unless its query has others', () => {
  const goalsOf = (query: string) =>
    sentenceOf('/peru/romantic-vacations', new URLSearchParams(query), []).goals
  expect(goalsOf('')).toEqual([ROMANTIC])
  expect(goalsOf('ftype=Urban+Pulse')).toEqual(['Urban Pulse'])
})
