import { expect, expectNoSidewaysScroll, test } from './site-test.ts'

test('from the home page to a country and one of its trips', {
  tag: ['@both-everywhere', '@firefox'],
}, async ({ page, path, word }) => {
  const main = page.locator('main')
  await page.goto(path('/'))
  await page.locator(`#wall a[href="${path('/costa-rica')}"]`).click()
  await expect(page).toHaveURL(new RegExp(`${path('/costa-rica')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Costa Rica')
  await expectNoSidewaysScroll(page)
  const trip = main.locator(`a[href^="${path('/costa-rica/trip/')}"]`).first()
  const address = (await trip.getAttribute('href')) ?? ''
  await trip.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(main.getByRole('link', { name: word('explorer_open') }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
