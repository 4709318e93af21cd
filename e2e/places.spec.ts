import { expect, test } from './site-test.ts'

test('a destination answers what its visitors look for', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/destinations/tortuguero'))
  const main = page.getByRole('main')
  const crumbs = main.getByRole('navigation', { name: word('breadcrumbs_label') }).getByRole('link')
  await expect(crumbs.first()).toHaveText('Costa Rica')
  await expect(crumbs.last()).toHaveAttribute('href', path('/costa-rica/regions/caribbean'))
  for (const title of [
    word('season_when_to_go'),
    word('transfer_title'),
    word('place_sights'),
    word('place_tours', { place: 'Tortuguero' }),
    word('species_wildlife'),
    word('place_hotels'),
    word('place_trips'),
    word('place_ask_person_title', { name: 'Daniela', place: 'Tortuguero' }),
    word('place_next'),
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  }
  const wild = main.locator('#wildlife').getByRole('row', { name: /Chelonia mydas/ })
  await expect(wild.getByRole('link')).toHaveAttribute('href', /flora-fauna\/green-turtle/)
  await expect(main.locator('#ask').getByRole('link').first()).toHaveAttribute(
    'href',
    /ask\?country=costa-rica.*tortuguero/,
  )
})

test('the year is drawn, and described for screen readers', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/destinations/tortuguero'))
  const table = page.locator('#when').getByRole('table', {
    name: word('season_climate_of', { place: 'Tortuguero' }),
  })
  await expect(table.getByRole('row')).toHaveCount(13)
  const september = table.getByRole('row').nth(9)
  await expect(september.getByRole('cell')).toHaveText(['31', '23', '17'])
  await expect(september.getByRole('rowheader')).toContainText(
    word('season_best_month', { month: '' }).trim().replace(/^,\s*/, ''),
  )
  const chart = page.locator('#when svg')
  expect((await chart.boundingBox())?.height).toBeGreaterThan(100)
})

test('an event of a country’s year has its name at the left, on a phone above its bars @both', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/kenya'))
  const year = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: word('season_title'), exact: true }) })
  const region = await year.getByRole('heading', { level: 3 }).first().boundingBox()
  const events = await year
    .getByRole('list')
    .last()
    .getByRole('listitem')
    .evaluateAll(items =>
      items.map(item => [...item.children].map(part => part.getBoundingClientRect().toJSON() as DOMRect)),
    )
  expect(events.length).toBeGreaterThan(4)
  for (const [name, bars] of events) {
    expect(name?.x).toBe(region?.x)
    expect(name && bars && (name.right <= bars.x || name.bottom <= bars.y)).toBe(true)
  }
})

test('a country has its best months on the page of a month too, and degrees', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/peru'))
  const best = await page
    .getByRole('main')
    .getByText(word('country_best'), { exact: true })
    .locator('xpath=following-sibling::*')
    .textContent()
  await page.goto(path('/when-to-go?month=12'))
  const peru = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Peru' }) })
  await expect(peru.getByText(word('season_best_months', { months: best ?? '' }))).toBeVisible()
  const wet = peru.getByText(/Machu Picchu/)
  await expect(wet).toBeHidden()
  await peru.locator('summary').click()
  await expect(wet).toContainText('°C')
})

test('on a phone what to know before going is folded by part, and emergency numbers come first @phone', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/kenya/before-you-go'))
  const emergency = page.locator('#emergency')
  await expect(emergency).toBeHidden()
  await page
    .getByRole('navigation', { name: word('before_contents') })
    .getByRole('link', { name: word('before_part_safety'), exact: true })
    .click()
  await expect(emergency).toBeVisible()
  await expect(emergency.getByRole('paragraph').first()).toContainText('999')
  await expect(emergency.getByText(word('before_not_known'))).toBeVisible()
})

test('a transfer in the list and its place on the map highlight each other', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/destinations/tortuguero'))
  const ways = page.locator('#ways')
  await ways.scrollIntoViewIfNeeded()
  const fill = (slug: string) =>
    ways
      .locator(`[data-place="${slug}"] rect`)
      .first()
      .evaluate(mark => getComputedStyle(mark).fill)
  const before = await fill('san-jose')
  const fromCapital = ways
    .getByRole('listitem')
    .filter({ hasText: word('transfer_from', { place: 'San José' }) })
  await expect(async () => {
    // A pointer that was there before the script caused no event: it moves in again.
    await page.mouse.move(5, 5)
    await fromCapital.hover()
    expect(await fill('san-jose')).not.toBe(before)
  }).toPass()
  await fromCapital.getByRole('link').click()
  await expect(page).toHaveURL(/\/destinations\/san-jose$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('San José')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the transfers, their map and an unwritten page work all the same', async ({ page, path }) => {
    await page.goto(path('/costa-rica/destinations/tortuguero'))
    await expect(page.locator('#ways').getByRole('listitem').first()).toBeVisible()
    await expect(page.locator('#ways').getByRole('img')).toBeVisible()
    await page.goto(path('/laos/destinations/luang-prabang'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luang Prabang')
    await expect(page.locator('#ask')).toBeVisible()
  })
})

test('from a region to a place, to a sight, and back to its destination', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/regions/northern-zone'))
  await page
    .locator('#places')
    .getByRole('link', { name: /La Fortuna/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/destinations\/la-fortuna$/)
  await page
    .locator('#sights')
    .getByRole('link', { name: /Arenal/ })
    .click()
  await expect(page).toHaveURL(/\/attractions\/arenal-volcano-national-park$/)
  await expect(page.getByText(word('place_fact_opens'), { exact: true })).toBeVisible()
  await page
    .getByRole('navigation', { name: word('breadcrumbs_label') })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/destinations\/la-fortuna$/)
})

test('whoever wants the treks of a country without trips is told so, with those there are and one way to ask', {
  tag: '@both-everywhere',
}, async ({ page, path, word, language }) => {
  const answer = word('unplanned_sought_treks', { country: { en: 'Bhutan', es: 'Bután' }[language] })
  await page.goto(path('/bhutan/treks'))
  const main = page.getByRole('main')
  await expect(main).toContainText(answer)
  for (const address of ['/everest-base-camp', '/kilimanjaro-summit'])
    await expect(main.locator(`a[href="${path(address)}"]`)).toBeVisible()
  await main.getByRole('link', { name: word('unplanned_on_foot') }).click()
  await expect(page).toHaveURL(/\/trips\?ftype=/)
  await expect(page.locator('article[data-trip]').first()).toBeVisible()
  await page.goto(path('/bhutan'))
  await expect(main).toContainText(word('unplanned_near'))
  await expect(main).not.toContainText(answer)
  await expect(main.locator('a[data-ask]')).toHaveCount(1)
})
