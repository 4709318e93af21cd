import { describe, expect, test } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import type { Locale } from '#database/values/locale.ts'
import { pageMeta } from './page-meta.ts'

const page = { title: 'Slow Water', description: 'Two rivers.', path: '/costa-rica/trip/slow-water' }
const loaderData = { origin: 'https://ceiba.test', site: { operator: { name: 'Ceiba' } } }

function linksOf(locale: Locale, path = page.path) {
  const matches = [{ id: 'root' }, { id: `${locale}:layout`, loaderData }]
  const meta = withLocale(locale, () => pageMeta({ ...page, path, matches }))
  return meta.flatMap(each => ('rel' in each ? `${each.rel} ${each.hrefLang ?? ''} ${each.href}` : []))
}

describe('the metadata of a page', () => {
  test('has one address for each language', () => {
    const alternates = [
      'alternate en https://ceiba.test/costa-rica/trip/slow-water',
      'alternate es https://ceiba.test/es/costa-rica/trip/slow-water',
      'alternate x-default https://ceiba.test/costa-rica/trip/slow-water',
    ]
    expect(linksOf('en')).toEqual(['canonical  https://ceiba.test/costa-rica/trip/slow-water', ...alternates])
    expect(linksOf('es')).toEqual([
      'canonical  https://ceiba.test/es/costa-rica/trip/slow-water',
      ...alternates,
    ])
  })

  test('is the same for a path in either language', () => {
    expect(linksOf('es', '/es/costa-rica/trip/slow-water')).toEqual(linksOf('es'))
    expect(linksOf('en', '/')).toContain('alternate es https://ceiba.test/es')
  })

  test('names the operator', () => {
    const meta = pageMeta({ ...page, matches: [{ id: 'en:layout', loaderData }] })
    expect(meta).toContainEqual({ title: 'Slow Water | Ceiba' })
    expect(meta).toContainEqual({
      property: 'og:url',
      content: 'https://ceiba.test/costa-rica/trip/slow-water',
    })
  })

  test('has the card, at an absolute address for other sites', () => {
    const matches = [{ id: 'en:layout', loaderData }]
    const card = { address: '/art/cards/abc.def.png', alt: 'Slow Water. 9 days' }
    const told = (meta: ReturnType<typeof pageMeta>) =>
      meta.flatMap(each =>
        'content' in each && /image|twitter/.test(JSON.stringify(each)) ? [Object.values(each)] : [],
      )
    expect(told(pageMeta({ ...page, card, matches }))).toEqual([
      ['og:image', 'https://ceiba.test/art/cards/abc.def.png'],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Slow Water. 9 days'],
      ['twitter:card', 'summary_large_image'],
    ])
    expect(told(pageMeta({ ...page, matches }))).toEqual([])
  })

  test('is only the title if the layout could not be loaded', () => {
    expect(pageMeta({ ...page, matches: [undefined] })).toEqual([
      { title: 'Slow Water' },
      { name: 'description', content: 'Two rivers.' },
    ])
  })
})
