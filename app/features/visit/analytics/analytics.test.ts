import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANALYTICS_EVENT, identify, logEvent, logPurchase } from './analytics.ts'

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

  it('is dispatched with its name', () => {
    logEvent('QCF Open')
    expect(heard).toEqual([{ name: 'QCF Open' }])
  })

  it('identifies the visitor, for IDs above 0', () => {
    identify(0)
    identify(7)
    expect(heard).toEqual([{ name: 'Identified', userId: 7 }])
  })

  it('has the amount paid', () => {
    logPurchase({ id: 'deposit-12', usdCents: 45_000 })
    expect(heard).toEqual([{ name: 'Purchase', purchase: { id: 'deposit-12', usdCents: 45_000 } }])
  })

  it('is not dispatched if the admin flag is stored', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'admin' ? 'true' : null) })
    logEvent('QCF Open')
    expect(heard).toEqual([])
  })

  it('is dispatched if the browser forbids storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('storage is forbidden', 'SecurityError')
      },
    })
    logEvent('QCF Open')
    expect(heard).toHaveLength(1)
  })
})
