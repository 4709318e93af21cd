import { expect, test } from 'vitest'
import { type PlannerTime, promiseAt } from './promise.ts'

const cusco: PlannerTime = {
  timeZone: 'America/Lima',
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }],
  daysOff: [],
  away: [],
}
/** A Friday, 14:00 in Cusco: four of the eight working hours are left of it. */
const friday = new Date('2026-11-27T19:00:00Z')

test('promises the hour of which the office is reminded: eight working hours, over a weekend', () => {
  expect(promiseAt(friday, cusco)).toEqual({ due: new Date('2026-11-30T17:00:00Z') })
})

test('promises no hour of somebody who is away when it comes, and says who answers', () => {
  const monday = { from: Date.parse('2026-11-30T05:00:00Z'), to: Date.parse('2026-12-01T05:00:00Z') }
  const away = [{ ...monday, words: 'Away until 30 November. Milagros answers meanwhile.' }]
  expect(promiseAt(friday, { ...cusco, away })).toEqual({ away: away[0]?.words })
  const later = [{ from: monday.to, to: monday.to + 1, words: '' }]
  expect(promiseAt(friday, { ...cusco, away: later })).toHaveProperty('due')
})
