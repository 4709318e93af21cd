import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { LOCALES } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { askTravellers } from './question-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'content' })
const now = () => new Date('2026-11-22')

test.each([
  [m.question_example, /leech|sanguijuela/i],
  [m.question_also_drive, /driv|carretera/i],
  [m.question_also_rain, /rain|lluvi/i],
  [m.question_also_cold, /cold|fr[ií]/i],
  [m.question_also_guide, /guide|guía/i],
])(
  'each question that the page proposes is answered first by a review that speaks of it: number %#',
  async (sample, says) => {
    for (const locale of LOCALES) {
      const text = sample({}, { locale })
      const asked = await askTravellers({ db, locale, now }, { text, country: undefined, group: null })
      const first = asked?.answers[0]?.pieces.map(({ words }) => words).join('')
      expect(first, text).toMatch(says)
    }
  },
)
