import { expect, test } from 'vitest'
import { atomFeed, type Feed } from './article.ts'

const feed: Feed = {
  lang: 'es',
  title: 'Notas · Ceiba & Co',
  subtitle: 'Barro <y> lluvia',
  name: 'Ceiba',
  origin: 'https://ceiba.test',
  self: '/es/plus/feed.xml',
  page: '/es/plus',
  articles: [
    {
      href: 'https://ceiba.test/es/plus/uno',
      title: 'Uno "y" otro',
      intro: 'Corto & claro.',
      published: '2026-02-01',
      modified: '2026-03-05',
      author: 'Karla Solano',
      body: [['Antes de ', { text: 'ir', to: '/es/ask' }, ', 2 < 3.']],
      sections: [{ title: 'Parte', body: [['Texto.']], points: [['Punto.']] }],
    },
    {
      href: 'https://ceiba.test/es/plus/dos',
      title: 'Dos',
      intro: 'Sin autor.',
      published: '2026-01-01',
      modified: '2026-01-01',
      author: null,
      body: [],
      sections: [],
    },
  ],
}

/** Content of the first element with a tag name. */
function within(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(xml)?.[1]
}

test('the feed has its author, language, address and last change', () => {
  const xml = atomFeed(feed)
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="es">/,
  )
  expect(within(xml, 'title')).toBe('Notas · Ceiba &amp; Co')
  expect(within(xml, 'subtitle')).toBe('Barro &lt;y&gt; lluvia')
  expect(within(xml, 'updated')).toBe('2026-03-05T12:00:00Z')
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://ceiba.test/es/plus/feed.xml"/>',
  )
  expect(xml).toContain('<link rel="alternate" type="text/html" href="https://ceiba.test/es/plus"/>')
})

test('an entry has the full article, with absolute links', () => {
  const entry = atomFeed(feed).split('<entry>')[1] ?? ''
  expect(within(entry, 'id')).toBe('https://ceiba.test/es/plus/uno')
  expect(within(entry, 'published')).toBe('2026-02-01T12:00:00Z')
  expect(within(entry, 'name')).toBe('Karla Solano')
  const html = within(entry, 'content')
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  expect(html).toBe(
    '<p>Corto &amp; claro.</p><p>Antes de <a href="https://ceiba.test/es/ask">ir</a>, 2 &lt; 3.</p>' +
      '<h2>Parte</h2><p>Texto.</p><ul><li>Punto.</li></ul>',
  )
})

test('an article without an author is attributed to the company', () => {
  expect(within(atomFeed(feed).split('<entry>')[2] ?? '', 'name')).toBe('Ceiba')
})

test('a feed without articles is valid', () => {
  const xml = atomFeed({ ...feed, articles: [] })
  expect(within(xml, 'updated')).toBe('1970-01-01T12:00:00Z')
  expect(xml).not.toContain('<entry>')
})
