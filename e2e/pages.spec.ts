import type { Page } from '@playwright/test'
import { siteFrame } from '../app/frame/navigation/site-frame.ts'
import { languages } from '../playwright.config.ts'
import { EVERYWHERE } from '../tools/everywhere.ts'
import { smallTargets, unseenControls } from './comfort.ts'
import { routePatterns } from './route-patterns.ts'
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from './site-test.ts'

type PageIn = (language: keyof typeof languages, baseURL: string | undefined) => Promise<Page>

/**
 * The pages are only inspected: a worker does so in one browser page for each language, instead of starting a process
 * for each of them.
 */
const test = base.extend<object, { pageIn: PageIn }>({
  pageIn: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>()
      await use(async (language, baseURL) => {
        const page =
          pages.get(language) ??
          (await browser.newPage({
            ...{ ...languages[language], baseURL, reducedMotion: 'reduce' },
            timezoneId: ZONES[language],
          }))
        pages.set(language, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ pageIn, language, baseURL }, use) => use((await pageIn(language, baseURL)).context()),
  page: async ({ pageIn, language, baseURL, viewport }, use) => {
    const page = await pageIn(language, baseURL)
    await page.setViewportSize(viewport ?? { width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: null })
    await use(page)
    // Later console messages belong to this page.
    await page.goto('about:blank')
  },
})

/** Far from the server's on either side, so that a page that renders the browser's day or hour too early fails. */
const ZONES = { en: 'Pacific/Honolulu', es: 'Pacific/Auckland' }

/** Every step of the planner, halfway through. */
const PLANNER_STEPS = (EVERYWHERE ? ['who', 'when', 'what', 'where', 'how', 'you'] : ['where', 'how']).map(
  step =>
    `?fparty=Family&adults=2&ages=8,11&days=11&tripType=Nature+That+Stuns&place=tortuguero&step=${step}`,
)

/** One example of each pattern of app/routes.ts, and more if a page has several states. */
const EXAMPLES: Record<string, readonly string[]> = {
  '/': ['/', '/?country=costa-rica'],
  '/trips': ['/trips', '/trips?q=ten+days+in+peru+with+kids&fmonth=5', '/trips?fdays=60'],
  '/ask': ['/ask'],
  '/testimonials': ['/testimonials', '/testimonials?country=costa-rica'],
  '/expert': ['/expert'],
  '/expert/:fkey': ['/expert/claudine-uwimana'],
  '/maps/trip/:tripKey': ['/maps/trip/slow-water?day=3'],
  '/company': ['/company'],
  '/company/how-it-works': ['/company/how-it-works'],
  '/company/contact': ['/company/contact'],
  '/company/api': ['/company/api'],
  '/company/api/deprecation': ['/company/api/deprecation'],
  '/company/api/:resource': ['/company/api/plans'],
  '/company/:slug': ['/company/privacy', '/company/terms-of-service'],
  '/plus': ['/plus', '/plus?tag=wildlife'],
  '/plus/:slug': ['/plus/galapagos-or-corcovado'],
  '/sitemap': ['/sitemap'],
  '/when-to-go': ['/when-to-go?month=7'],
  '/saved': ['/saved'],
  '/search': ['/search?q=gorillas'],
  '/first-draft': ['/first-draft?q=ten+days+in+peru+with+kids'],
  '/account': ['/account'],
  '/account/signup': ['/account/signup'],
  '/account/login': ['/account/login'],
  '/account/settings': ['/account/settings'],
  '/admin': ['/admin'],
  '/admin/catalogue': ['/admin/catalogue'],
  '/admin/catalogue/together': ['/admin/catalogue/together'],
  '/admin/payouts': ['/admin/payouts'],
  '/admin/pictures': ['/admin/pictures'],
  '/admin/reviews': ['/admin/reviews'],
  '/admin/unsorted': ['/admin/unsorted'],
  '/admin/people': ['/admin/people'],
  '/admin/audit': ['/admin/audit'],
  '/admin/freshness': ['/admin/freshness'],
  '/admin/emails': ['/admin/emails'],
  '/admin/emails/:template': ['/admin/emails/anniversary'],
  '/org': ['/org'],
  '/account/validate-email': ['/account/validate-email'],
  '/account/password-reset': ['/account/password-reset'],
  '/account/invitation': ['/account/invitation'],
  '/flora-fauna': ['/flora-fauna'],
  '/flora-fauna/:speciesKey': ['/flora-fauna/quetzal'],
  '/:country': ['/costa-rica', '/laos', '/nepal'],
  '/:country/before-you-go': ['/peru/before-you-go', '/everest-base-camp/before-you-go'],
  '/:country/maps': ['/costa-rica/maps', '/laos/maps?place=luang-prabang'],
  '/:country/trip/:tripKey': ['/costa-rica/trip/cloud-forest-to-corcovado', '/costa-rica/trip/slow-water'],
  '/:country/team': ['/costa-rica/team', '/rwanda/team'],
  '/:country/tours': ['/costa-rica/tours', '/laos/tours'],
  '/:country/tours/:typeKey': ['/costa-rica/tours/wildlife', '/guatemala/tours/wildlife'],
  '/:country/hotels': ['/costa-rica/hotels', '/laos/hotels'],
  '/:country/destinations': ['/costa-rica/destinations', '/laos/destinations'],
  '/aaa-preview/:partner': ['/aaa-preview/kestrel-and-wren'],
  '/aaa-success/:partner': ['/aaa-success/kestrel-and-wren'],
  '/:country/destinations/interest/:topicKey': ['/costa-rica/destinations/interest/birds'],
  '/:country/destinations/habitat/:topicKey': ['/laos/destinations/habitat/mountain'],
  '/:country/destinations/:slug': ['/costa-rica/destinations/san-jose', '/laos/destinations/luang-prabang'],
  '/:country/attractions/:slug': ['/costa-rica/attractions/poas-volcano', '/laos/attractions/vat-phou'],
  '/:country/regions/:slug': ['/costa-rica/regions/south-pacific'],
  '/:country/vacations/travel-planning': ['', ...PLANNER_STEPS].map(
    step => `/costa-rica/vacations/travel-planning${step}`,
  ),
  '/:country/:vacations': ['/costa-rica/family-vacations', '/laos/food-vacations'],
}

/** Not pages, redirects, and pages behind a log-in or a link, which have journeys of their own. */
const NOT_VISITED = [
  '/plus/feed.xml',
  '/:country/trip/:tripKey/calendar.ics',
  '/:country/trip/:tripKey/route.gpx',
  ...['/privacy', '/terms-of-service', '/user', '/:country/vacation-theme/:themeKey'],
  '/flora-fauna/southern-white-rhinoceros',
  ...['/receipt/:receiptKey', '/account/letter/:newsletterKey', '/account/trips/:planId'],
  ...['/shared/:shareKey', '/vote/:voteKey', '/saved/:listKey'],
  ...['/account/emails/:token', '/account/trips/:planId/travellers', '/account/trips/:planId/papers'],
  ...['/account/trips/:planId/today', '/account/trips/:planId/review'],
  ...['/admin/plan/:planId/:number', '/admin/catalogue/:kind/:key', '/user/:userId'],
  ...['/account/trips/:planId/:number', '/book/:planId/:number', '/admin/plan/:planId', '/org/payouts'],
  '/*',
]

test('every route pattern has an example here', async () => {
  const known = [...Object.keys(EXAMPLES), ...NOT_VISITED]
  expect((await routePatterns()).filter(pattern => !known.includes(pattern))).toEqual([])
})

/**
 * Examples that differ from the first of their pattern only in their data: not in what a query opens, nor in an
 * unwritten country or one without trips.
 */
const MORE_OF_THE_SAME = Object.values(EXAMPLES)
  .flatMap(([, ...others]) => others)
  .filter(address => !address.includes('?') && !['/laos', '/nepal'].includes(address))

/** Whoever is not logged in sees the same form on each of them as on /admin; the office's journeys open them logged in. */
const OFFICE = Object.values(EXAMPLES)
  .flat()
  .filter(address => address.startsWith('/admin/'))

/**
 * Each page is visited once, those that differ only in their data if everything runs everywhere. The languages
 * alternate, and so do the widths at which axe reads a page below the header.
 */
const VISITS = Object.values(EXAMPLES)
  .flat()
  .map((address, index) => [address, index % 2 === 0 ? 'en' : 'es'] as const)
  .filter(([address]) => EVERYWHERE || ![...MORE_OF_THE_SAME, ...OFFICE].includes(address))

/**
 * Checked including header and footer: pages of the site and of countries, in both languages, and every kind of
 * frame.
 */
const WHOLE = [
  ...['/', '/costa-rica', '/trips', '/account', '/company', '/org'],
  ...(EVERYWHERE ? ['/?country=costa-rica', '/laos', '/ask'] : []),
]

for (const [index, [address, language]] of VISITS.entries()) {
  test.describe(`${address} in ${language}`, () => {
    test.use({ language, locale: languages[language].locale })

    test('is there, and is accessible', async ({ page, path, word }) => {
      const [pathname = '/', search] = address.split('?')
      const response = await page.goto(path(pathname) + (search ? `?${search}` : ''))
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)

      const shown = siteFrame(pathname)
      // The account and the partners' area have a footer of their own.
      const hasFoot =
        shown.footer || shown.closing || ['/account', '/account/settings', '/org'].includes(pathname)
      await expect(page.getByRole('contentinfo')).toHaveCount(hasFoot ? 1 : 0)
      const voices = page.getByRole('heading', { name: word('voices_title').replace('\n', ' ') })
      // Nobody has travelled with us where we plan nothing.
      await expect(voices).toHaveCount(shown.voices && pathname !== '/nepal' ? 1 : 0)

      // The header and the footer are the same on every page except for their links.
      const isWhole = WHOLE.includes(address)
      const part = isWhole ? 'html' : 'main'
      const everyWidth = isWhole || EVERYWHERE
      if (everyWidth || index % 4 < 2) await expectAccessible(page, part)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 390, height: 844 })
      if (everyWidth || index % 4 >= 2) await expectAccessible(page, part)
      await expectNoSidewaysScroll(page)
      // A window of 1280 px magnified four times.
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      expect(await smallTargets(page)).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await unseenControls(page)).toEqual([])
      // A phone of 390 px whose reader has doubled the text size.
      await page.setViewportSize({ width: 195, height: 422 })
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('an address without a page', () => {
  test.use({ allowedErrors: [/404/] })

  test('gets a 404 page that is accessible', async ({ page, path }) => {
    expect((await page.goto(path('/atlantis')))?.status()).toBe(404)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test('the other language is one press away and leads to the same page', async ({ page, path, language }) => {
  await page.goto(path('/costa-rica/trip/cloud-forest-to-corcovado'))
  const other = language === 'en' ? 'es' : 'en'
  const href = await page.locator(`a[hreflang="${other}"]`).first().getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(/\/costa-rica\/trip\/cloud-forest-to-corcovado$/)
})
