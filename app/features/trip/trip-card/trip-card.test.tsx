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
  groups: ['Couple', 'Solo'],
  stops: [
    { place: 'Río Celeste', nights: 1 },
    { place: 'Turrialba', nights: 3 },
  ],
  from: 'US$ 2,640',
  picture: { poster: { kind: 'waterfall', palette: 'monsoon', seed: 'slow-water' } },
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

  it('shows countries, days, and the group it suits best', () => {
    expect(draw()).toContain('<span>Costa Rica, Panama</span><span>8 days</span><span>Couples</span>')
  })

  it('shows the requested group, if the trip suits it', () => {
    expect(draw({ group: 'Solo' })).toContain('<span>Solo</span>')
    expect(draw({ group: 'Family' })).toContain('<span>Couples</span>')
  })

  it('shows the price, or that it is on request', () => {
    expect(draw()).toMatch(/from <b[^>]*>US\$ 2,640<\/b> per person/)
    const unpriced = draw({ trip: { ...trip, from: null } })
    expect(unpriced).toContain('Price on request')
    expect(unpriced).not.toContain('US$')
  })

  it('lists the nights of each stop for screen readers', () => {
    expect(draw()).toContain('Río Celeste, 1 night<')
    expect(draw()).toContain('Turrialba, 3 nights<')
  })
})
