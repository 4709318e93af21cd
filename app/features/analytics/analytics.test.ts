import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { ANALYTICS_EVENT, isSuppressed, logEvent } from './analytics.ts'

test.each([
  ['/costa-rica', null, false],
  ['/', 'false', false],
  ['/', '', false],
  ['/costa-rica', 'true', true],
  ['/costa-rica', '1', true],
  ['/admin', null, true],
  ['/admin/plans/7', null, true],
  ['/es/org/payouts', null, true],
  ['/organisers', null, false],
  ['/plus/administering-first-aid', null, false],
])('on %s with the flag %j nothing is counted: %s', (path, flag, suppressed) => {
  expect(isSuppressed(path, flag)).toBe(suppressed)
})

describe('an event', () => {
  const heard: unknown[] = []
  const page = new EventTarget()
  page.addEventListener(ANALYTICS_EVENT, event => heard.push((event as CustomEvent).detail))

  beforeEach(() => {
    heard.length = 0
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { pathname: '/costa-rica' })
    vi.stubGlobal('localStorage', { getItem: () => null })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is heard by its name', () => {
    logEvent('QCF Open')
    expect(heard).toEqual([{ name: 'QCF Open' }])
  })

  it('is not heard where the admin flag is stored', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'admin' ? 'true' : null) })
    logEvent('QCF Open')
    expect(heard).toEqual([])
  })

  it('is heard where the browser forbids storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('storage is forbidden', 'SecurityError')
      },
    })
    logEvent('QCF Open')
    expect(heard).toHaveLength(1)
  })
})
