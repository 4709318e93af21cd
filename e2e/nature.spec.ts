import { expect, test } from './site-test.ts'

test('the guide is filtered by a country, a kind and a month, and the address shows it', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/flora-fauna'))
  const main = page.getByRole('main')
  await main.getByLabel(word('species_filter_kind'), { exact: true }).selectOption('bird')
  await main.getByLabel(word('species_filter_country'), { exact: true }).selectOption('costa-rica')
  await main.getByLabel(word('species_filter_month'), { exact: true }).selectOption('10')
  await expect(page).toHaveURL(/kind=bird.*country=costa-rica.*month=10/)
  await expect(main.getByRole('link', { name: /Buteo platypterus/ }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /Panthera onca/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /Pharomachrus mocinno/ })).toHaveCount(0)
})

test('an empty result leads to one that is not', async ({ page, path, word }) => {
  await page.goto(path('/flora-fauna?kind=amphibian&country=kenya'))
  const main = page.getByRole('main')
  await expect(main.getByText(word('species_none'))).toBeVisible()
  await main.getByRole('link', { name: word('species_all') }).click()
  await expect(page.locator('#wall').getByRole('link', { name: /Agalychnis callidryas/ })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the guide can be filtered all the same', async ({ page, path, word }) => {
    await page.goto(path('/flora-fauna'))
    const main = page.getByRole('main')
    await main.getByLabel(word('species_filter_kind'), { exact: true }).selectOption('plant')
    await main.getByRole('button', { name: word('species_show') }).click()
    await expect(main.getByRole('link', { name: /Ceiba pentandra/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /Panthera leo/ })).toHaveCount(0)
  })
})

test('an animal alone in its line fills it, and a theme’s planner is on its page once @phone', async ({
  page,
  path,
}) => {
  await page.goto(path('/kenya/honeymoon-vacations'))
  const animals = page.locator('#species').getByRole('list')
  const [line, first] = await Promise.all([
    animals.boundingBox(),
    animals.getByRole('listitem').last().boundingBox(),
  ])
  expect(line?.width).toBeGreaterThan(300)
  expect(Math.round((first?.x ?? 0) + (first?.width ?? 0))).toBe(
    Math.round((line?.x ?? 0) + (line?.width ?? 0)),
  )
  const main = page.getByRole('main')
  await expect(main.locator('aside').getByRole('link').first()).toHaveAttribute('href', /\/expert\//)
  await expect(page.locator('#planner')).toHaveCount(0)
})

test('from the home page to a species, its calendar, its trips and related species', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/flora-fauna'))
  // Only the first of each kind stand there; all of them on the kind's own page.
  await page.locator('#bird').getByRole('link').first().click()
  await page
    .locator('#wall')
    .getByRole('link', { name: /Pharomachrus mocinno/ })
    .click()
  await expect(page).toHaveURL(/\/flora-fauna\/quetzal$/)
  const main = page.getByRole('main')
  const plate = main.locator('img').first()
  await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(main.getByRole('table').getByRole('row', { name: /San Gerardo de Dota/ })).toContainText('–')
  await expect(main.getByRole('heading', { name: word('species_trips') })).toBeVisible()
  await expect(main.locator('#related').getByRole('link', { name: /Procnias tricarunculatus/ })).toBeVisible()
  await expect(main.locator('#ask').getByRole('link').first()).toHaveAttribute(
    'href',
    /ask\?country=costa-rica/,
  )
})

test('a family page begins its sentence with the family', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/family-vacations'))
  await expect(page.locator('#personalize')).toContainText(word('group_family'))
})

test('a trip shows the species of each of its days, and all of them in a row that the keyboard scrolls', {
  tag: '@both-everywhere',
}, async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/trip/seven-days-on-the-osa'))
  const tapir = page.locator(`#day-3 a[href="${path('/flora-fauna/bairds-tapir')}"]`)
  await expect(tapir).toBeVisible()
  const row = page.getByRole('region', { name: word('trip_seen') })
  await row.scrollIntoViewIfNeeded()
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollX)).toBe(0)
  const whale = row.getByRole('link', { name: /Megaptera novaeangliae/ })
  await whale.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/flora-fauna\/humpback-whale$/)
})
