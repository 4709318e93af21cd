import { expect, test, untilTakenOver } from './site-test.ts'

const TRIP = '/peru/trip/salkantay-with-a-mule'

test('on a phone days fold to what one skims, paper has them all, and what to change goes to who made the trip', async ({
  page,
  path,
  word,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path(TRIP))
  const last = page.locator('#days details').last()
  await expect(last).not.toHaveAttribute('open')
  const all = page.locator('#days').getByRole('button')
  await all.click()
  await expect(page.locator('#days li details:not([open])')).toHaveCount(0)
  await all.click()
  await expect(page.locator('#days details[open]')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('#days li details:not([open])')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(all).toBeHidden()
  await expect(page.locator('#days summary > svg').first()).toBeHidden()
  await expect(page.locator('#price summary svg').first()).toBeHidden()
  const phone = page.locator('img[src="/icon.svg"] ~ b').last()
  await expect(phone).toBeVisible()
  await expect(phone).toHaveText(/^\+[\d ()-]{8,}$/)
  await page.emulateMedia({ media: 'screen' })

  const bar = page.getByRole('complementary', { name: word('trip_bar') })
  await expect(bar).toContainText(word('trip_bar_from'))
  await bar.getByRole('link', { name: word('nav_make_my_adventure') }).click()
  await expect(page).toHaveURL(/#personalize$/)
  // It leads to the form, and would cover it. The end of the part before is above the window.
  await expect(bar).toBeHidden()
  await expect
    .poll(() => page.locator('#personalize').evaluate(part => part.getBoundingClientRect().top))
    .toBeLessThan(1)
  const form = page.locator('#personalize form').first()
  const message = form.getByLabel(word('change_message'))
  const chip = form.getByRole('checkbox', { name: word('change_children') })
  await untilTakenOver(form.getByRole('button').last())
  await chip.check()
  await expect(message).toHaveValue(new RegExp(word('change_children_say').replaceAll('.', '\\.')))
  await expect(chip).toBeChecked()
  await chip.uncheck()
  await expect(message).toHaveValue('')
  await chip.check()
  await form.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
  await form.getByLabel(word('contact_email'), { exact: true }).fill('grace@example.com')
  const sent = page.waitForRequest('**/api/public/user/create_with_new_plan')
  await form.getByRole('button', { name: word('change_send', { name: 'Rafael' }) }).click()
  const { newPlan } = (await sent).postDataJSON()
  expect(newPlan.country).toBe('peru')
  expect(newPlan.notes).toContain(path(TRIP))
  expect(newPlan.notes).toContain(word('change_children_say'))
  const thanks = page.locator('#personalize').getByRole('heading', { name: word('contact_sent') })
  await expect(thanks).toBeVisible()
  await expect(page.locator('#personalize :focus')).toContainText(word('contact_sent'))
  await expect(
    page.getByRole('heading', { name: word('change_title', { title: '' }).slice(0, 12) }),
  ).toHaveCount(0)
  await expect(bar).toBeHidden()
})

test('by keyboard one gets into the form; days outside the best months are spoken of, and the thanks stay', async ({
  page,
  path,
  word,
}) => {
  await page.clock.install()
  await page.goto(path('/costa-rica/trip/cloud-forest-to-corcovado'))
  const part = page.locator('#personalize')
  const form = part.locator('form').first()
  const make = page.locator('main a[href="#personalize"]').first()
  await form.scrollIntoViewIfNeeded()
  await untilTakenOver(form.getByRole('button').last())
  await make.focus()
  await make.press('Enter')
  await expect(form).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.locator(':focus')).toHaveCount(1)

  const message = form.getByLabel(word('change_message'))
  await form.getByRole('checkbox', { name: word('change_children') }).press('Space')
  await expect(message).toHaveValue(`${word('change_children_say')} `)
  await message.focus()
  await page.keyboard.type('Naps after lunch.')
  await expect(message).toHaveValue(`${word('change_children_say')} Naps after lunch.`)

  await form.getByText(word('wish_form_title')).click()
  const year = new Date().getFullYear() + 1
  const note = form.getByText(word('wish_outside_best', { months: '', reason: '' }).slice(0, 10))
  await form.locator('[name=from]').fill(`${year}-02-03`)
  await form.locator('[name=to]').fill(`${year}-02-13`)
  await expect(note).toHaveCount(0)
  await form.locator('[name=from]').fill(`${year}-09-20`)
  await form.locator('[name=to]').fill(`${year}-10-02`)
  await expect(note).toContainText(/September and October|septiembre y octubre/i)

  await form.getByLabel(word('contact_name'), { exact: true }).fill('Grace Okafor')
  await form.getByLabel(word('contact_email'), { exact: true }).fill('grace@example.com')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await form.getByRole('button', { name: word('change_send', { name: 'Daniela' }) }).click()
  const thanks = part.getByRole('heading', { name: word('contact_sent') })
  await expect(thanks).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(thanks).toBeVisible()
  await part.getByRole('button', { name: word('contact_again') }).click()
  await expect(thanks).toHaveCount(0)
  await expect(message).toHaveValue('')
  await expect(form).toBeFocused()
})
