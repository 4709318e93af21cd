import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { ReviewData, VoicesAbout } from '#app/features/voices/review/review-schema.ts'
import { ReviewCarousel } from './review-carousel.tsx'

const review: ReviewData = {
  key: 'priya-and-tom',
  title: 'She moved our hike to six in the morning, and about this we were wrong and she was right',
  untitled: false,
  comment: 'We complained about the alarm for exactly ten minutes. '.repeat(4).trim(),
  name: 'Priya & Tom',
  where: 'Costa Rica',
  date: '2026-03-02',
  when: 'March 2026',
  rating: 5,
  translatedFrom: null,
  invented: true,
}

function markup(reviews: readonly ReviewData[] | 'loading', about: VoicesAbout = { kind: 'all' }): string {
  const element = <ReviewCarousel title="From people who are back home" about={about} reviews={reviews} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

describe('the review carousel', () => {
  test('shows five placeholders and a status while reviews load', () => {
    const html = markup('loading')
    expect(html.match(/<li>/g)).toHaveLength(5)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('<span role="status">Reviews are on their way</span>')
  })

  test('has the specification’s text for no reviews, with a link', () => {
    const html = markup([])
    expect(plain(html)).toContain(
      'No reviews found, please check back later or visit Testimonials to read about our customer experiences.',
    )
    expect(html).toMatch(/<a [^>]*href="\/testimonials"[^>]*>Testimonials<\/a>/)
    expect(html).not.toContain('<li>')
  })

  test('shows shortened cards that open the full text', () => {
    const html = markup([review])
    expect(html).toContain('She moved our hike to six in the morning, and about this we were wrong…</h3>')
    expect(html).toContain('exactly ten minutes. We complained about the alarm for…</p>')
    expect(html).toContain('popoverTarget="review-priya-and-tom"')
    expect(html).toContain(`${review.comment}</p>`)
    expect(html).toContain('aria-label="5 of 5."')
  })

  test('offers the full text only if it was shortened', () => {
    const short = { ...review, title: 'She was right', comment: 'Two quetzals. Nobody else.' }
    expect(markup([short])).not.toContain('<button type="button" class')
    expect(markup([short])).not.toContain('popover')
  })

  test('says where those of other trips begin', () => {
    const reviews = ['Own', 'Other', 'Third'].map(name => ({ ...review, key: name, name }))
    const words = plain(markup(reviews, { kind: 'trip_first', country: 'Peru', own: 1 }))
    const [own = '', ...others] = words.split('About other trips in Peru.')
    expect(others).toHaveLength(1)
    expect(own).toMatch(/Own/)
    expect(own).not.toMatch(/Other/)
    expect(others[0]).toMatch(/Other.*Third/s)
  })

  test('does not repeat the first sentence', () => {
    const html = markup([
      { ...review, title: 'Two quetzals', untitled: true, comment: 'Two quetzals. Nobody else.' },
    ])
    expect(plain(html).match(/Two quetzals/g)).toHaveLength(1)
    expect(html).toContain('Nobody else.</p>')
  })

  test.each<[VoicesAbout, string]>([
    [{ kind: 'country', country: 'Peru' }, 'About Peru.'],
    [{ kind: 'topic', country: 'Peru', topic: 'Honeymoon' }, 'About Peru: Honeymoon.'],
    [
      { kind: 'no_topic', country: 'Peru', topic: 'Honeymoon' },
      'No review of Peru is about “Honeymoon” yet; these are about the country.',
    ],
    [
      { kind: 'elsewhere', country: 'Peru' },
      'There are no reviews of Peru yet; these are about other countries.',
    ],
    [{ kind: 'trip_first', country: 'Peru', own: 1 }, 'About this trip first, then about others in Peru.'],
    [{ kind: 'other_trips', country: 'Peru' }, 'About other trips in Peru.'],
  ])('says what the reviews are about, and that they are invented: %j', (about, words) => {
    expect(plain(markup([review], about))).toContain(`${words} Invented for this demonstration.`)
    expect(plain(markup([{ ...review, invented: false }], about))).not.toContain('Invented')
  })
})
