import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { slotted } from './slotted.ts'

const fill = { who: <b>us</b>, where: <i>Peru</i> }

test('the words keep their order, whatever the language makes of it', () => {
  const english = slotted(({ who, where }) => `Take ${who} to ${where}.`, fill)
  const other = slotted(({ who, where }) => `${where}: ${who}`, fill)
  expect(renderToStaticMarkup(english)).toBe('Take <b>us</b> to <i>Peru</i>.')
  expect(renderToStaticMarkup(other)).toBe('<i>Peru</i>: <b>us</b>')
})
