import { expect, test } from 'vitest'
import { choosePoster, type PosterFacts } from '#art/poster/poster-choice.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import { unlikeOn } from './page-pictures.ts'

const row = (facts: PosterFacts) => ({ picture: { poster: choosePoster(facts) } })
const rowsOf = (count: number, facts: Omit<PosterFacts, 'key'>) =>
  Array.from({ length: count }, (_, i) => row({ key: `row-${i}`, ...facts }))
const kindsOf = (rows: ReturnType<typeof row>[]) => rows.map(({ picture }) => picture.poster.kind)
const hoursOf = (rows: ReturnType<typeof row>[]) => rows.map(({ picture }) => picture.poster.palette)

const MACHU_PICCHU = {
  kind: 'ruins',
  palette: 'dawn',
  country: 'peru',
  habitats: ['cloud-forest', 'mountain'],
  subject: 'Machu Picchu with a guide',
} as const

test('a place that is on the page already is printed again at another of its hours, never as another place', () => {
  const [first, ...rows] = rowsOf(SETTINGS.ruins.hours.length, MACHU_PICCHU)
  const shown = unlikeOn([first?.picture ?? null])(rows)
  expect(new Set(kindsOf(shown))).toEqual(new Set(['ruins']))
  expect(new Set(['dawn', ...hoursOf(shown)])).toEqual(new Set(SETTINGS.ruins.hours))
})

test('when the page has all hours of a scene, another takes its place that the row’s words name or whose land it is', () => {
  const rows = rowsOf(SETTINGS.arenal.hours.length + 1, { kind: 'arenal', palette: 'day' })
  const last = (facts: Omit<PosterFacts, 'key'>) =>
    kindsOf(
      unlikeOn([])([
        ...rows,
        row({ key: 'last', kind: 'arenal', palette: 'day', country: 'costa-rica', ...facts }),
      ]),
    ).at(-1)
  expect(last({ habitats: ['lake'], subject: 'The lake by bicycle' })).toBe('bicycle')
  expect(last({ habitats: ['rainforest', 'river'], subject: 'A canal' })).toBe('river')
})

test('what the row neither names nor has is not shown in place of its scene', () => {
  const beaches = { kind: 'cahuita', country: 'costa-rica', habitats: ['beach'], subject: 'A beach' } as const
  // Turtles nest there on some nights, and Santa Teresa is another beach.
  for (const kind of ['turtles', 'santateresa', 'kayak', 'sloth'])
    expect(kindsOf(unlikeOn([])(rowsOf(12, beaches)))).not.toContain(kind)
  // Neither coffee nor a waterfall is at Machu Picchu.
  expect(new Set(kindsOf(unlikeOn([])(rowsOf(6, MACHU_PICCHU))))).toEqual(new Set(['ruins']))
})

test('a scene is printed at any hour before it is printed twice', () => {
  const shown = unlikeOn([])(
    rowsOf(6, { kind: 'reef', palette: 'day', country: 'nowhere', subject: 'An atoll' }),
  )
  expect(new Set(kindsOf(shown))).toEqual(new Set(['reef']))
  expect(new Set(hoursOf(shown)).size).toBe(6)
})
