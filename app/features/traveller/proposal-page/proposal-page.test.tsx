import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { ProposalPage } from './proposal-page.tsx'

/** The page before data is loaded: with valid numbers it shows that it is loading. */
function firstSight(planId: number, number: number): string {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <ProposalPage planId={planId} number={number} />
    </QueryClientProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('the page of a proposal', () => {
  it.each([
    [1, 0],
    [0, 1],
    [1, 1.5],
    [1, -1],
    [1, 1_000_000],
    [1, Number.NaN],
  ])('of plan %d, number %d, says that there is none, and waits for nothing', (planId, number) => {
    const html = firstSight(planId, number)
    expect(html).toContain(m.proposal_not_found())
    expect(html).not.toContain(m.proposal_loading())
  })

  it('with valid numbers is fetched', () => {
    expect(firstSight(1, 2)).toContain(m.proposal_loading())
  })
})
