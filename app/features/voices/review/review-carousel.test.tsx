import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ReviewCarousel } from './review-carousel.tsx'
import type { ReviewData } from './review-schema.ts'

const review: ReviewData = {
  key: 'priya-and-tom',
  title: 'She moved our hike to six in the morning, and about this we were wrong and she was right',
  comment: 'We complained about the alarm for exactly ten minutes. '.repeat(4).trim(),
  name: 'Priya & Tom',
  where: 'Costa Rica',
  date: '2026-03-02',
  when: 'March 2026',
  rating: 5,
  translatedFrom: null,
}

function markup(reviews: readonly ReviewData[] | 'loading'): string {
  const element = <ReviewCarousel title="From people who are back home" reviews={reviews} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

describe('the review carousel', () => {
  test('shows five placeholders and says so while reviews are on their way', () => {
    const html = markup('loading')
    expect(html.match(/<li>/g)).toHaveLength(5)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('<span role="status">Reviews are on their way</span>')
  })

  test('says in the specification’s words that there are none, with a way on', () => {
    const html = markup([])
    expect(plain(html)).toContain(
      'No reviews found, please check back later or visit Testimonials to read about our customer experiences.',
    )
    expect(html).toMatch(/<a [^>]*href="\/testimonials"[^>]*>Testimonials<\/a>/)
    expect(html).not.toContain('<li>')
  })

  test('shows cut cards that open the whole text', () => {
    const html = markup([review])
    expect(html).toContain('She moved our hike to six in the morning, and about this we were wrong…</h3>')
    expect(html).toContain('exactly ten minutes. We complained about the alarm for…</p>')
    expect(html).toContain('popoverTarget="review-priya-and-tom"')
    expect(html).toContain(`${review.comment}</p>`)
    expect(plain(html)).toContain('5 of 5.')
  })
})
