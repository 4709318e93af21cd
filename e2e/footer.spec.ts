import { expect, test } from './site-test.ts'

test('the footer knows its country, and takes an address to the page that signs up', async ({
  page,
  path,
  word,
}) => {
  await page.goto(path('/costa-rica'))
  const footer = page.getByRole('contentinfo')
  const columns = footer.getByRole('navigation', { name: word('footer_label') })
  for (const title of [word('nav_make_my_adventure'), word('footer_support'), word('nav_company')])
    await expect(columns.getByRole('heading', { name: title })).toBeVisible()
  for (const label of [word('footer_country_destinations', { country: 'Costa Rica' }), 'Costa Rica'])
    await expect(columns.getByRole('link', { name: label }).first()).toBeVisible()
  await expect(columns.locator(`a[href="${path('/costa-rica/tours')}"]`)).toBeVisible()
  for (const number of ['+14155550142', '+16045550119', '+442079460958'])
    await expect(columns.locator(`a[href="tel:${number}"]`)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Ceiba Journeys`)

  const email = footer.getByRole('textbox', { name: word('footer_newsletter_email') })
  const send = footer.getByRole('button', { name: word('footer_newsletter_send') })
  await expect(email).toHaveAttribute('type', 'email')
  const isMissing = () => email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)
  await send.click()
  expect(await isMissing()).toBe(true)
  await email.fill('grace')
  await send.click()
  await expect(page).toHaveURL(new RegExp(`${path('/costa-rica')}$`))
  await email.fill('grace+trips@example.com')
  await send.click()
  await expect(page).toHaveURL(/\/account\/signup\?email=grace%2Btrips(@|%40)example\.com$/)

  await page.goto(path('/trips'))
  await expect(columns.locator('a[href$="/tours"], a[href$="/destinations"]')).toHaveCount(0)
})

test('the home page and the lists end with its links too', { tag: '@both-everywhere' }, async ({
  page,
  path,
  word,
}) => {
  for (const address of ['/', '/costa-rica/hotels', '/costa-rica/tours', '/costa-rica/destinations']) {
    await page.goto(path(address))
    const footer = page.getByRole('contentinfo')
    for (const [label, target] of [
      ['nav_contact', '/company/contact'],
      ['when_nav', '/when-to-go'],
      ['footer_sitemap', '/sitemap'],
      ['footer_flora_fauna', '/flora-fauna'],
      ['nav_account', '/account'],
      ['footer_privacy', '/company/privacy'],
    ] as const)
      await expect(footer.getByRole('link', { name: word(label), exact: true })).toHaveAttribute(
        'href',
        path(target),
      )
    await expect(footer.getByRole('link', { name: /^(Español|English)$/ })).toBeVisible()
    await expect(footer.getByRole('textbox')).toHaveCount(0)
  }
})
