import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './site-test.ts'

test('on a phone the sitemap shows every link of a country’s row', async ({ page, path }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path('/sitemap'))
  const links = page.locator('#sitemap-countries + * article').first().locator(':scope > ul a')
  await expect(links).toHaveCount(7)
  for (const link of await links.all()) {
    const { left, right } = await link.evaluate(each => each.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  }
})

test('a call of the API is copied by a press, and one is shown with a key', async ({ page, path }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) => {
        document.title = text
      },
    })
  })
  await page.goto(path('/company/api'))
  const copies = page.getByRole('main').getByRole('button', { name: 'Copy' })
  await expect(copies).toHaveCount(2)
  await copies.last().click()
  await expect(page).toHaveTitle(/authorization: Bearer \$API_KEY/)
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('a question opens to its answer, by keyboard', async ({ page, path }) => {
  await page.goto(path('/company/how-it-works'))
  const questions = page.getByRole('main').locator('details')
  const question = questions.first()
  await expect(question.locator('p')).toBeHidden()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question.locator('p')).toBeVisible()
  await expect(questions).toHaveCount(8)
})

test('an article is set for reading, and leads to its trips, its places and the next', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/plus'))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/plus\/[a-z-]+$/)
  await page.goto(path('/plus/turtles-which-beach-which-month'))
  const paragraph = page.locator('article section p').first()
  const width = await paragraph.evaluate(p => {
    const letters = p.textContent?.length ?? 0
    const range = document.createRange()
    range.selectNodeContents(p)
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
    return letters / lines
  })
  expect(width).toBeLessThan(75)
  const contents = page.getByRole('navigation', { name: word('company_contents') })
  await contents.getByRole('link').last().click()
  await expect(page.locator('article section').last()).toBeInViewport()
  await expect(page.locator('[data-trip="the-other-coast"]')).toBeVisible()
  const places = page.getByRole('navigation', { name: word('article_places') })
  await expect(places.getByRole('link')).toHaveCount(4)
  await expect(page.locator('main h3').filter({ has: page.locator('a[href*="/plus/"]') })).toHaveCount(3)
})

test('the feed is valid, in the language of its address, and linked in the head', async ({
  page,
  path,
  request,
  language,
}) => {
  await page.goto(path('/plus'))
  const link = page.locator('link[type="application/atom+xml"]')
  await expect(link).toHaveAttribute('href', path('/plus/feed.xml'))
  const response = await request.get(path('/plus/feed.xml'))
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = await page.evaluate(
    xml => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const entries = [...document.querySelectorAll('entry')]
      return {
        faults: document.querySelectorAll('parsererror').length,
        lang: document.documentElement.getAttribute('xml:lang'),
        ids: entries.map(entry => entry.querySelector('id')?.textContent ?? ''),
        whole: entries.every(entry => (entry.querySelector('content')?.textContent?.length ?? 0) > 2_000),
      }
    },
    await response.text(),
  )
  expect(feed).toMatchObject({ faults: 0, lang: language, whole: true })
  expect(new Set(feed.ids).size).toBe(20)
  for (const id of feed.ids) expect((await request.get(new URL(id).pathname)).status()).toBe(200)
})

test.describe('the newsletter, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is requested in the footer, confirmed by email, and stopped again', async ({
    page,
    path,
    word,
    query,
    language,
  }) => {
    const email = `reader-${randomUUID()}@example.com`
    await page.goto(path('/company'))
    await page.locator('footer input[type="email"]').fill(email)
    await page.getByRole('button', { name: word('footer_newsletter_send') }).click()
    const form = page.locator('form').filter({ hasText: word('newsletter_send') })
    await expect(form.getByLabel(word('contact_email'))).toHaveValue(email)
    await form.getByRole('button', { name: word('newsletter_send') }).click()
    await expect(page.getByRole('status')).toHaveText(word('newsletter_look'))
    expect(page.url()).not.toContain(encodeURIComponent(email))

    const [kept] = await query<{ key: string; locale: string; confirmed: boolean }>(
      'select key, locale, confirmed_ts is not null as confirmed from newsletter_address where email = $1',
      [email],
    )
    expect(kept).toMatchObject({ locale: language.toUpperCase(), confirmed: false })
    await page.goto(path(`/account/letter/${kept?.key}`))
    await expect(page.getByRole('status')).toHaveText(word('newsletter_waiting', { email }))
    await page.getByRole('button', { name: word('newsletter_confirm') }).click()
    await expect(page.getByRole('status')).toHaveText(word('newsletter_subscribed', { email }))
    await page.getByRole('button', { name: word('newsletter_end') }).click()
    await expect(page.getByRole('status')).toHaveText(word('newsletter_ended', { email }))
  })
})

test.describe('an invalid email address', () => {
  // The browser reports the answer's status, 422.
  test.use({ allowedErrors: [/422/] })

  test('an invalid address is refused with a message, and what was typed stays', async ({
    page,
    path,
    word,
  }) => {
    await page.goto(path('/account/signup?email=ana'))
    const form = page.locator('form').filter({ hasText: word('newsletter_send') })
    const field = form.getByLabel(word('contact_email'))
    await form.evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.getByRole('button', { name: word('newsletter_send') }).click()
    await expect(field).toHaveValue('ana')
    await expect(page.getByText(word('contact_email_invalid'))).toBeVisible()
    await expectAccessible(page)
  })
})

for (const script of [true, false]) {
  test.describe(`a partner’s page ${script ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: script })

    test('takes a request that is attributed to the partner, and thanks for it', async ({
      page,
      path,
      word,
      query,
    }) => {
      const email = `friend-${randomUUID()}@example.com`
      await page.goto(path('/aaa-preview/kestrel-and-wren'))
      await expect(page.locator('body > header nav, footer')).toHaveCount(0)
      const form = page.locator('main form')
      await expect(form.getByLabel(word('contact_country')).locator('option')).toHaveCount(5)
      await form.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
      await form.getByLabel(word('contact_email')).fill(email)
      await form.getByLabel(word('contact_message')).fill('Two of us, in March, for birds.')
      await form.getByRole('button', { name: word('contact_send') }).click()
      await expect(page).toHaveURL(/\/aaa-success\/kestrel-and-wren\?receipt=[\w-]{24}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        word('receipt_title_by', { name: 'Daniela' }),
      )
      await expect(page.getByText('Daniela Quesada')).toBeVisible()
      const rows = await query<{ partner: string }>(
        'select a.key as partner from plan p join affiliate a on a.id = p.affiliate_id where p.contact_email = $1',
        [email],
      )
      expect(rows).toEqual([{ partner: 'kestrel-and-wren' }])
      await page.getByRole('link', { name: word('contact_see_receipt') }).click()
      await expect(page.getByText('Two of us, in March, for birds.')).toBeVisible()
    })
  })
}
