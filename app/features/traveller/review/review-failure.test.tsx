import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { ReviewFailure } from './review-failure.tsx'

function said(error: unknown): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/account/trips/7/review']}>
      <ReviewFailure error={error} />
    </MemoryRouter>,
  )
}

test('a review whose session has ended leads to log in beside the page, so that its words stay', () => {
  const html = said(new ApiError(401, undefined, 'not-logged-in'))
  expect(html).toContain(m.trip_review_logged_out())
  expect(html).toMatch(/href="[^"]*login[^"]*review"[^>]*target="_blank"/)
})

test('a review that was not reached is tried again, with nothing said of logging in', () => {
  const html = said(new TypeError('Failed to fetch'))
  expect(html).toContain(m.trip_review_failed())
  expect(html).not.toContain('login')
})
