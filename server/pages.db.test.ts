import { describe, expect, it } from 'vitest'
import { inLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMetres } from '#app/text/figures.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import { EVERYWHERE } from '#tools/everywhere.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const renderPage = await openPages()
const TRIP = '/costa-clara/trip/still-waters'

/** What a page says, as plain text. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

/** Where the links of some HTML lead. */
function hrefsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/**
 * Wishes that no form would send and nobody can mean, some in each language: the pages must answer them alike in
 * both.
 */
const ODD_WISHES = {
  en: [
    'monkeys and '.repeat(834),
    '!!! ??? ---',
    'the of and',
    '火山 вулкан بركان',
    '<script>alert(1)</script>',
  ],
  es: [
    'x'.repeat(10_000),
    '🦥🌋',
    'de la y',
    "'; drop table trip; --",
    'nieve en Belice, 10 días, una semana',
  ],
} as const

/** Of what costs most each in one language, unless everything runs everywhere: half in English, half in Spanish. */
function byTurns<T>(locale: Locale, all: readonly T[]): T[] {
  return all.filter((_, index) => EVERYWHERE || LOCALES[index % LOCALES.length] === locale)
}

describe.each(LOCALES)('pages in %s', locale => {
  const openSite = () => openTestSite(connection, { renderPage })

  it.each(
    byTurns(locale, [
      '/',
      '/costa-clara',
      '/trips',
      '/costa-clara/trip/cloud-to-coast',
      '/ask',
      '/costa-clara/regions/east-coast',
    ]),
  )('%s is shared with a card of its own', async path => {
    const { ask } = await openSite()
    const html = await (await ask(inLocale(path, locale))).text()
    const told = (property: string) =>
      new RegExp(`<meta (?:property|name)="${property}" content="([^"]+)"`).exec(html)?.[1]
    expect(told('twitter:card')).toBe('summary_large_image')
    expect(told('og:image:alt')).toBeTruthy()
    const picture = await ask(new URL(told('og:image') ?? '').pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    const png = Buffer.from(await picture.arrayBuffer())
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String)
    expect(size).toEqual([told('og:image:width'), told('og:image:height')])
  })

  it.each([
    '/atlantis',
    '/costa-clara/trip/to-the-moon',
    '/costa-clara/nothing/here',
    '/receipt/guessed',
    '/company/careers',
    '/plus/atlantis',
    '/plus?tag=yachts',
    '/aaa-preview/nobody',
    '/aaa-success/nobody',
    '/account/letter/guessed',
    '/atlantis/hotels',
    '/costa-clara/tours/nothing',
    '/nubla/destinations/interest/surf',
    '/costa-clara/destinations/habitat/savanna',
    '/atlantis/maps',
    '/maps/trip/to-the-moon',
    '/costa-clara/maps/x',
    '/flora-fauna/dodo',
    '/marmol/safari-vacations',
    '/marmol/nothing',
    '/expert/nobody',
    '/atlantis/team',
    '/costa-clara/destinations/atlantis',
    '/costa-clara/regions/atlantis',
    '/nubla/regions/slow-river',
    '/atlantis/attractions/atlantis',
    '/atlantis/vacations/travel-planning',
  ])('%s is a 404 page with links', async path => {
    const { ask, logged } = await openSite()
    const response = await ask(inLocale(path, locale))
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain(`<html lang="${locale}"`)
    const titles = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, title = '']) => textOf(title))
    expect(titles).toEqual([m.error_404_title({}, { locale })])
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    const leading = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href = '', words = '']) => [href.split('?')[0], textOf(words)],
    )
    const [home, country = ''] = leading[0] ?? []
    const isOfCountry = home === inLocale(`/${path.split(/[/?]/)[1]}`, locale)
    expect(leading).toContainEqual([
      inLocale('/trips', locale),
      isOfCountry ? m.country_all_trips({ country }, { locale }) : m.error_trips({}, { locale }),
    ])
    expect(logged).toEqual([])
  })

  it('an invalid link from an email says how else to unsubscribe', async () => {
    const { ask, logged } = await openSite()
    const response = await ask(inLocale('/account/emails/7.review.forged', locale))
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    const html = await response.text()
    expect(textOf(html)).toContain(m.account_emails_unknown({}, { locale }))
    expect(html).toContain(`href="${inLocale('/account/settings', locale)}"`)
    expect(logged).toEqual([])
  })

  it.each(['/shared/guessed', '/vote/guessed'])(
    '%s is a link that is closed, and kept nowhere',
    async path => {
      const { ask, logged } = await openSite()
      const response = await ask(inLocale(path, locale))
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
      const titles = [...(await response.text()).matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)]
      expect(titles.map(([, title = '']) => textOf(title))).toEqual([m.share_closed({}, { locale })])
      expect(logged).toEqual([])
    },
  )

  it.each([
    ['/privacy', 301, '/company/privacy'],
    ['/terms-of-service', 301, '/company/terms-of-service'],
    ['/user', 301, '/account'],
    ['/flora-fauna/southern-white-rhinoceros', 301, '/flora-fauna/white-rhinoceros'],
    ['/costa-clara/vacation-theme/family', 301, '/costa-clara/family-vacations'],
    ['/costa-clara/destinations/humo-volcano', 301, '/costa-clara/attractions/humo-volcano'],
    ['/costa-clara/regions/neblina', 301, '/costa-clara/destinations/neblina'],
    ['/marmol/destinations/lost-stair', 301, '/marmol/attractions/lost-stair'],
    ['/stone-stair/tours', 302, '/stone-stair'],
    ['/gemela', 302, '/tamarind'],
    ['/gemela/hotels', 302, '/tamarind/hotels'],
    ['/gemela/maps', 302, '/tamarind/maps'],
    ['/gemela/vacations/travel-planning', 302, '/tamarind/vacations/travel-planning'],
    ['/barlovento/tours', 302, '/barlovento?sought=tours'],
    ['/barlovento/family-vacations', 302, '/barlovento?sought=family-vacations'],
    ['/barlovento/team', 302, '/barlovento?sought=team'],
    ['/barlovento/destinations/old-harbour', 302, '/barlovento?sought=destinations%2Fold-harbour'],
    ['/sotavento/maps', 302, '/sotavento?sought=maps'],
    ['/Costa-Clara//tours/', 301, '/costa-clara/tours'],
  ])('%s leads with %i to %s', async (path, status, target) => {
    const { ask } = await openSite()
    const response = await ask(inLocale(path, locale))
    expect([response.status, response.headers.get('location')]).toEqual([status, inLocale(target, locale)])
  })

  it.each([
    ['/trips', 'POST', 'GET, HEAD'],
    ['/ask', 'OPTIONS', 'GET, HEAD, POST'],
  ])('%s does not take %s, and says what it takes', async (path, method, allowed) => {
    const { ask } = await openSite()
    const answer = await ask(inLocale(path, locale), { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  })

  it('an incomplete form comes back with what was typed, and nothing is saved', async () => {
    const { ask } = await openSite()
    const typed = { name: 'Ana Mora', email: 'ana@example.org', country: 'costa-clara', url: '/costa-clara' }
    const body = new URLSearchParams({ ...typed, message: '' })
    const answer = await ask(inLocale('/ask', locale), { method: 'POST', body })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store'])
    const html = await answer.text()
    expect(html).toContain('value="Ana Mora"')
    expect(textOf(html)).toContain(m.contact_message_required({}, { locale }))
  })

  it.each([
    '/nubla/tours',
    '/nubla/hotels',
    '/nubla/destinations',
    '/nubla/food-vacations',
    '/nubla/destinations/habitat/mountain',
    '/nubla/attractions/stone-jars',
  ])('%s is not written yet: shown to people, not indexed', async path => {
    const { ask } = await openSite()
    const html = await (await ask(inLocale(path, locale))).text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    const far = m.theme_trips_far({ country: 'Nubla', places: '' }, { locale })
    expect(textOf(html)).toContain(far)
  })

  it.each([
    ['/stone-stair', 4600, 3],
    ['/seven-lakes-walk', 4600, 3],
  ])('%s describes the trek day by day', async (path, top, days) => {
    const { ask } = await openSite()
    const response = await ask(inLocale(path, locale))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html.match(/<th scope="row">/g)).toHaveLength(days)
    expect(textOf(html)).toContain(formatMetres(top, locale))
    expect(html).toContain('"@type":"TouristDestination"')
    expect(html).not.toContain('noindex')
  })

  it('/seven-lakes-walk leads to the trip that goes there, answered by its planner', async () => {
    const { ask } = await openSite()
    const html = await (await ask(inLocale('/seven-lakes-walk', locale))).text()
    expect(html).toContain(`href="${inLocale('/tamarind/trip/seven-lakes-in-seven-days', locale)}"`)
    const answers = { name: 'Imara', country: { en: 'Tamarind', es: 'Tamarindo' }[locale] }
    expect(textOf(html)).toContain(m.presence_there(answers, { locale }))
  })

  it('/barlovento, where no trips are planned, says so and leads to countries with trips', async () => {
    const { ask } = await openSite()
    const response = await ask(inLocale('/barlovento', locale))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(textOf(html)).toContain(
      m.unplanned_statement({ country: { en: 'Windward', es: 'Barlovento' }[locale] }, { locale }),
    )
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    const leading = [...main.matchAll(/<a [^>]*href="([^"?]*)/g)].map(([, href]) => href)
    const countries = ['/lagunas', '/costa-clara', '/marmol', '/tamarind']
    const pages = leading.filter(to => !to?.startsWith('#'))
    // Those nearest stand on the first screen, with what their trips cost, and again with a picture.
    expect(pages).toEqual(['/', ...countries, '/ask', ...countries].map(to => inLocale(to, locale)))
    expect(html).not.toContain('noindex')
  })

  it('the files of a trip have the right types and names', async () => {
    const { ask } = await openSite()
    const calendar = await ask(inLocale(`${TRIP}/calendar.ics?start=2027-02-27`, locale))
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const days = (await calendar.text()).match(/^SUMMARY:.*$/gm) ?? []
    expect(days).toHaveLength(9)
    expect(days[2]).toContain(m.itinerary_day({ number: 3 }, { locale }))

    const route = await ask(inLocale(`${TRIP}/route.gpx`, locale))
    expect(route.headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8')
    expect(route.headers.get('content-disposition')).toContain('still-waters.gpx')
    expect(await route.text()).toContain(`<desc>${m.itinerary_road({}, { locale })}</desc>`)
  })

  it('every prepared search is offered by the finder and finds trips', async () => {
    const { ask } = await openSite()
    const finder = await (await ask(inLocale('/trips', locale))).text()
    const [, offered = ''] = /aria-labelledby="finder-presets">(.*?)<\/ul>/s.exec(finder) ?? []
    const searches = hrefsOf(offered)
    expect(searches.length).toBeGreaterThan(1)
    for (const search of searches) {
      const found = await (await ask(search)).text()
      expect(found.split('data-trip=').length - 1, search).toBeGreaterThan(0)
    }
  })

  it('a trip found for children says that it is for families', async () => {
    const { ask } = await openSite()
    const words = locale === 'en' ? 'with children of 8 and 11' : 'con niños de 8 y 11 años'
    const html = await (await ask(`${inLocale('/trips', locale)}?q=${encodeURIComponent(words)}`)).text()
    const card = html.split('data-trip="first-time-list"')[1]?.split('</article>')[0] ?? ''
    expect(card).toContain(locale === 'en' ? 'Families' : 'Familias')
    expect(card).not.toContain(locale === 'en' ? 'Couples' : 'Parejas')
  })

  it.each(
    byTurns(locale, [
      ['/trips', 'input'],
      ['/search', 'input'],
      ['/testimonials', 'input'],
      ['/first-draft', 'textarea'],
    ]),
  )('%s accepts any input, and keeps it in its field', async (path, field) => {
    const { ask, logged } = await openSite()
    for (const typed of ODD_WISHES[locale]) {
      const answer = await ask(`${inLocale(path, locale)}?q=${encodeURIComponent(typed)}`)
      expect(answer.status, typed).toBe(200)
      const html = await answer.text()
      expect(html.match(/<h1/g), typed).toHaveLength(1)
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      expect(main).not.toContain('<script>alert')
      if (!/\p{L}/u.test(typed)) continue
      const [, before = '', inside = ''] =
        new RegExp(`<${field}([^>]*name="q"[^>]*)>([^<]*)`).exec(main) ?? []
      const stands = field === 'input' ? /value="([^"]*)"/.exec(before)?.[1] : inside
      const kept = (stands ?? '').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>')
      expect(kept, `${path} ${typed.slice(0, 40)}`).toBe(typed.slice(0, kept.length))
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(typed.length, 100))
    }
    expect(logged).toEqual([])
  })

  it('says what it understood of a wish that contradicts itself, and of one that no trip meets', async () => {
    const { ask } = await openSite()
    const { contradiction, impossible } = {
      en: { contradiction: '10 days, a week, in Marmol', impossible: 'snow in Leeward' },
      es: { contradiction: '10 días, una semana, en Mármol', impossible: 'nieve en Sotavento' },
    }[locale]
    for (const path of ['/trips', '/first-draft']) {
      const answer = async (words: string) =>
        textOf(await (await ask(`${inLocale(path, locale)}?q=${encodeURIComponent(words)}`)).text())
      expect(await answer(contradiction)).toMatch(/M[aá]rmol/)
      expect(await answer(impossible)).toMatch(locale === 'en' ? /“?snow”?/ : /«?nieve»?/)
      expect(await answer(impossible)).toContain(locale === 'en' ? 'Leeward' : 'Sotavento')
    }
  })

  it('a question in the address of the testimonials is answered on the page, in travellers’ own words', async () => {
    const { ask } = await openSite()
    const asked = { en: 'How cold are the nights?', es: '¿Hace frío de noche?' }[locale]
    const html = await (
      await ask(`${inLocale('/testimonials', locale)}?q=${encodeURIComponent(asked)}`)
    ).text()
    expect(html).toMatch(new RegExp(`<input[^>]*name="q"[^>]*value="${asked.replace('?', '\\?')}"`))
    const quotes = [...html.matchAll(/<blockquote lang="(en|es)">(.*?)<\/blockquote>/g)]
    expect(quotes.length).toBeGreaterThan(3)
    for (const [, language, words = ''] of quotes) {
      expect(language).toBe(locale)
      expect(words).toMatch(/<mark>(cold|fr[ií][oa]s?)/i)
    }
    const [, whole = ''] = /href="([^"]*review=[^"]*)"/.exec(html) ?? []
    const alone = await (await ask(whole.replaceAll('&amp;', '&').replace(/#.*/, ''))).text()
    expect(textOf(alone).replaceAll(/\s+/g, ' ')).toContain(textOf(quotes[0]?.[2] ?? ''))
    expect(html).toMatch(/href="\/films\/[^"#]*\.mp4#t=\d/)
  })

  it.each(['', '?start=', '?start=2027-02-30', '?start=tomorrow'])(
    'a calendar from “%s” is refused with kind words',
    async query => {
      const { ask } = await openSite()
      const answer = await ask(inLocale(`${TRIP}/calendar.ics${query}`, locale))
      expect([answer.status, await answer.text()]).toEqual([422, m.itinerary_no_start({}, { locale })])
    },
  )

  it.each(['calendar.ics?start=2027-02-27', 'route.gpx'])('an unknown trip has no %s', async file => {
    const { ask } = await openSite()
    expect((await ask(inLocale(`/costa-clara/trip/to-the-moon/${file}`, locale))).status).toBe(404)
  })
})

describe('a person who found a weakness', () => {
  it('finds out where to report it, in a file that is valid for half a year', async () => {
    const { ask } = await openTestSite(connection, { renderPage })
    const answer = await ask('/.well-known/security.txt')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const said = Object.fromEntries(
      (await answer.text())
        .trim()
        .split('\n')
        .map(line => line.split(/: (.*)/)),
    )
    expect(said).toMatchObject({
      Contact: expect.stringMatching(/^mailto:.+@.+/),
      Canonical: expect.stringMatching(/^https?:.*\/\.well-known\/security\.txt$/),
      'Preferred-Languages': 'en, es',
    })
    const days = (Date.parse(said.Expires ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThan(181)
  })
})

describe('robots.txt', () => {
  it('names the sitemap, whose files all exist', async () => {
    const { ask } = await openTestSite(connection, { renderPage })
    const robots = await ask('/robots.txt')
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const sitemap = /^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? ''
    const index = await ask(new URL(sitemap).pathname)
    expect(index.headers.get('content-type')).toContain('application/xml')
    for (const file of ['nothing.xml', 'trips', 'trips.xml.xml'])
      expect((await ask(`/sitemap/${file}`)).status).toBe(404)
  })
})
