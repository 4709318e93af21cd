import { describe, expect, test } from 'vitest'
import { siteFrame } from './site-frame.ts'

/** Specification, section 2, line by line. */

const HEADER_HIDDEN = [
  '/',
  '/costa-rica/maps',
  '/peru/maps/cusco',
  '/maps/trip/slow-water',
  '/admin',
  '/admin/plans/1',
  '/account',
  '/account/signup',
  '/org',
  '/org/payouts',
  '/user',
  '/user/7',
  '/aaa-preview/kind-partner',
  '/aaa-success/kind-partner',
  '/dev',
  '/dev/mail',
  '/costa-rica/vacations/travel-planning',
  // Signed within the account's frame.
  '/book/12/3',
]

const LISTS = ['/costa-rica/tours', '/peru/hotels', '/vietnam/destinations']

const ORDINARY = [
  '/costa-rica',
  '/trips',
  '/costa-rica/trip/slow-water',
  '/costa-rica/family-vacations',
  '/costa-rica/destinations/monteverde',
  '/costa-rica/tours/rafting',
  '/costa-rica/team',
  '/plus/when-to-go',
  '/flora-fauna',
  '/testimonials',
  '/company',
  '/expert/daniela-quesada',
]

const VOICES_HIDDEN = [
  '/costa-rica/vacations/travel-planning',
  '/privacy',
  '/terms-of-service',
  '/company/privacy',
  '/company/terms-of-service',
  '/expert/daniela-quesada',
  '/testimonials',
  '/company',
  '/company/how-it-works',
  '/first-draft',
  '/book/12/3',
  ...LISTS,
]

describe('the frame of the site', () => {
  test.each(HEADER_HIDDEN)('%s has neither header nor footer', path => {
    expect(siteFrame(path)).toMatchObject({ header: false, footer: false })
  })

  test.each(LISTS)('%s has a header and no footer', path => {
    expect(siteFrame(path)).toMatchObject({ header: true, footer: false })
  })

  test.each(ORDINARY)('%s has both', path => {
    expect(siteFrame(path)).toMatchObject({ header: true, footer: true, closing: false })
  })

  test.each(['/', ...LISTS])('%s ends with the links of the footer all the same', path => {
    expect(siteFrame(path).closing).toBe(true)
  })

  test.each(['/peru/maps/cusco', '/account', '/costa-rica/vacations/travel-planning'])(
    '%s ends with its own',
    path => {
      expect(siteFrame(path).closing).toBe(false)
    },
  )

  test.each(VOICES_HIDDEN)('%s has no voices, no reviews and no planner below it', path => {
    expect(siteFrame(path)).toMatchObject({ voices: false, planner: false })
  })

  test.each(['/', '/costa-rica', '/costa-rica/trip/slow-water', '/costa-rica/team', '/flora-fauna'])(
    '%s has voices, reviews and the planner',
    path => {
      expect(siteFrame(path)).toMatchObject({ voices: true, planner: true })
    },
  )

  test.each(['/search', '/sitemap', '/when-to-go', '/flora-fauna/quetzal', '/peru/before-you-go'])(
    '%s answers a question of its own: it has the planner alone',
    path => {
      expect(siteFrame(path)).toMatchObject({ voices: false, planner: true })
    },
  )

  test('/trips has voices and reviews, but no second planner', () => {
    expect(siteFrame('/trips')).toMatchObject({ voices: true, planner: false })
  })

  test.each([
    ['/costa-rica/trip/slow-water', 'trip'],
    ['/trips', 'trip'],
    ['/peru/itinerary/andes', 'trip'],
    ['/costa-rica/tours', 'item'],
    ['/costa-rica/tours/rafting', 'item'],
    ['/peru/hotels', 'item'],
    ['/costa-rica/transport/la-fortuna', 'place'],
    ['/costa-rica/destinations', 'place'],
    ['/costa-rica/destinations/monteverde', 'place'],
    ['/costa-rica', 'other'],
    ['/flora-fauna', 'other'],
    ['/testimonials', 'other'],
  ] as const)('the contact banner of %s speaks of %s', (path, wording) => {
    expect(siteFrame(path).banner).toBe(wording)
  })

  test.each([
    '/costa-rica/vacations/travel-planning',
    '/book/12/3',
    '/',
    '/ask',
    '/receipt/abc',
    '/first-draft',
    '/account/trips/1/2',
    '/costa-rica/maps',
    '/company/privacy',
    '/dev/art',
  ])('%s has no contact banner', path => {
    expect(siteFrame(path).banner).toBeNull()
  })
})
