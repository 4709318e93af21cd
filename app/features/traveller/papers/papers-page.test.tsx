import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { PapersPage } from './papers-page.tsx'
import type { Papers } from './papers-schema.ts'

const at = '2026-11-27T10:00:00Z'
const signed = { number: 2, at, name: 'Inés', termsVersion: '2026-1', points: [], fingerprint: 'fcb23f27' }

/** Renders the page of the given papers. */
function said(papers: Partial<Papers>): string {
  const client = new QueryClient()
  const none: Papers = { signed: null, proposals: [], files: [], invoices: [] }
  client.setQueryData([privateCalls.ownPapers(7)], { ...none, ...papers })
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
