import { expect, test } from 'vitest'
import { choosePoster, type PosterFacts } from '#art/poster/poster-choice.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import { unlikeOn } from './page-pictures.ts'

const row = (facts: PosterFacts) => ({ picture: { poster: choosePoster(facts) } })
const arenal = (key: string, habitats: string[], subject: string) =>
  row({ key, kind: 'arenal', palette: 'day', country: 'costa-rica', habitats, subject })
const kindsOf = (rows: ReturnType<typeof row>[]) => rows.map(({ picture }) => picture.poster.kind)

test('a scene that is on the page already is replaced by another that is true of the row', () => {
  const first = arenal('la-fortuna', ['volcano'], 'La Fortuna')
  const rows = [
    arenal('lake', ['lake'], 'The lake by bicycle'),
    arenal('forest', ['rainforest'], 'A forest'),
    arenal('canal', ['river'], 'A canal'),
  ]
  const shown = unlikeOn([first.picture])(rows)
  const [byBicycle, forest = 'arenal', canal = 'arenal'] = kindsOf(shown)
  expect(byBicycle).toBe('bicycle')
  expect(new Set(['arenal', ...kindsOf(shown)]).size).toBe(4)
  expect(SETTINGS[forest].habitats).toContain('rainforest')
  expect(SETTINGS[canal].habitats).toContain('river')
  for (const kind of kindsOf(shown)) expect(SETTINGS[kind].countries).toContain('costa-rica')
})

test('what the row neither names nor has is not shown in place of its scene', () => {
  const shown = unlikeOn([row({ key: 'first', kind: 'cahuita' }).picture])(
    Array.from({ length: 12 }, (_, i) =>
      row({
        key: `beach-${i}`,
        kind: 'cahuita',
        country: 'costa-rica',
        habitats: ['beach'],
        subject: 'A beach',
      }),
    ),
  )
  // Turtles nest there on some nights, and Santa Teresa is another beach.
  for (const kind of ['turtles', 'santateresa', 'kayak', 'sloth']) expect(kindsOf(shown)).not.toContain(kind)
})

test('when every scene of the row is shown, it is printed at another hour, and only then again', () => {
  const rows = Array.from({ length: 6 }, (_, i) =>
    row({ key: `atoll-${i}`, kind: 'reef', palette: 'day', country: 'nowhere', subject: 'An atoll' }),
  )
  const shown = unlikeOn([])(rows)
  expect(new Set(kindsOf(shown))).toEqual(new Set(['reef']))
  expect(new Set(shown.map(({ picture }) => picture.poster.palette)).size).toBe(6)
})
