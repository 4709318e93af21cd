import { expect, it } from 'vitest'
import { formatDue } from './format-due.ts'

it.each([
  ['en', 'America/Costa_Rica', /^Monday,? 16 March at 16:00 (GMT-6|CST)$/],
  ['es', 'America/Costa_Rica', /^lunes,? 16 de marzo, 16:00 GMT-6$/],
  ['en', 'Asia/Ho_Chi_Minh', /^Tuesday,? 17 March at 05:00 GMT\+7$/],
  ['en', undefined, /^Monday,? 16 March at 22:00 UTC$/],
] as const)('when an answer is due is told in %s on the planner’s clock, %s', (locale, timeZone, text) => {
  expect(formatDue('2026-03-16T22:00:00Z', locale, timeZone)).toMatch(text)
})
