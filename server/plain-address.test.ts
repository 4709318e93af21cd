import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { plainAddress, redirectToPlainAddress } from './plain-address.ts'

describe('the one spelling of an address', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/es', '/es'],
    ['/es/', '/es'],
    ['/ES', '/es'],
    ['/%65s', '/es'],
    ['/%65%73/Peru', '/es/peru'],
    ['/Peru/', '/peru'],
    ['/peru//tours///', '/peru/tours'],
    ['/PERU/Trip/The-River/', '/peru/trip/the-river'],
    ['//evil.example/', '/evil.example'],
    ['/es//evil.example/', '/es/evil.example'],
    ['/Receipt/aBc_D-9/', '/receipt/aBc_D-9'],
    ['/es/Account/emails/ToKen/', '/es/account/emails/ToKen'],
    ['/shared/Xy%5A', '/shared/XyZ'],
    ['/es/Saved/aBc', '/es/saved/aBc'],
    ['/es/dev/art', '/dev/art'],
    ['/peru/%2f', '/peru/%2f'],
    ['/peru/%C3%A1', '/peru/%c3%a1'],
  ])('%s is %s', (typed, plain) => {
    expect(plainAddress(typed)).toBe(plain)
  })

  it('is its own, for any path', () => {
    for (const path of ['/x/%25%41/', '/%2e%2e//a', '/es/es/', '/%45S/%45S/', '/a%2fb/C'])
      expect(plainAddress(plainAddress(path))).toBe(plainAddress(path))
  })
})

/** Every pattern of a page's address. */
const PATTERNS = routes.flatMap(function patterns({ path = '', children = [] }): string[] {
  return [path, ...children.flatMap(patterns)]
})
/** Parameters that are written in small letters: keys of the catalogue, numbers, names of files. */
const SMALL =
  /^(country|file|fkey|key|kind|number|planId|resource|slug|speciesKey|template|themeKey|topicKey|tripKey|typeKey|userId|vacations|emailId)$/

it('leaves every key and token of an address as it is', () => {
  const keyed = PATTERNS.filter(pattern =>
    [...pattern.matchAll(/:(\w+)/g)].some(([, name = '']) => !SMALL.test(name)),
  )
  expect(keyed.length).toBeGreaterThan(5)
  for (const pattern of keyed) {
    const address = `/${pattern.replace(/^es\//, '').replaceAll(/:\w+/g, 'KeY')}`
    expect(plainAddress(address)).toBe(address)
  }
})

describe('a visitor', () => {
  const http = new Hono().use(redirectToPlainAddress).all('*', c => c.text('page'))
  const ask = (path: string, init?: RequestInit) => http.request(`http://ceiba.test${path}`, init)

  it('is led to the plain address, with what was asked for', async () => {
    const response = await ask('/Peru/?month=5')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/peru?month=5')
  })

  it('is led to a file by its own name', async () => {
    for (const typed of ['/robots.txt/', '/Robots.TXT', '//robots.txt'])
      expect((await ask(typed)).headers.get('location')).toBe('/robots.txt')
  })

  it.each(['/peru', '/es/peru?q=A', '/assets/Root-B3.js', '/art/X/', '/api/Public/', '/peru/calendar.ics'])(
    'stays at %s',
    async path => {
      expect((await ask(path)).status).toBe(200)
    },
  )

  it('never loses what a form sent', async () => {
    expect((await ask('/account/login/', { method: 'POST', body: 'email=x' })).status).toBe(200)
  })
})
