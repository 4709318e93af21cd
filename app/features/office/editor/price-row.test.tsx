import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { aProposal } from '#tools/testing/proposals.ts'
import { PriceRow } from './price-row.tsx'

test('every field of a price line has a label that is seen, amounts name their currency, and the line has its sum', () => {
  const content = aProposal({ currency: 'EUR' })
  const [line] = content.price
  if (!line) throw new Error('the proposal has no price')
  const words = {
    ...{ title: 'Four days', note: '', content },
    workings: { from: null, lines: {}, names: {}, confirmed: [] },
  }
  const html = renderToStaticMarkup(
    <PriceRow line={line} words={words} told={[]} onChange={() => undefined} />,
  )
  const labels = new Map(
    [...html.matchAll(/<label for="([^"]+)">([^<]+)</g)].map(([, id, text]) => [id, text]),
  )
  const fields = [...html.matchAll(/<input[^>]* ?id="([^"]+)"/g)].map(([, id]) => labels.get(id ?? ''))
  expect(fields).toEqual([
    ...[m.office_price_what(), m.office_price_whom(), m.office_price_count()],
    ...[m.office_price_currency({ currency: 'EUR' }), m.office_price_cost({ currency: 'EUR' })],
    m.office_price_note(),
  ])
  // 2 × 420.
  expect(html).toContain('EUR\u00a0840')
})
