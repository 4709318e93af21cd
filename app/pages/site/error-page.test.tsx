import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ErrorPage } from './error-page.tsx'

function drawn(error: unknown): string {
  const routes = [{ id: 'page', path: '*', element: null, errorElement: <ErrorPage /> }]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/trips?fcountry=vietnam'],
    hydrationData: { errors: { page: error } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('a page that cannot be shown', () => {
  it.each([
    ['Chrome', 'Failed to fetch'],
    ['Firefox', 'NetworkError when attempting to fetch resource.'],
    ['Safari', 'Load failed'],
  ])('without an answer says so in %s, and offers to load the same page again', (_browser, message) => {
    const html = drawn(new TypeError(message))
    expect(html).toContain('<title>No answer came</title>')
    expect(html).toContain('href="/trips?fcountry=vietnam"')
    expect(html).not.toContain('written down')
  })

  it('answered by a proxy says that our server did not answer', () => {
    const html = drawn(new Error('Unable to decode turbo-stream response'))
    expect(html).toContain('<title>No answer came</title>')
    expect(html).not.toContain('written down')
  })

  it('for an error of ours says so', () => {
    const html = drawn(new TypeError('Cannot read properties of undefined (reading fetch)'))
    expect(html).toContain('<title>Something broke</title>')
    expect(html).not.toContain('href="/trips?fcountry=vietnam"')
  })
})
