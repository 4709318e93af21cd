import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { answerFor, readConsent, refusesTracking, storeConsent } from './consent.ts'

test.each([
  [{}, false],
  [{ globalPrivacyControl: false, doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: true, doNotTrack: '0' }, true],
])('a browser with %j says no: %s', (signals, refuses) => {
  expect(refusesTracking(signals)).toBe(refuses)
})

test.each([
  [null, ['ads'], 'unasked'],
  ['no', ['ads'], 'no'],
  ['no', ['ads', 'pixel'], 'no'],
  ['yes ads', ['ads'], 'yes'],
  ['yes ads pixel', ['pixel'], 'yes'],
  ['yes ads', ['ads', 'pixel'], 'unasked'],
  ['yes', ['ads'], 'unasked'],
  ['maybe ads', ['ads'], 'unasked'],
] as const)('%j says of %j: %s', (stored, kinds, answer) => {
  expect(answerFor(stored, kinds)).toBe(answer)
})

describe('an answer', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each(['yes', 'no'] as const)('of %s is kept for what was named', answer => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    storeConsent(answer, ['ads', 'messaging'])
    expect(answerFor(readConsent(), ['ads', 'messaging'])).toBe(answer)
  })

  it('that cannot be stored is asked for again', () => {
    const forbid = () => {
      throw new DOMException('storage is forbidden', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid })
    storeConsent('yes', ['ads'])
    expect(readConsent()).toBeNull()
  })
})
