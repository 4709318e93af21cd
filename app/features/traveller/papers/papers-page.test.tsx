import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { PapersPage } from './papers-page.tsx'
import type { Papers } from './papers-schema.ts'

const at = '2026-11-27T10:00:00Z'
const signed = { number: 2, at, name: 'Inés', termsVersion: '2026-1', points: [], fingerprint: 'fcb23f27' }

/** Renders the page of the given papers. */
function said(papers: Partial<Papers>): string {
  const client = new QueryClient()
  const none: Papers = { signed: null, proposals: [], files: [], invoices: [], payments: [], balance: null }
  const { queryKey } = privateQuery('GET /api/private/plan/{id}/paper', { path: { id: 7 } })
  client.setQueryData(queryKey, { ...none, ...papers })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PapersPage planId={7} fileLink={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('without an invoice, a signed plan shows what it waits for, and never asks to sign again', () => {
  expect(said({})).toContain(m.papers_money_none())
  expect(said({ signed })).toContain(m.papers_money_signed())
  expect(said({ signed })).not.toContain(m.papers_money_none())
})

test('a cancelled trip still shows what came in and what goes back, and no day of issue passes for one of payment', () => {
  const sum = { amountMinor: 24_000, currency: 'USD' }
  const less = { ...sum, amountMinor: 12_000 }
  const invoice = {
    number: 2,
    kind: 'deposit',
    reference: 'BXGV-RMRX',
    dueOn: '2026-11-25',
    ...sum,
    isDueAtOnce: false,
  } as const
  const words = said({
    signed,
    invoices: [{ ...invoice, issuedTs: at, state: 'void' }],
    payments: [
      { id: 1, kind: 'payment', happenedTs: '2026-11-28T10:00:00Z', ...sum, isReversed: false, of: null },
      { id: 2, kind: 'refund', happenedTs: '2026-11-30T10:00:00Z', ...less, isReversed: false, of: null },
    ],
  })
  expect(words).toContain(m.papers_void({ day: '27 November 2026' }))
  expect(words).toMatch(/Received from you.*28 November 2026.*240.*Goes back to you.*30 November 2026.*120/)
})

test('an entry that was taken back is said to be one, and the balance is what is left', () => {
  const sum = { amountMinor: 1_180_000, currency: 'USD' }
  const words = said({
    signed,
    payments: [
      { id: 1, kind: 'payment', happenedTs: at, ...sum, isReversed: true, of: null },
      { id: 2, kind: 'reversal', happenedTs: at, ...sum, isReversed: false, of: 'payment' },
    ],
    balance: { paidMinor: 0, owedMinor: 590_000, currency: 'USD' },
  })
  expect(words).toContain(m.papers_reversed())
  expect(words).toContain(m.papers_taken_out_payment())
  expect(words).toMatch(/Paid in all.*0.*Still open.*5,900/)
})
