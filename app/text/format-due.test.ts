import { expect, it } from 'vitest'
import { formatDue, formatWhen } from './format-due.ts'

it.each([
  ['en', 'America/Costa_Rica', /^Monday,? 16 March at 16:00 (GMT−6|CST)$/],
  ['es', 'America/Costa_Rica', /^lunes,? 16 de marzo, 16:00 GMT−6$/],
  ['en', 'Asia/Ho_Chi_Minh', /^Tuesday,? 17 March at 05:00 GMT\+7$/],
  ['en', undefined, /^Monday,? 16 March at 22:00 UTC$/],
] as const)('when an answer is due, in %s in the planner’s time zone, %s', (locale, timeZone, text) => {
  expect(formatDue('2026-03-16T22:00:00Z', locale, timeZone)).toMatch(text)
})

const now = new Date('2026-03-16T16:00:00Z')

it.each([
  ['2026-03-16T22:00:00Z', 'en', '16:00'],
  ['2026-03-17T04:00:00Z', 'en', '22:00'],
  ['2026-03-17T18:00:00Z', 'en', 'Tue 12:00'],
  ['2026-03-17T18:00:00Z', 'es', 'mar 12:00'],
  ['2026-03-23T18:00:00Z', 'en', '23 Mar 12:00'],
] as const)('%s in %s is as short as possible: %s', (instant, locale, text) => {
  expect(formatWhen(new Date(instant), now, locale, 'America/Costa_Rica')).toBe(text)
})
