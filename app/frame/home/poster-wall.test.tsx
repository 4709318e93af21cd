import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CountryTile } from '#app/features/catalogue/country/country-schema.ts'
import type { Area } from '#database/values/areas.ts'
import { PosterWall } from './poster-wall.tsx'

const tile = (tag: string, area: Area): CountryTile => ({
  tag,
  name: tag,
  line: 'A line.',
  area,
  link: `/${tag}`,
  picture: { poster: { kind: 'volcano', palette: 'day', seed: tag } },
})

const wall = {
  countries: [
    tile('peru', 'latin-america'),
    tile('vietnam', 'south-east-asia'),
    tile('kenya', 'east-africa'),
  ],
  words: 'Three',
  trips: { count: 105, from: 'US$ 462' },
  tripKeys: [],
  treks: [
    { tag: 'everest-base-camp', name: 'Everest base camp', link: '/everest-base-camp' },
    { tag: 'kilimanjaro-summit', name: 'Kilimanjaro summit', link: '/kilimanjaro-summit' },
  ],
}

function markup(chosen: string | null): string {
  const element = <PosterWall wall={wall} chosen={chosen} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('the wall of posters', () => {
  it('shows the countries in their order, each with its area, and says how many they are', () => {
    expect(markup(null)).toContain('Three countries')
    const areas = [...markup(null).matchAll(/<li data-area="([^"]*)"/g)].map(([, area]) => area)
    expect(areas).toEqual(['latin-america', 'south-east-asia', 'east-africa'])
  })

  it('offers every area as a choice that needs no script', () => {
    const values = [...markup(null).matchAll(/type="radio"[^>]* value="([^"]*)"/g)].map(([, value]) => value)
    expect(values).toEqual(['all', 'latin-america', 'south-east-asia', 'east-africa'])
  })

  it('marks the chosen country, and no other', () => {
    expect(markup('vietnam').match(/your choice/g)).toHaveLength(1)
    expect(markup(null)).not.toContain('your choice')
  })

  it('names the treks and where they lead', () => {
    const html = markup(null)
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain(
      'Also walking: Everest base camp and Kilimanjaro summit',
    )
    expect(html).toContain('href="/everest-base-camp"')
  })
})
