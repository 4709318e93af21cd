import { describe, expect, it } from 'vitest'
import { type ServiceConfig, serviceHosts } from '#app/features/visit/analytics/service-config.ts'
import { serviceSources, VENDORS } from './write-policy.server.ts'

const pixel: ServiceConfig = { pixel: { script: VENDORS.pixel.script, key: 'p1' } }

describe('the policy', () => {
  it('allows nothing if nothing is configured', () => {
    expect(serviceSources(null, 'script-src')).toEqual([])
  })

  it('allows only the configured services', () => {
    expect(serviceSources(pixel, 'script-src')).toEqual(['https://connect.facebook.net'])
    expect(serviceSources(pixel, 'frame-src')).toEqual([])
  })

  it('lists each source once', () => {
    const google = { script: VENDORS.ads.script, key: 'G-1' }
    const sources = serviceSources(
      { ads: { script: VENDORS.ads.script, accounts: [] }, analytics: google },
      'script-src',
    )
    expect(sources.filter(source => source === 'https://www.googletagmanager.com')).toHaveLength(1)
  })

  it('allows only the operator’s own script if there is one', () => {
    const own = { messaging: { script: 'http://127.0.0.1:9000/widget', key: 'm1' } }
    expect(serviceSources(own, 'connect-src')).toEqual(['http://127.0.0.1:9000'])
    expect(serviceSources(own, 'style-src')).toEqual(["'unsafe-inline'", 'http://127.0.0.1:9000'])
  })
})

it('the privacy page names every host', () => {
  expect(serviceHosts(pixel)).toEqual([{ kind: 'pixel', host: 'connect.facebook.net' }])
})
