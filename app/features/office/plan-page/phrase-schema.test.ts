import { expect, it } from 'vitest'
import { fillPhrase, openMarks, unknownMarks } from './phrase-schema.ts'

const values = {
  ...{ name: '{end}', country: 'Costa $& Clara', trip: null, start: '4 March 2027', end: null },
  ...{ planner: 'Alma', number: '12' },
}

it('is filled once, with what the plan has; the rest stays to be seen', () => {
  const filled = fillPhrase(
    'Dear {name}, {country} {country} {trip} {start}–{end} {wishes}. {planner} {}',
    values,
  )
  expect(filled).toBe('Dear {end}, Costa $& Clara Costa $& Clara {trip} 4 March 2027–{end} {wishes}. Alma {}')
  expect(openMarks(filled)).toEqual(['trip', 'end'])
})

it('says what no plan has', () => {
  expect(unknownMarks('{name} {Name} {} {a b} {name')).toEqual(['Name', '', 'a b'])
})
