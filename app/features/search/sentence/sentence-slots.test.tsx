import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { splitAtSlots } from './sentence.ts'

function wordsOf(line: ReactNode): string {
  return renderToStaticMarkup(line).replaceAll(/<[^>]+>/g, '')
}

const fill = { who: <b>us</b>, where: <i>Peru</i> }

test('the pieces follow the word order of the language', () => {
  const english = splitAtSlots(({ who, where }) => `Take ${who} to ${where}.`, fill)
  const other = splitAtSlots(({ who, where }) => `${where}: ${who}`, fill)
  expect(wordsOf(english)).toBe('Take us to Peru.')
  expect(wordsOf(other)).toBe('Peru: us')
})

test('a comma or full stop stays with the piece before it', () => {
  const line = splitAtSlots(({ who, where }) => `For ${who}, to ${where}.`, fill)
  expect(renderToStaticMarkup(line)).toMatch(
    /^For <div style="display:inline;white-space:nowrap"><b>us<\/b>,<\/div> to <div [^>]+><i>Peru<\/i>\.<\/div>$/,
  )
})
