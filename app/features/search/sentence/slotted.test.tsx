import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { slotted } from './slotted.ts'

function wordsOf(line: ReactNode): string {
  return renderToStaticMarkup(line).replaceAll(/<[^>]+>/g, '')
}

const fill = { who: <b>us</b>, where: <i>Peru</i> }

test('the words keep their order, whatever the language makes of it', () => {
  const english = slotted(({ who, where }) => `Take ${who} to ${where}.`, fill)
  const other = slotted(({ who, where }) => `${where}: ${who}`, fill)
  expect(wordsOf(english)).toBe('Take us to Peru.')
  expect(wordsOf(other)).toBe('Peru: us')
})

test('a comma or a stop stays with what stands before it', () => {
  const line = slotted(({ who, where }) => `For ${who}, to ${where}.`, fill)
  expect(renderToStaticMarkup(line)).toMatch(
    /^For <div style="display:inline;white-space:nowrap"><b>us<\/b>,<\/div> to <div [^>]+><i>Peru<\/i>\.<\/div>$/,
  )
})
