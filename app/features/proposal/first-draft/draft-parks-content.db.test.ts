import { describe, expect, it } from 'vitest'
import { understand } from '#app/features/search/understanding/understand.ts'
import { notUnderstood, type Understanding } from '#app/features/search/understanding/understanding.ts'
import { openDrafts } from '#tools/testing/open-drafts.ts'

const TODAY = '2026-11-30'
const { catalogues, draftsOf, vocabulary } = await openDrafts(TODAY)

describe.each([
  'Two weeks in September, for two, wildlife, Kenya or Tanzania, afraid of small planes and of heights',
  'Dos semanas en septiembre, para dos, fauna, Kenia o Tanzania, miedo a las avionetas y a las alturas',
])('who asks for wildlife by road: %s', words => {
  const said: Understanding = understand(words, vocabulary, new Date(TODAY))

  it('is understood whole', () => {
    expect(notUnderstood(said)).toEqual([])
    expect(said.needs.map(({ value }) => value.kind)).toEqual(['small-planes', 'heights'])
  })

  it('sleeps in a great park in every draft, and in no small plane on the way', () => {
    const { made } = draftsOf(words)
    expect(made.length).toBeGreaterThan(1)
    for (const { draft } of made) {
      const great = ['maasai-mara', 'amboseli', 'samburu', 'serengeti', 'ngorongoro', 'tarangire']
      expect
        .soft(draft.stays.map(({ place }) => place).filter(place => great.includes(place)))
        .not.toEqual([])
    }
  })
})

it('no outing before a flight is in a draft without that flight', () => {
  const before = catalogues.flatMap(({ tours }) => tours.filter(({ isBeforeFlight }) => isBeforeFlight))
  expect(before.map(({ name }) => name.en)).toContain('Nairobi park before the flight')
  let flown = 0
  for (const wish of ['', ', afraid of flying', ', afraid of small planes', ', with children of 4 and 9'])
    for (const length of ['ten days', 'two weeks']) {
      for (const { content } of draftsOf(`Kenya, ${length}, wildlife${wish}`).made)
        content.days.forEach(({ activities }, i) => {
          if (!activities.some(({ key }) => before.some(tour => tour.key === key))) return
          flown++
          expect
            .soft(
              content.days[i + 1]?.legs.map(({ mode }) => mode),
              wish,
            )
            .toContain('air')
        })
    }
  expect(flown).toBeGreaterThan(0)
})

it('no sight is visited on a free day that an outing of the draft goes to, in every country', {
  timeout: 240_000,
}, () => {
  let visits = 0
  for (const { name } of catalogues)
    for (const wish of ['', ', no flights'])
      for (const { content } of draftsOf(`${name.en}, two weeks, wildlife and hiking${wish}`).made) {
        const all = content.days.flatMap(({ activities }) => activities)
        const tours = all.filter(({ kind }) => kind === 'tour').map(({ key }) => key ?? '')
        for (const { kind, key } of all) {
          if (kind !== 'visit') continue
          visits++
          expect
            .soft(
              tours.filter(tour => tour.includes(key ?? '-')),
              name.en,
            )
            .toEqual([])
        }
      }
  expect(visits).toBeGreaterThan(20)
})
