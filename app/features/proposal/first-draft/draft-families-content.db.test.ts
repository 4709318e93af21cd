import { expect, it } from 'vitest'
import { openDrafts } from '#tools/testing/open-drafts.ts'
import { differenceOf, LEAST_DIFFERENCE } from './compose-drafts.ts'
import { contentOfDraft } from './draft-content.ts'

const { catalogues, draftsOf } = await openDrafts('2026-11-30')

it('two drafts that stay in the same two places are one trip, wherever they begin', () => {
  const [draft] = draftsOf('Indonesia, 12 days').made
  if (!draft) throw new Error('no draft')
  const through = (...stays: [string, number][]) => ({
    ...draft.draft,
    stays: stays.map(([place, nights]) => ({ place, nights, hotel: null, tours: [] })),
  })
  const one = through(['ubud', 5], ['gili-air', 5], ['ubud', 1])
  const other = through(['yogyakarta', 1], ['ubud', 4], ['gili-air', 5], ['ubud', 1])
  expect(differenceOf(one, other)).toBeLessThan(LEAST_DIFFERENCE)
  const elsewhere = through(['ubud', 2], ['pemuteran', 4], ['munduk', 4], ['ubud', 1])
  expect(differenceOf(one, elsewhere)).toBeGreaterThan(LEAST_DIFFERENCE)
})

it.each([
  ['Thailand, 12 days, children of 4 and 9, beach and animals', /lake|park|bay/i],
  ['Tailandia, 12 días, niños de 4 y 9 años, playa y animales', /lake|park|bay/i],
])('a family that asks for animals goes out to some in every draft: %s', (words, sight) => {
  const { made } = draftsOf(words)
  expect(made.length).toBeGreaterThan(0)
  for (const { content } of made) {
    const outings = content.days.flatMap(({ activities }) => activities.map(({ name }) => name))
    expect.soft(outings.filter(name => sight.test(name))).not.toEqual([])
  }
})

it('a family’s first free day in a place names the animals that are seen there in the month, in both languages', {
  timeout: 240_000,
}, () => {
  let told = 0
  for (const { name } of catalogues) {
    const { catalogue, made, wishes } = draftsOf(`${name.en}, 12 days, children of 4 and 9, animals`)
    for (const { draft, content } of made) {
      const spanish = contentOfDraft(draft, catalogue, 'es')
      content.days.forEach(({ place, activities, story, legs, hotel }, i) => {
        if (!story.startsWith('Seen here')) return
        told++
        expect.soft([activities, legs, hotel !== null], name.en).toEqual([[], [], true])
        const rows = catalogue.species.filter(
          ({ places, months, kind }) =>
            kind !== 'plant' && places.includes(place) && months.includes(wishes.month),
        )
        const animals = story.replace('Seen here in this month: ', '').replace(/\.$/, '').split(', ')
        for (const animal of animals)
          expect
            .soft(
              rows.map(row => row.name.en),
              name.en,
            )
            .toContain(animal)
        expect.soft(spanish.days[i]?.story).toMatch(/^Se ven aquí en este mes: /)
      })
    }
    // Whoever comes without children reads nothing of that.
    for (const { content } of draftsOf(`${name.en}, 12 days, animals, for two`).made)
      expect.soft(content.days.filter(({ story }) => story.startsWith('Seen here'))).toEqual([])
  }
  expect(told).toBeGreaterThan(10)
})
