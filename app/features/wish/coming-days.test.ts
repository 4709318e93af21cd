import { describe, expect, it } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import type { Locale } from '#database/values/locale.ts'
import { dayProblems } from './coming-days.ts'
import { type WishTexts, wishOfTexts } from './wish-fields.ts'
import { wishProblem } from './wish-words.ts'

const NOW = new Date('2026-11-30T05:00:00Z')

const asked = (texts: WishTexts) => dayProblems(wishOfTexts(texts).wish, NOW)

describe('the days of a request', () => {
  it.each<[string, WishTexts, Record<string, string>]>([
    [
      'past ones',
      { from: ['2026-02-10'], to: ['2026-02-20'] },
      { from: 'wish_past_day', to: 'wish_past_day' },
    ],
    ['a flight that has left', { arrival_date: ['2026-11-01'] }, { arrival_date: 'wish_past_day' }],
    ['a month of a year that is past', { month: ['2026-10'] }, { month: 'wish_past_day' }],
    ['any year’s month', { month: ['02'] }, {}],
    ['this month', { month: ['2026-11'] }, {}],
    ['yesterday, which is today in Hawaii', { from: ['2026-11-29'] }, {}],
    ['a span that has begun', { earliest: ['2026-11-01'], latest: ['2026-12-20'] }, {}],
    ['nights that agree', { from: ['2027-02-10'], to: ['2027-02-20'], nights: ['10'] }, {}],
    ['nights with a span', { from: ['2027-02-10'], to: ['2027-02-20'], nights: ['7-14'] }, {}],
    [
      'nights that do not',
      { from: ['2027-02-10'], to: ['2027-02-20'], nights: ['12'] },
      { nights: 'wish_other_nights:10' },
    ],
  ])('%s', (_what, texts, problems) => expect(asked(texts)).toEqual(problems))

  it('are asked about in both languages', () => {
    const said = (locale: Locale, key: string) => withLocale(locale, () => wishProblem([key]))
    expect(said('en', 'wish_past_day')).toBe('This day is past. Which day do you mean?')
    expect(said('es', 'wish_past_day')).toBe('Este día ya pasó. ¿Qué día quieres decir?')
    expect(said('en', 'wish_other_nights:10')).toContain('10 nights')
    expect(said('es', 'wish_other_nights:1')).toContain('1 noche')
  })
})
