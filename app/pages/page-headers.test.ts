import type { HeadersArgs } from 'react-router'
import { expect, it } from 'vitest'
import { privatePage, publicPage } from './page-headers.ts'

function after(action: Record<string, string>): HeadersArgs {
  const none = new Headers()
  return {
    loaderHeaders: none,
    actionHeaders: new Headers(action),
    parentHeaders: none,
    errorHeaders: undefined,
  }
}

it.each([publicPage, privatePage])(
  'a form over its rate limit is answered with a retry time: $name',
  page => {
    const headers = page(after({ 'retry-after': '90' }))
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['90', 'no-store'])
  },
)

it.each([publicPage, privatePage])('the answer to a form is not cached: $name', page => {
  expect(page(after({ 'cache-control': 'no-store' })).get('cache-control')).toBe('no-store')
})

it('other pages leave caching to the default', () => {
  expect(publicPage(after({})).get('retry-after')).toBeNull()
  expect(publicPage(after({})).get('cache-control')).toMatch(/^public/)
  expect(privatePage(after({})).get('cache-control')).toBe('private, no-store')
})
