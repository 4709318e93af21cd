import { describe, expect, it } from 'vitest'
import { lastModified, robotsTxt, sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap.ts'

const ORIGIN = 'https://ceiba.test'

describe('a file of the sitemap', () => {
  it('has each page once per language, with all its alternates', () => {
    const xml = sitemapXml([{ path: '/costa-rica', modified: '2026-11-16' }], ORIGIN)
    const alternates =
      '<xhtml:link rel="alternate" hreflang="en" href="https://ceiba.test/costa-rica"/>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://ceiba.test/es/costa-rica"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://ceiba.test/costa-rica"/>'
    expect(xml.match(/<url>.*<\/url>/g)).toEqual([
      `<url><loc>https://ceiba.test/costa-rica</loc><lastmod>2026-11-16</lastmod>${alternates}</url>`,
      `<url><loc>https://ceiba.test/es/costa-rica</loc><lastmod>2026-11-16</lastmod>${alternates}</url>`,
    ])
  })

  it('does not depend on the current language', () => {
    expect(sitemapXml([{ path: '/es' }], ORIGIN)).toBe(sitemapXml([{ path: '/' }], ORIGIN))
  })

  it('leaves out unknown dates, and escapes special characters', () => {
    const xml = sitemapXml([{ path: '/plus/a&b' }], ORIGIN)
    expect(xml).not.toContain('lastmod')
    expect(xml).toContain('<loc>https://ceiba.test/plus/a&amp;b</loc>')
  })
})

describe('the files of the sitemap', () => {
  const entries = Array.from({ length: 5 }, (_, i) => ({ path: `/${i}`, modified: `2026-01-0${i + 1}` }))

  it('respect the size limit without dropping pages', () => {
    expect(sitemapFiles(entries, 2).map(file => file.length)).toEqual([2, 2, 1])
    expect(sitemapFiles(entries, 2).flat()).toEqual(entries)
    expect(sitemapFiles([], 2)).toEqual([[]])
    expect(sitemapFiles(Array.from({ length: 25_001 }, () => ({ path: '/' }))).length).toBe(2)
  })

  it('are indexed with their latest dates', () => {
    expect(lastModified(entries)).toBe('2026-01-05')
    expect(lastModified([{ path: '/' }])).toBeUndefined()
    const xml = sitemapIndexXml([
      { address: `${ORIGIN}/sitemap/a.xml`, modified: '2026-01-05' },
      { address: `${ORIGIN}/sitemap/b.xml` },
    ])
    expect(xml.match(/<sitemap>.*<\/sitemap>/g)).toEqual([
      '<sitemap><loc>https://ceiba.test/sitemap/a.xml</loc><lastmod>2026-01-05</lastmod></sitemap>',
      '<sitemap><loc>https://ceiba.test/sitemap/b.xml</loc></sitemap>',
    ])
  })
})

/** Applies robots.txt like a robot does: the longest matching rule decides (RFC 9309). */
function mayFetch(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb, rule = '']) => ({
    verb,
    rule,
  }))
  const [longest] = rules
    .filter(({ rule }) => path.startsWith(rule))
    .toSorted((a, b) => b.rule.length - a.rule.length)
  return longest?.verb !== 'Disallow'
}

describe('robots.txt', () => {
  const robots = robotsTxt(`${ORIGIN}/sitemap.xml`)

  it.each([
    '/',
    '/es',
    '/costa-rica',
    '/es/costa-rica/trip/slow-water',
    '/art/cards/x.png',
    '/assets/entry.js',
    '/sitemap.xml',
    '/plus/feed.xml',
  ])('leaves %s open', path => {
    expect(mayFetch(robots, path)).toBe(true)
  })

  it.each([
    '/api/public/staff/all_active',
    '/admin',
    '/account/signup?email=a',
    '/es/account',
    '/org/payouts',
    '/user/7',
    '/dev/art',
    '/receipt/abc',
    '/es/receipt/abc',
    '/aaa-preview/partner',
    '/es/aaa-success/partner',
    '/book/1/2',
  ])('keeps robots out of %s', path => {
    expect(mayFetch(robots, path)).toBe(false)
  })

  it('links to the sitemap', () => {
    expect(robots).toContain('\nSitemap: https://ceiba.test/sitemap.xml\n')
  })
})
