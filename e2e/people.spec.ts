import { expect, test } from './site-test.ts'

test('every active country shows its planners, and how to reach them', async ({
  request,
  path,
  query,
  word,
}) => {
  const countries = await query<{ tag: string; name: { en: string; es: string } }>(
    "select tag, name from country where active and type = 'country'",
  )
  expect(countries).toHaveLength(15)
  for (const { tag } of countries) {
    const response = await request.get(path(`/${tag}/team`))
    expect(response.status(), tag).toBe(200)
    const html = await response.text()
    for (const part of [
      'id="call"',
      'href="tel:+',
      'href="sms:+',
      'href="mailto:',
      'https://wa.me/',
      'https://m.me/',
    ])
      expect(html, `${tag}: ${part}`).toContain(part)
    expect(html).toContain(word('team_contact_us'))
  }
})

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('a planner’s hours are in the visitor’s time zone, with whether they are at work', async ({
    page,
    path,
    word,
  }) => {
    // A Monday, nine in the morning in San José and midnight in Tokyo.
    await page.clock.setFixedTime(new Date('2026-11-16T15:00:00Z'))
    await page.goto(path('/expert/daniela-quesada'))
    const desk = page.getByRole('complementary', { name: word('staff_hours') })
    await expect(desk).toContainText('07:30–17:00')
    await expect(desk).toContainText(word('staff_hours_zone', { place: 'San José', offset: 'UTC−6' }))
    await expect(desk).toContainText(word('staff_open_until', { time: '08:00' }))
    await expect(desk).toContainText('22:30–08:00')
  })
})

test('without script hours are in the planner’s own time zone, and planners are found by their country', async ({
  browser,
  path,
  word,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(path('/expert/daniela-quesada'))
  // Those in the reader's own time are hidden.
  await expect(page.getByText('07:30–17:00').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('UTC−6')).toBeVisible()

  await page.goto(path('/expert'))
  await page.getByLabel(word('experts_country'), { exact: true }).selectOption('belize')
  await page.getByRole('button', { name: word('experts_show') }).click()
  await expect(page).toHaveURL(/country=belize/)
  await expect(page.getByRole('main').getByRole('article').getByText('Delroy Castillo')).toBeVisible()
  await expect(page.getByRole('main').getByText('Rafael Huamán')).toHaveCount(0)
  await context.close()
})

test('on a phone every planner is in sight, two beside each other @phone', async ({ page, path }) => {
  await page.goto(path('/expert'))
  const people = page.locator('#peru').getByRole('article')
  await expect(people.nth(2)).toBeVisible()
  const boxes = await people.evaluateAll(cards =>
    cards.map(card => card.getBoundingClientRect().toJSON() as DOMRect),
  )
  for (const { x, right } of boxes) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  }
  expect(boxes[1]?.y).toBe(boxes[0]?.y)
  expect(boxes[2]?.y).toBeGreaterThan(boxes[0]?.bottom ?? 0)
})

test('a short review beside a long one has its title at the same height', async ({ page, path }) => {
  await page.goto(path('/expert/rafael-huaman'))
  const reviews = page.getByRole('main').locator('article:not([data-trip])')
  const below = await reviews.evaluateAll(articles =>
    articles.flatMap(article => {
      const [head, words] = article.children
      const title = words?.querySelector('h3')
      return head && title ? title.getBoundingClientRect().y - head.getBoundingClientRect().bottom : []
    }),
  )
  expect(below.length).toBeGreaterThan(4)
  expect(Math.max(...below) - Math.min(...below)).toBeLessThan(2)
})

test('Book a Call leads from the country to the telephone and the form', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica'))
  await page
    .locator('#qcf')
    .getByRole('link', { name: word('team_book_a_call') })
    .click()
  await expect(page).toHaveURL(/\/costa-rica\/team/)
  const call = page.locator('#call')
  await expect(call.getByRole('link', { name: /555-0151/ }).first()).toHaveAttribute(
    'href',
    'tel:+14155550151',
  )
  await call.getByRole('link', { name: word('team_call_form') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the quick contact section shows four first names at most, and the full team', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/costa-rica'))
  const section = page.locator('#qcf')
  expect(await section.locator('ul li b').count()).toBeLessThanOrEqual(4)
  await expect(section.getByText('Daniela', { exact: true })).toBeVisible()
  await expect(section.getByRole('heading', { name: word('team_contact_us') })).toBeVisible()
  await section.getByRole('link', { name: word('team_meet_full', { country: 'Costa Rica' }) }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('reviews are shortened on cards: titles to 70, texts to 150, an untitled one headed by its first sentence', async ({
  page,
  path,
  word,
  query,
  language,
}) => {
  await page.goto(path('/costa-rica'))
  const cards = page.getByRole('complementary', { name: word('below_label') }).getByRole('article')
  await expect(cards).toHaveCount(10)
  for (const card of await cards.all()) {
    await expect(card.locator('h3')).toHaveText(/^.{5,71}$/)
    await expect(card.locator('h3 + p')).toHaveText(/^.{5,151}$/s)
  }
  const [untitled] = await query<{ comment: { en: string; es: string } }>(
    "select comment from review where key = 'luis-carrasco-2026-10'",
  )
  const [first = ''] = untitled?.comment[language].split('. ') ?? []
  await expect(cards.locator('h3', { hasText: first })).toHaveCount(1)
})

test('a visitor returning to an old page gets fresh reviews, once', async ({
  page,
  path,
  word,
  language,
}) => {
  const asked: string[] = []
  await page.route('**/api/next/feedback/search*', async route => {
    asked.push(new URL(route.request().url()).search)
    const answer = [
      {
        comment: 'Fresh from the airport. It rained.',
        date: '2026-11-20',
        name: 'Newest of all',
        key: 'newest-of-all',
        country: 'costa-rica',
        country_name: 'Costa Rica',
        rating: 4,
        written_in: 'EN',
      },
    ]
    await route.fulfill({ json: answer })
  })
  await page.clock.install()
  await page.goto(path('/costa-rica'))
  await page.mouse.move(40, 40)
  await page.mouse.move(60, 60)
  const cards = page.getByRole('complementary', { name: word('below_label') }).getByRole('article')
  await expect(cards).toHaveCount(10)
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.clock.fastForward('04:00')
  await comeBack()
  expect(asked).toEqual([])
  await page.clock.fastForward('02:00')
  await expect(async () => {
    await comeBack()
    await expect(cards).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await expect(cards.getByRole('heading')).toHaveText('Fresh from the airport')
  await comeBack()
  const locale = language === 'es' ? 'ES' : 'EN'
  expect(asked).toEqual([`?query=costa-rica&limit=10&recent=true&locale=${locale}`])
})

test('testimonials can be filtered without script, in full, including critical ones, page by page', async ({
  browser,
  path,
  word,
  query,
  baseURL,
  language,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(path('/testimonials'))
  // Films are articles as well, in a section of their own.
  const reviews = page.locator('section', { has: page.getByRole('search') }).getByRole('article')
  await expect(reviews).toHaveCount(12)
  await page.getByRole('link', { name: word('testimonial_critical') }).click()
  const [worst] = await query<{ comment: { en: string; es: string } }>(
    'select comment from review order by rating, date desc limit 1',
  )
  await expect(reviews.first()).toContainText((worst?.comment[language] ?? '').slice(-60).trim())
  await page.getByRole('link', { name: word('pager_next') }).click()
  await expect(page).toHaveURL(
    url => url.searchParams.get('order') === 'critical' && url.searchParams.get('page') === '2',
  )
  const [whales] = await query<{ count: string; name: string }>(
    "select count(*), (select name ->> $1 from word where key = 'whales' limit 1) as name from review where 'whales' = any(tags)",
    [language],
  )
  await page.getByRole('button', { name: word('testimonial_tag') }).click()
  const menu = page.locator('[popover]:popover-open')
  await menu.getByRole('link', { name: whales?.name ?? '' }).click()
  await expect(reviews).toHaveCount(Number(whales?.count))
  await page.goto(path('/testimonials?country=laos'))
  await expect(reviews).toHaveCount(0)
  await expect(page.getByText(word('testimonial_none_in', { country: 'Laos' }))).toBeVisible()
  await context.close()
})
