import { afterEach, describe, expect, it } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import { LOCALES } from '#database/values/locale.ts'
import { dayRange } from './proposal-days.ts'

// Test files share modules, so the locale must be restored for those that run later.
const known = getLocale
afterEach(() => overwriteGetLocale(known))

describe('a range of days', () => {
  it.each(LOCALES)('in %s has plain spaces in every runtime', locale => {
    overwriteGetLocale(() => locale)
    for (const last of ['2027-02-21', '2027-03-09']) {
      expect(dayRange('2027-02-11', last)).not.toMatch(/[^\S ]/)
    }
  })
})
