import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard-steps.ts'
import { addTraveller, PASSWORD } from './sample-traveller.ts'
import { expect, test, untilTakenOver } from './site-test.ts'

/** Tabs to a control, forwards or backwards, and checks that it looks different with the focus. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  const isShown = await target.evaluate(element => {
    const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element)
    element.blur()
    const before = getComputedStyle(element)
    const differs = outlineStyle !== before.outlineStyle || boxShadow !== before.boxShadow
    const isMarked = differs || borderColor !== before.borderColor
    element.focus()
    return isMarked
  })
  expect(isShown).toBe(true)
}

/**
 * The next Tab continues within the page, not from its top; no focus ring suggests that its title could be pressed.
 */
async function expectPlaceIn(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  const rings = await page.evaluate(() => {
    const place = document.activeElement
    return place?.matches('h1, main') ? getComputedStyle(place).outlineStyle : 'none'
  })
  expect(rings).toBe('none')
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, target, key)
  await page.keyboard.press('Enter')
}

async function write(page: Page, target: Locator, words: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.insertText(words)
}

test('a traveller goes from the password to the invoice with the keyboard alone', async ({
  page,
  path,
  word,
  query,
  language,
}) => {
  const { email, planId } = await addTraveller(query, language)
  const title = page.getByRole('heading', { level: 1 })
  const part = (name: string) =>
    page.getByRole('navigation', { name: word('account_title') }).getByRole('link', { name })

  await page.goto(`${path('/account/login')}?next=${encodeURIComponent(path('/account'))}`)
  const form = page.locator('form').filter({ has: page.getByLabel(word('identity_password')) })
  await untilTakenOver(form)
  await write(page, form.getByLabel(word('contact_email')), email)
  await write(page, form.getByLabel(word('identity_password')), PASSWORD)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: word('account_read_proposal', { number: 1 }) }))
  await expect(title).toHaveText('Agua lenta')
  await expectPlaceIn(page)

  await press(page, part(word('conversation_messages')), 'Shift+Tab')
  await expect(page).toHaveURL(new RegExp(`/account/trips/${planId}$`))
  await expectPlaceIn(page)
  const thanks = 'We have read it twice.'
  const box = page.getByRole('textbox')
  const send = page.getByRole('button', { name: word('conversation_send') })
  const nothing = page.getByText(word('conversation_problem_empty'))
  await reach(page, box)
  await press(page, send)
  await expect(nothing).toBeVisible()
  // An email address is one word, however long, and must not widen the box.
  await reach(page, box, 'Shift+Tab')
  await page.keyboard.insertText(`${thanks} https://maps.example/${'place/'.repeat(60)}`)
  await expect(nothing).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await press(page, send)
  await expect(page.getByRole('listitem').filter({ hasText: thanks })).toBeVisible()
  await expect(box).toHaveValue('')

  await press(page, part(word('proposal_page_title')), 'Shift+Tab')
  await expectPlaceIn(page)
  const day = page.locator('#day-2')
  const tick = day.getByRole('button', { pressed: false })
  await reach(page, tick.first())
  await page.keyboard.press('Space')
  const ticked = day.getByRole('button', { pressed: true })
  await expect(ticked).toBeFocused()
  const ask = day.getByRole('button', { name: word('proposal_ask'), exact: true })
  await press(page, ask)
  await expect(day.getByRole('textbox')).toBeFocused()
  await page.keyboard.insertText('Is there a bath?')
  await press(page, day.getByRole('button', { name: word('proposal_send') }))
  await expect(page.locator('#questions')).toContainText('Is there a bath?')
  await expect(ask).toBeFocused()

  const accept = page.locator('main').getByRole('link', { name: word('proposal_accept_trip') })
  // Nothing is signed while a question is open.
  await expect(accept).toHaveCount(0)
  await press(page, page.locator('#questions').getByRole('button', { name: /./ }))
  await expect(accept.first()).toBeAttached()
  // Behind the questions, at the end of the page.
  await press(page, accept.last())
  await expect(title).toHaveText(word('booking_sign_title'))
  await expectPlaceIn(page)
  await write(page, page.getByLabel(word('booking_name')), 'Ana Mora')
  for (const label of [word('booking_have_read'), word('booking_for_others')]) {
    await reach(page, page.getByLabel(label))
    await page.keyboard.press('Space')
    await expect(page.getByLabel(label)).toBeChecked()
  }
  await press(page, page.getByRole('button', { name: word('booking_sign', { number: 1 }) }))
  await expect(title).toHaveText(word('booking_deposit_title'))
  await expectPlaceIn(page)

  const details = page.getByRole('link', { name: word('booking_travellers_details') })
  await press(page, details)
  await expect(title).toHaveText(word('travellers_title'))
  await expectPlaceIn(page)
  await write(page, page.getByLabel(word('travellers_name')), 'Ana Mora')
  await reach(page, page.getByLabel(word('travellers_born')))
  await page.keyboard.type('05031984')
  await press(page, page.getByRole('button', { name: word('travellers_save_new'), exact: true }))
  await expect(page.getByRole('heading', { name: 'Ana Mora' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: word('travellers_saved') })).toBeVisible()
  await expectPlaceIn(page)

  // What was typed for one traveller is there again after switching to the other.
  const another = page.getByRole('button', { name: word('travellers_add') })
  const typed = page.getByLabel(word('travellers_name')).filter({ visible: true })
  await press(page, another, 'Shift+Tab')
  await write(page, typed, 'Luis')
  await press(page, page.getByRole('button', { name: /^(AM)?Ana Mora/ }), 'Shift+Tab')
  await expect(typed).toHaveValue('Ana Mora')
  await press(page, another)
  await expect(typed).toHaveValue('Luis')

  await press(page, part(word('account_trips')), 'Shift+Tab')
  await expectPlaceIn(page)
  await press(page, page.getByRole('link', { name: word('account_todo_settle') }))
  await expectPlaceIn(page)
  const byTransfer = page.getByRole('radio', { name: new RegExp(`^${word('booking_transfer')}`) })
  await reach(page, byTransfer)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(byTransfer).toBeChecked()
  await press(page, page.getByRole('button', { name: word('booking_send_invoice') }))
  await expect(page.getByText(word('booking_transfer_held'))).toBeVisible()
  const [invoice] = await query<{ reference: string }>(
    "select reference from invoice where plan_id = $1 and kind = 'deposit'",
    [planId],
  )
  await expect(page.getByText(invoice?.reference ?? 'no invoice')).toBeVisible()
  await reach(page, page.getByRole('button', { name: word('booking_copy_what', { name: 'IBAN' }) }))
})
