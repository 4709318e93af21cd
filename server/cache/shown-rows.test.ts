import { expect, test } from 'vitest'
import { makeShownRows } from './shown-rows.ts'

test.each([
  ['in a link', '<a href="/costa-clara/trip/still-waters">'],
  ['behind a hash', '<a href="/costa-clara/hotels#still-waters">'],
  [
    'in an address within an address',
    '<a href="/ask?url=%2Fcosta-clara%2Fhotels%23still-waters&amp;message=x">',
  ],
])('a page that names a changed row %s is rendered again before it is served', (_where, html) => {
  const rows = makeShownRows()
  const shown = rows.read(rows.now(), '/costa-clara', Buffer.from(html))
  rows.noteChange({ table: 'catalogue_item', names: ['other-waters'] })
  expect(rows.standingOf(shown)).toBe('current')
  rows.noteChange({ table: 'catalogue_item', names: ['still-waters'] })
  expect(rows.standingOf(shown)).toBe('outdated')
})
