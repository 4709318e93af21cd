import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { WorkLink } from './work-link.tsx'

it.each([
  ['partner', '/org'],
  ['planner', '/admin'],
  ['admin', '/admin'],
] as const)('leads a %s from the account back to %s', (role, path) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WorkLink me={{ role }} />
    </MemoryRouter>,
  )
  expect(html).toContain(`href="${path}"`)
})

it('is not shown to a traveller', () => {
  expect(renderToStaticMarkup(<WorkLink me={{ role: 'traveller' }} />)).toBe('')
})
