import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { contactTargets } from '#app/features/people/operator/operator.ts'
import { ReachWays } from '#app/features/people/operator/reach-ways.tsx'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { ContactTeam } from './contact-team.tsx'

const operator = {
  sms: { label: 'Text', number: '+1 (415) 555-0177', e164: '+14155550177' },
  email: 'plan@ceiba.example',
  whatsapp: 'https://wa.me/14155550142',
  messenger: 'https://m.me/ceiba.example',
}

const daniela = {
  fkey: 'daniela-quesada',
  name: 'Daniela Quesada',
  firstName: 'Daniela',
  place: 'San José',
  livesIn: 'costa-rica',
  home: 'San José, Costa Rica',
  role: 'Plans Costa Rica and Panama',
  since: 'Fourteen years guiding on the Osa.',
  countries: ['costa-rica', 'panama'],
  portraitVersion: '1a2b3c4d',
  photo: null,
}

const costaRica: CountryPage = {
  tag: 'costa-rica',
  name: 'Costa Rica',
  line: 'Two oceans.',
  area: 'latin-america',
  picture: mastheadPicture({ poster: { kind: 'volcano', palette: 'golden', seed: 'costa-rica' } }),
  poster: { kind: 'volcano', palette: 'golden', seed: 'costa-rica' },
  story: null,
  map: {
    width: 1,
    height: 1,
    land: '',
    neighbours: '',
    borders: '',
    frontiers: '',
    lakes: '',
    high: [],
    rivers: [],
    names: [],
    inset: null,
    places: [],
    landmarks: [],
  },
  topPlaces: [],
  themes: [],
  activities: [],
  answerer: daniela,
  team: [daniela],
  phone: { number: '+1 (415) 555-0151', e164: '+14155550151' },
  emergency: [],
  tripKeys: [],
  ownTrips: true,
  trips: { count: 0, words: 'zero', from: null, fromDays: null },
  nearest: null,
}

function markup(country: CountryPage): string {
  const targets = contactTargets(operator, { url: 'https://ceiba.test/costa-rica', country: country.name })
  const element = (
    <ContactTeam country={country}>
      <ReachWays phone={country.phone} operator={operator} targets={targets} />
    </ContactTeam>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

/** The decoded addresses of all links. */
function addresses(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    decodeURIComponent(href).replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
}

describe('numbers in several countries', () => {
  const uk = { label: 'UK', number: '+44 20 7946 0958', e164: '+442079460958' }
  const ways = (others: (typeof uk)[]) => {
    const targets = contactTargets(operator, { url: 'https://ceiba.test/', country: undefined })
    const phone = { label: 'US', number: '+1 (415) 555-0142', e164: '+14155550142' }
    const element = <ReachWays {...{ phone, operator, targets, others }} />
    const router = createMemoryRouter([{ path: '/', element }])
    return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]+>/g, ' ')
  }

  it('each say where they are, and what to do from anywhere else', () => {
    expect(ways([uk])).toMatch(/US\s+\+1 .*UK\s+\+44/)
    expect(ways([uk])).toMatch(/From any other country\s+Write or chat\. .*we call you\./)
    expect(ways([])).not.toContain('From any other country')
  })
})

describe('the quick contact section', () => {
  it('links to the region’s number, and prefills SMS and email with the specification’s text', () => {
    const words = "I'm at https://ceiba.test/costa-rica, I have some questions/comments."
    expect(addresses(markup(costaRica))).toEqual(
      expect.arrayContaining([
        'tel:+14155550151',
        `sms:+14155550177?&body=Costa Rica: ${words}`,
        `mailto:plan@ceiba.example?subject=Contact Us - Costa Rica&body=${words}`,
        `https://wa.me/14155550142?text=Costa Rica: ${words}`,
        `https://m.me/ceiba.example?text=Costa Rica: ${words}`,
      ]),
    )
  })

  it('has the anchor qcf, and links to the team’s page and to a question about this country', () => {
    const html = markup(costaRica)
    expect(html).toMatch(/<section[^>]* id="qcf"/)
    expect(html).toContain('Meet the Full Costa Rica Team')
    expect(addresses(html)).toEqual(
      expect.arrayContaining(['/costa-rica/team', '/ask?country=costa-rica&url=/costa-rica']),
    )
    expect(html).toContain('data-ask')
  })

  it('shows faces by their first names', () => {
    expect(markup(costaRica)).toMatch(/>Daniela<\/b>/)
  })

  it('says that the office answers if the country has no staff, without a team', () => {
    const html = markup({ ...costaRica, name: 'Kenya', tag: 'kenya', team: [], answerer: null })
    expect(html).toContain('Our office answers for Kenya')
    expect(html).not.toContain('Meet the Full')
  })
})
