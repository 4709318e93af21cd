import { describe, expect, it } from 'vitest'
import { type ServiceConfig, serviceHosts } from '#app/features/visit/analytics/service-config.ts'
import { serviceSources } from './service-sources.ts'
import { VENDORS } from './vendors.ts'

const pixel: ServiceConfig = { pixel: { script: VENDORS.pixel.script, key: 'p1' } }

describe('the policy', () => {
  it('opens nothing where nothing is configured', () => {
    expect(serviceSources(null, 'script-src')).toEqual([])
  })

  it('opens for what is configured and for nothing else', () => {
    expect(serviceSources(pixel, 'script-src')).toEqual(['https://connect.facebook.net'])
    expect(serviceSources(pixel, 'frame-src')).toEqual([])
  })

  it('names a source once, whoever needs it', () => {
    const google = { script: VENDORS.ads.script, key: 'G-1' }
    const sources = serviceSources(
      { ads: { script: VENDORS.ads.script, accounts: [] }, analytics: google },
      'script-src',
    )
    expect(sources.filter(source => source === 'https://www.googletagmanager.com')).toHaveLength(1)
  })

  it('opens for the operator’s own script alone where there is one', () => {
    const own = { messaging: { script: 'http://127.0.0.1:9000/widget', key: 'm1' } }
    expect(serviceSources(own, 'connect-src')).toEqual(['http://127.0.0.1:9000'])
    expect(serviceSources(own, 'style-src')).toEqual(["'unsafe-inline'", 'http://127.0.0.1:9000'])
  })
})

it('the privacy page names every host', () => {
  expect(serviceHosts(pixel)).toEqual([{ kind: 'pixel', host: 'connect.facebook.net' }])
})
