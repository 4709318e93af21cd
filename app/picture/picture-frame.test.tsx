import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PhotoData } from './photo/photo-schema.ts'
import { PhotoCredit } from './photo-credit.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { Portrait } from './portrait.tsx'

const KEY = 'c'.repeat(32)
const photo: PhotoData = {
  key: KEY,
  width: 2000,
  height: 1500,
  focus: { x: 50, y: 50 },
  color: '#3a7d44',
  blur: 'data:image/webp;base64,AA==',
  alt: 'Mist in the oaks',
  credit: 'Ana Mora',
}
const poster = { kind: 'volcano', palette: 'day', seed: '1' } as const
const slot = { ratio: '4x3', sizes: '100vw' } as const

describe('a photograph in its slot', () => {
  const markup = renderToStaticMarkup(<PictureFrame picture={{ photo }} {...slot} />)

  it('has an alternative text, and its size before it is loaded', () => {
    expect(markup).toContain('alt="Mist in the oaks"')
    expect(markup).toContain('width="2000" height="1500"')
    expect(markup).toContain('sizes="100vw"')
    expect(markup).toContain(`/photos/${KEY}/640 640w`)
  })

  it('has its colour and its blur behind it, and loads lazily', () => {
    expect(markup).toMatch(/background:#3a7d44 url\(&quot;data:image\/webp;base64,AA==&quot;\)/)
    expect(markup).toContain('loading="lazy"')
  })

  it('loads at once on the first screen', () => {
    const first = renderToStaticMarkup(<PictureFrame picture={{ photo }} {...slot} priority />)
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })

  it('has an empty alternative text in a link with its own label', () => {
    expect(renderToStaticMarkup(<PictureFrame picture={{ photo }} {...slot} decorative />)).toContain(
      'alt=""',
    )
  })
})

describe('a house in the same slot', () => {
  const keys = {
    roof: 'tile',
    walls: 'adobe',
    floors: 'low',
    setting: 'court',
    water: 'none',
    houses: 1,
  } as const
  const house = { keys, country: 'peru', high: true, palette: 'dawn', seed: 'a' } as const
  const picture = { house, alt: 'A house of adobe.' }

  it('is drawn from its keys, and says what is seen', () => {
    const markup = renderToStaticMarkup(<PictureFrame picture={picture} {...slot} />)
    expect(markup).toMatch(/src="[^"]*houses\/tile-adobe-low-court-none-1-peru-high-dawn-4x3\.svg\?seed=a"/)
    expect(markup).toContain('alt="A house of adobe."')
  })

  it('says nothing in a link with its own label', () => {
    expect(renderToStaticMarkup(<PictureFrame picture={picture} {...slot} decorative />)).toContain('alt=""')
  })
})

describe('a poster in the same slot', () => {
  it('has an empty alternative text, and another ratio for narrow windows', () => {
    const cuts = [{ below: 40, ratio: '4x3' }] as const
    const markup = renderToStaticMarkup(
      <PictureFrame picture={{ poster }} ratio="21x9" sizes="100vw" cuts={cuts} />,
    )
    expect(markup).toContain('alt=""')
    expect(markup).toMatch(/<source media="\(width &lt; 40rem\)" srcSet="[^"]*volcano-day-4x3/)
    expect(markup).toMatch(/src="[^"]*volcano-day-21x9/)
  })
})

describe('a person', () => {
  const person = { fkey: 'ana-mora', name: 'Ana Mora', portraitVersion: '1a2b3c4d' }

  it.each(['5x6', 'square', 'avatar'] as const)('has a photograph, or a drawn portrait: %s', shape => {
    const drawn = renderToStaticMarkup(
      <Portrait person={{ ...person, photo: null }} shape={shape} sizes="5rem" />,
    )
    expect(drawn).toContain(`ana-mora-${shape}`)
    const taken = renderToStaticMarkup(<Portrait person={{ ...person, photo }} shape={shape} sizes="5rem" />)
    expect(taken).toContain(`/photos/${KEY}/96 96w`)
    expect(taken).not.toContain('ana-mora-')
  })
})

describe('the photographer', () => {
  it('is named under a photograph only', () => {
    expect(renderToStaticMarkup(<PhotoCredit picture={{ photo }} />)).toContain('Photograph: Ana Mora')
    expect(renderToStaticMarkup(<PhotoCredit picture={{ photo: { ...photo, credit: null } }} />)).toBe('')
    expect(renderToStaticMarkup(<PhotoCredit picture={{ poster }} />)).toBe('')
  })
})
