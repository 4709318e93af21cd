import { expect, it } from 'vitest'
import { wantsLink } from './wants-link.ts'

it('mails a link by its button, and by Enter to whoever gave no password', () => {
  expect(wantsLink({ way: 'link', password: 'filled in by the browser' })).toBe(true)
  expect(wantsLink({ way: 'enter' })).toBe(true)
  expect(wantsLink({ way: 'enter', password: 'a long secret' })).toBe(false)
  // The button of the password without one: it is asked for.
  expect(wantsLink({ password: '' })).toBe(false)
})
