import { expect, it } from 'vitest'
import { spokenLanguages } from '#database/values/languages.ts'
import { LOCALES } from '#database/values/locale.ts'
import { languageName } from './language-name.ts'

it('every language that a planner may speak has a name in both languages, and not its code', () => {
  for (const locale of LOCALES)
    for (const code of spokenLanguages) {
      const name = languageName(code, locale)
      expect(name.toLowerCase(), code).not.toBe(code.toLowerCase())
      expect(name, code).not.toBe('')
    }
  expect(['SW', 'VI', 'LG', 'KEK'].map(code => languageName(code, 'es'))).toEqual([
    'suajili',
    'vietnamita',
    'luganda',
    'q’eqchi’',
  ])
})
