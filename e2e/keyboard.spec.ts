import { expect, test, untilTakenOver } from './site-test.ts'

test('the sentence is made with the keyboard alone', async ({ page, path, word }) => {
  await page.goto(path('/'))
  const button = page.getByRole('button', { name: word('nav_make_my_adventure') })
  await expect(button).toBeDisabled()
  const slot = page.locator('main').getByLabel(new RegExp(`^${word('sentence_country')}: `))
  await slot.focus()
  await page.keyboard.press('Enter')
  const country = page.getByRole('radio', { name: 'Costa Rica' })
  await expect(country).toBeVisible()
  await country.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(country).toBeHidden()
  await expect(slot).toBeFocused()
  await expect(slot).toContainText('Costa Rica')
  await expect(button).toBeEnabled()
})

test('the dialog keeps the focus, closes on Escape and gives it back', async ({ page, path, word }) => {
  await page.goto(path('/costa-rica/trip/cloud-forest-to-corcovado'))
  const ask = page.locator('a[data-ask]').filter({ visible: true }).first()
  await ask.scrollIntoViewIfNeeded()
  await untilTakenOver(ask)
  await ask.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: word('contact_title') })
  await expect(dialog).toBeVisible()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'browser'
        : document.activeElement?.closest('dialog')
          ? 'dialog'
          : 'page',
    )
    expect(place).not.toBe('page')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
})

test('another page begins at its top: Tab goes to the skip link, and no focus ring is visible before', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/costa-rica/trip/cloud-forest-to-corcovado'))
  const other = page.locator('main a[href*="/costa-rica/trip/"]:not([href*="cloud-forest"])').first()
  await untilTakenOver(other)
  const title = await page.title()
  await other.click()
  await expect(page).not.toHaveTitle(title)
  const held = page.locator(':focus')
  await expect(held).toHaveText(await page.title())
  expect((await held.boundingBox())?.width).toBeLessThan(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: word('skip_to_content') })).toBeFocused()
})

test('messages show on blur', async ({ page, path, word }) => {
  await page.goto(path('/ask'))
  const main = page.locator('main')
  const email = main.getByLabel(word('contact_email'), { exact: true })
  await main.getByLabel(word('contact_name'), { exact: true }).focus()
  await email.focus()
  await expect(main.getByText(word('contact_name_required'))).toBeVisible()
  await email.fill('grace@')
  await main.getByLabel(word('contact_phone')).focus()
  await expect(main.getByText(word('contact_email_invalid'))).toBeVisible()
  await email.fill('')
  await expect(main.getByText(word('contact_email_required'))).toBeVisible()
  await main.getByLabel(word('contact_phone')).pressSequentially('+44 (20) call-me 79')
  await expect(main.getByLabel(word('contact_phone'))).toHaveValue('+44 (20) - 79')
})
