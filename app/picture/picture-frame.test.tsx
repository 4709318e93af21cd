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
  color: '#3a7d44',
  blur: 'data:image/webp;base64,AA==',
  alt: 'Mist in the oaks',
  credit: 'Ana Mora',
}
const poster = { kind: 'volcano', palette: 'day', seed: '1' } as const
const slot = { ratio: '4x3', sizes: '100vw' } as const

describe('a photograph in its slot', () => {
  const markup = renderToStaticMarkup(<PictureFrame picture={{ photo }} {...slot} />)

  it('says what it shows, and how large it is before it is there', () => {
    expect(markup).toContain('alt="Mist in the oaks"')
    expect(markup).toContain('width="2000" height="1500"')
    expect(markup).toContain('sizes="100vw"')
    expect(markup).toContain(`/photos/${KEY}/640 640w`)
  })

  it('has its colour and its blur behind it, and waits to be near', () => {
    expect(markup).toMatch(/background:#3a7d44 url\(&quot;data:image\/webp;base64,AA==&quot;\)/)
    expect(markup).toContain('loading="lazy"')
  })

  it('comes at once on the first screen', () => {
    const first = renderToStaticMarkup(<PictureFrame picture={{ photo }} {...slot} priority />)
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })

  it('is silent in a link that names itself', () => {
    expect(renderToStaticMarkup(<PictureFrame picture={{ photo }} {...slot} decorative />)).toContain(
      'alt=""',
    )
  })
})

describe('a house in the same slot', () => {
  it('is printed as the kind of house it is', () => {
    const house = { kind: 'farm', country: 'peru', high: true, palette: 'dawn', seed: 'a' } as const
    const markup = renderToStaticMarkup(<PictureFrame picture={{ house }} {...slot} />)
    expect(markup).toMatch(/src="[^"]*houses\/farm-peru-high-dawn-4x3\.svg\?seed=a"/)
    expect(markup).toContain('alt=""')
  })
})

describe('a poster in the same slot', () => {
  it('is silent, and printed for narrow windows in another ratio', () => {
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

  it.each(['5x6', 'square', 'avatar'] as const)('is their photograph, or drawn: %s', shape => {
    const drawn = renderToStaticMarkup(
      <Portrait person={{ ...person, photo: null }} shape={shape} sizes="5rem" />,
    )
    expect(drawn).toContain(`ana-mora-${shape}`)
    const taken = renderToStaticMarkup(<Portrait person={{ ...person, photo }} shape={shape} sizes="5rem" />)
    expect(taken).toContain(`/photos/${KEY}/96 96w`)
    expect(taken).not.toContain('ana-mora-')
  })
})

describe('who took it', () => {
  it('is named under a photograph, and under nothing else', () => {
    expect(renderToStaticMarkup(<PhotoCredit picture={{ photo }} />)).toContain('Photograph: Ana Mora')
    expect(renderToStaticMarkup(<PhotoCredit picture={{ photo: { ...photo, credit: null } }} />)).toBe('')
    expect(renderToStaticMarkup(<PhotoCredit picture={{ poster }} />)).toBe('')
  })
})
