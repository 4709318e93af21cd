import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './site-test.ts'

/** A tour's row, by its anchor. */
function row(page: Page, key: string) {
  return page.getByRole('article').filter({ has: page.locator(`#${key}`) })
}

/** Pictures and lines of text that a row's control lies over. */
function coveredIn(rows: Element[]): string[] {
  const lines = (part: Element) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const rects: DOMRect[] = []
    while (texts.nextNode()) {
      const words = document.createRange()
      words.selectNodeContents(texts.currentNode)
      rects.push(...words.getClientRects())
    }
    return rects
  }
  return rows.flatMap(row => {
    const control = row.querySelector('button')?.getBoundingClientRect()
    if (!control) return []
    return [...row.querySelectorAll('img, h2, p')].flatMap(part =>
      (part instanceof HTMLImageElement ? [part.getBoundingClientRect()] : lines(part)).some(
        ({ left, right, top, bottom }) =>
          left < control.right - 1 &&
          right > control.left + 1 &&
          top < control.bottom - 1 &&
          bottom > control.top + 1,
      )
        ? (part.textContent || part.outerHTML).slice(0, 80)
        : [],
    )
  })
}

test('an open row is accessible', async ({ page, path }) => {
  await page.goto(path('/costa-rica/hotels#robledal-house'))
  await expect(row(page, 'robledal-house').getByText('14:00')).toBeVisible()
  await expectAccessible(page)
})

test('the list is filtered and ordered, and the address shows it', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/tours'))
  const main = page.getByRole('main')
  await main
    .getByRole('navigation', { name: word('catalogue_type') })
    .getByRole('link')
    .nth(1)
    .click()
  await expect(page).toHaveURL(/\?type=wildlife$/)
  await main.getByLabel(word('catalogue_sort'), { exact: true }).selectOption('price')
  await expect(page).toHaveURL(/\?type=wildlife&sort=price$/)
  await expect(row(page, 'quetzal-dawn')).toBeVisible()
  await expect(row(page, 'pacuare-white-water')).toHaveCount(0)
  await expect(main.getByRole('status').first()).toHaveText(
    word('catalogue_showing', { count: 6, total: 18 }),
  )
})

test('without results, removing one filter is a press away', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/tours?type=food&place=tortuguero'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: word('catalogue_none') })).toBeVisible()
  await main
    .getByRole('link', { name: word('catalogue_any_type') })
    .first()
    .click()
  await expect(page).toHaveURL(/\?place=tortuguero$/)
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('a day is opened by its address, and closed by the keyboard', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/tours#quetzal-dawn'))
  const dawn = row(page, 'quetzal-dawn')
  const trips = dawn.getByRole('heading', { name: word('tour_trips') })
  await expect(trips).toBeVisible()
  await expect(dawn.getByRole('link', { name: word('catalogue_ask') })).toHaveAttribute('href', /message=/)
  await dawn.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(trips).toBeHidden()
})

test('a link from a page of full rows of cards leads to the open day', async ({ page, path }) => {
  await page.goto(path('/costa-rica/destinations/interest/wildlife'))
  const cards = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Bahía Drake' }) })
  const ends = await cards.evaluate(list =>
    [list, list.lastElementChild].map(part => Math.round(part?.getBoundingClientRect().right ?? 0)),
  )
  expect(ends[1]).toBe(ends[0])
  await page.locator('#tours').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/costa-rica\/tours#[a-z-]+$/)
  const key = new URL(page.url()).hash.slice(1)
  await expect(page.locator(`#${key}`)).toBeVisible()
})

test('one hotel is open at a time, and its name is never covered by its control', async ({ page, path }) => {
  await page.goto(path('/costa-rica/hotels#robledal-house'))
  await row(page, 'casa-cacao').locator('summary').press('Enter')
  await expect(page.locator('#casa-cacao')).toBeVisible()
  await expect(page.locator('#robledal-house')).toBeHidden()
  for (const house of await page.getByRole('article').all()) {
    const [name, control] = await Promise.all([
      house.getByRole('heading', { level: 2 }).evaluate(heading => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return words.getBoundingClientRect().toJSON() as DOMRect
      }),
      house.getByRole('button').boundingBox(),
    ])
    const apart =
      control &&
      (name.right <= control.x || name.bottom <= control.y || name.top >= control.y + control.height)
    expect(apart).toBe(true)
  }
})

test('on a phone a row’s control covers neither its picture nor its words, open or closed @phone', async ({
  page,
  path,
  word,
}) => {
  for (const list of ['hotels', 'tours', 'destinations']) {
    await page.goto(path(`/costa-rica/${list}`))
    const rows = page.getByRole('main').getByRole('article')
    await expect(rows.first().getByRole('button')).toBeVisible()
    expect(await rows.evaluateAll(coveredIn), list).toEqual([])
  }
  await page.goto(path('/costa-rica/tours#quetzal-dawn'))
  const dawn = row(page, 'quetzal-dawn')
  await expect(dawn.getByText(word('hotel_close'), { exact: true })).toBeVisible()
  await expect(row(page, 'pacuare-white-water').getByText(word('hotel_more'), { exact: true })).toBeVisible()
  expect(await dawn.evaluateAll(coveredIn)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is filtered, rows open, and nothing is offered that would not work', async ({
    page,
    path,
    word,
  }) => {
    await page.goto(path('/costa-rica/tours'))
    const main = page.getByRole('main')
    await main.getByLabel(word('catalogue_place'), { exact: true }).selectOption('monteverde')
    await main.getByRole('button', { name: word('catalogue_show') }).click()
    const bridges = row(page, 'hanging-bridges-at-dawn')
    await expect(bridges.getByRole('button')).toBeHidden()
    await bridges.locator('summary').click()
    await bridges.getByRole('link', { name: word('tour_whole') }).click()
    await expect(row(page, 'hanging-bridges-at-dawn').getByText(word('tour_bring'))).toBeVisible()
    await page.goBack()
    await expect(row(page, 'quetzal-dawn')).toHaveCount(0)
  })

  test('a question from here opens on its own page', async ({ page, path, word }) => {
    await page.goto(path('/costa-rica/hotels#robledal-house'))
    await row(page, 'robledal-house')
      .getByRole('link', { name: word('catalogue_ask') })
      .click()
    await expect(page.getByLabel(word('contact_message'))).toHaveValue(/Robledal/)
  })
})
