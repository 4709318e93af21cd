import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { partyDetails } from './party-schema.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const about = (birthday: string | null) => ({
  ...{ name: 'Ada', birthday, diet: '', mobility: '', room: '', notes: '' },
})

it.each([
  ['unknown', null, []],
  ['of today', '2026-11-28', []],
  ['of a day that has begun in Kiritimati', '2026-11-29', []],
  ['of a day that has begun nowhere', '2026-11-30', ['birthday_in_future']],
  ['of another century', '1899-12-31', ['birthday_too_early']],
])('a birthday %s', (_what, birthday, refusals) => {
  const { error } = partyDetails.safeParse(about(birthday))
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(refusals)
})
