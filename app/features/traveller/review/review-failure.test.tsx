import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { ReviewFailure } from './trip-review-form.tsx'

function said(error: unknown): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/account/trips/7/review']}>
      <ReviewFailure error={error} />
    </MemoryRouter>,
  )
}

test('after an ended session a review links to the login in a new tab, so that its text stays', () => {
  const html = said(new ApiError(401, undefined, 'not-logged-in'))
  expect(html).toContain(m.trip_review_logged_out())
  const [link = ''] = /<a [^>]*>/.exec(html) ?? []
  expect(link).toMatch(/href="[^"]*login[^"]*review"/)
  expect(link).toContain('target="_blank"')
})

test('an unreachable server suggests a retry, without mentioning the login', () => {
  const html = said(new TypeError('Failed to fetch'))
  expect(html).toContain(m.trip_review_failed())
  expect(html).not.toContain('login')
})
