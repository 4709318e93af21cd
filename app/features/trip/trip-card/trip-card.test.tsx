import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { TripCard } from './trip-card.tsx'
import type { TripCardData } from './trip-card-schema.ts'

const trip: TripCardData = {
  key: 'slow-water',
  countries: [
    { tag: 'costa-rica', name: 'Costa Rica' },
    { tag: 'panama', name: 'Panama' },
  ],
  title: 'Slow Water',
  line: 'Three rivers, three falls.',
  days: 8,
  months: 'Jan–Apr',
  groups: ['Solo', 'Couple'],
  stops: [
    { place: 'Río Celeste', nights: 1 },
    { place: 'Turrialba', nights: 3 },
  ],
  from: 'US$ 2,640',
  currency: 'USD',
  ofParty: null,
  fromDays: '16 Apr – 14 Dec',
  planner: {
    fkey: 'daniela-quesada',
    name: 'Daniela Quesada',
    firstName: 'Daniela',
    portraitVersion: '1a2b3c4d',
    photo: null,
  },
  reviews: { count: 6, mean: '4.5' },
  picture: { poster: { kind: 'waterfall', palette: 'monsoon', seed: 'slow-water' } },
  longDrive: null,
  oneNights: 0,
}

function draw(props: Partial<Parameters<typeof TripCard>[0]> = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TripCard trip={trip} {...props} />
    </MemoryRouter>,
  )
}

describe('TripCard', () => {
  it('is a single link to the trip under its first country', () => {
    expect(draw().match(/<a /g)).toHaveLength(1)
    expect(draw()).toContain('href="/costa-rica/trip/slow-water"')
  })

  it('says what is hard about it, and nothing if nothing is', () => {
    const hard = draw({ trip: { ...trip, longDrive: '5 h 40 min', oneNights: 3 } })
    expect(hard).toContain('<span>5 h 40 min of driving in a day</span><span>3 stops of one night</span>')
    expect(draw()).not.toContain('of driving')
  })

  it('shows countries, days and its best months above its title, and the group it suits best below', () => {
    expect(draw()).toMatch(
      /<span>Costa Rica, Panama<\/span><span>8 days<\/span><span>Jan–Apr<\/span><\/p><h3.*<span>Couples<\/span>/,
    )
  })

  it('shows the requested group, if the trip suits it', () => {
    expect(draw({ group: 'Solo' })).toContain('<span>Solo</span>')
    expect(draw({ group: 'Family' })).toContain('<span>Couples</span>')
  })

  it('leaves out its country on the page of the country', () => {
    const html = draw({ look: 'listed' })
    expect(html).toContain('<span>8 days</span><span>Jan–Apr</span>')
    expect(html).not.toContain('Costa Rica, Panama')
    expect(html).not.toContain('Couples')
  })

  it('shows who drafted it, and the mean of its reviews from five on', () => {
    expect(draw()).toMatch(/Daniela<\/b>.*<b>4\.5 ★<\/b> · 6 reviews/)
    const few = draw({ trip: { ...trip, reviews: { count: 4, mean: '5.0' } } })
    expect(few).toContain('4 reviews')
    expect(few).not.toContain('5.0')
    expect(draw({ trip: { ...trip, reviews: { count: 0, mean: null } } })).toContain('no review yet')
  })

  it('shows the price, or that it is on request', () => {
    expect(draw()).toMatch(/from <b[^>]*>US\$ 2,640<\/b>.*per person, two sharing/)
    const ofParty = { price: 'US$ 1,183', each: 'per person for 2 adults and 2 children, US$ 4,730 in all' }
    const ofFour = draw({ trip: { ...trip, ofParty } })
    expect(ofFour).toMatch(/from <b[^>]*>US\$ 1,183<\/b>.*for 2 adults and 2 children, US\$ 4,730 in all/)
    expect(ofFour).not.toContain('2,640')
    const ofNine = { price: null, each: 'per person, two sharing; no price yet for 9 adults' }
    expect(draw({ trip: { ...trip, ofParty: ofNine } })).toMatch(
      /from <b[^>]*>US\$ 2,640<\/b>.*two sharing; no price yet for 9 adults/,
    )
    const unpriced = draw({ trip: { ...trip, from: null } })
    expect(unpriced).toContain('Price on request')
    expect(unpriced).not.toContain('US$')
  })

  it('says when one starts for that price, unless it is the same all year', () => {
    expect(draw()).toMatch(/two sharing<\/small> <small>16 Apr – 14 Dec<\/small>/)
    expect(draw({ trip: { ...trip, fromDays: null } })).toMatch(/two sharing<\/small><\/p>/)
  })

  it('lists the nights of each stop for screen readers', () => {
    expect(draw()).toContain('Río Celeste, 1 night<')
    expect(draw()).toContain('Turrialba, 3 nights<')
  })
})
