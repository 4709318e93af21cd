import { expect, test } from 'vitest'
import { receiptSteps } from './receipt-progress.tsx'

const clock = {
  sentAt: '2026-03-16T16:24:00Z',
  dueAt: '2026-03-17T15:30:00Z',
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }],
  timeZone: 'America/Costa_Rica',
  daysOff: [{ day: '2026-03-19', name: 'Saint Joseph' }],
}
const steps = (now: string, changed = {}, timeZone = clock.timeZone) =>
  receiptSteps({
    ...{ clock: { ...clock, ...changed }, now: new Date(now), locale: 'en', name: 'Daniela', timeZone },
  }).map(({ state, what, when }) => `${state}: ${what}, ${when}`)

test('during working hours the planner reads it today; if late, another planner takes over', () => {
  expect(steps('2026-03-16T16:25:00Z')).toEqual([
    'done: Sent, 10:24',
    'now: Daniela reads it, today',
    'ahead: A first answer, by email, by Tue 09:30',
    'ahead: If that is late, another planner takes it, after Tue 09:30',
  ])
})

test('every hour is on the clock that is asked for', () => {
  expect(steps('2026-03-17T02:00:00Z', {}, 'Europe/Madrid')).toEqual([
    'now: Sent, Mon 17:24',
    'ahead: Daniela reads it, 15:00',
    'ahead: A first answer, by email, by 16:30',
    'ahead: If that is late, another planner takes it, after 16:30',
  ])
})

test('outside working hours the planner reads it when the office opens', () => {
  expect(steps('2026-03-17T02:00:00Z').slice(0, 2)).toEqual([
    'now: Sent, 10:24',
    'ahead: Daniela reads it, Tue 08:00',
  ])
})

test('before a holiday the planner reads it on the day after', () => {
  expect(steps('2026-03-19T02:00:00Z', { dueAt: '2026-03-20T20:00:00Z' })[1]).toBe(
    'ahead: Daniela reads it, Fri 08:00',
  )
})

test('after the reading time the current step is the answer', () => {
  expect(steps('2026-03-17T16:00:00Z').map(step => step.split(':')[0])).toEqual([
    'done',
    'done',
    'now',
    'ahead',
  ])
})

test('without a planner’s name the office reads it', () => {
  const [, reads] = receiptSteps({
    clock,
    now: new Date(clock.sentAt),
    locale: 'en',
    name: null,
    timeZone: 'UTC',
  })
  expect(reads?.what).toBe('A planner reads it')
})
