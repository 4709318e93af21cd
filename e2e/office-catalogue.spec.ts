import type { Page } from '@playwright/test'
import { look } from './answered-plan.ts'
import { tabTo } from './keyboard-steps.ts'
import { logIn } from './people-and-mail.ts'
import { expect, test } from './site-test.ts'

const TRIP = 'two-hammocks'
const PAGE = `/costa-rica/trip/${TRIP}`
const LEAD = { en: 'Two hammocks, one whale and no plan.', es: 'Dos hamacas, una ballena y ningún plan.' }
/** What one of two travellers pays: the guide of the third price line at US$ 180, and at 230. */
const PRICE = { before: /US\$\s2[.,\s]210/, after: /US\$\s2[.,\s]260/ }
/** The first check of a process reads the whole catalogue. */
const FIRST_CHECK = { timeout: 40_000 }

async function readsTrip(visitor: Page, price: RegExp): Promise<void> {
  await visitor.goto(`/es${PAGE}`)
  await expect(visitor.getByText(LEAD.es).first()).toBeVisible()
  await visitor.goto(PAGE)
  await expect(visitor.getByText(LEAD.en).first()).toBeVisible()
  await expect(visitor.getByText(price).first()).toBeVisible()
}

test('an admin changes a trip’s words and price by keyboard, publishes, and a visitor reads them', async ({
  page,
  path,
  word,
  engine,
  language,
  anotherPerson,
}) => {
  const { keyboard } = page
  const field = (name: 'lead', language: 'english' | 'spanish') =>
    page.getByLabel(
      word('office_document_in', {
        label: word(`office_field_${name}`),
        language: word(`office_document_${language}`),
      }),
      { exact: true },
    )

  await test.step('find the trip', async () => {
    await logIn(page, { path, word, engine }, { role: 'admin', next: '/admin/catalogue' })
    await expect(page.getByRole('heading', { level: 1, name: word('office_catalogue') })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await look(page)
    await keyboard.press('/')
    await keyboard.type(TRIP)
    await keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByText(word('office_document_as_published'))).toBeVisible()
  })

  await test.step('what is missing is said beside its field, and writing it is enough', async () => {
    await tabTo(page, field('lead', 'english'))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.press('Delete')
    await expect(page.locator('#field-lead-en-says')).toContainText(
      word('office_problem_missing'),
      FIRST_CHECK,
    )
    await look(page)
    await keyboard.type(LEAD.en)
    await tabTo(page, field('lead', 'spanish'), language === 'es' ? 'Shift+Tab' : 'Tab')
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(LEAD.es)
  })

  await test.step('the price of the guide', async () => {
    const contents = page.getByRole('navigation', { name: word('office_document_contents') })
    await tabTo(page, contents.getByRole('button', { name: word('office_field_prices') }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.locator('#field-prices > summary')).toBeFocused()
    await tabTo(page, page.locator('#field-prices-2 > summary'))
    await keyboard.press('Enter')
    await tabTo(page, page.getByLabel(word('office_field_amount'), { exact: true }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('230')
    await expect(page.getByText(word('office_document_saved'))).toBeVisible()
    await expect(page.getByText(word('office_problem_missing'))).toHaveCount(0)
  })

  await test.step('publish what is listed', async () => {
    await keyboard.press('ControlOrMeta+s')
    const dialog = page.getByRole('dialog', { name: word('office_document_publish_title') })
    await expect(dialog.getByText(LEAD.en)).toBeVisible()
    await expect(dialog.getByText(word('office_document_changes', { count: 3 }))).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: word('office_document_publish_now') }))
    await keyboard.press('Enter')
    await expect(page.getByText(word('office_document_is_published'))).toBeVisible(FIRST_CHECK)
  })

  const visitor = await anotherPerson()
  await test.step('a visitor reads it in both languages', () => readsTrip(visitor, PRICE.after))

  await test.step('what was released is published again', async () => {
    await tabTo(page, page.getByRole('button', { name: word('office_document_history') }), 'Shift+Tab')
    await keyboard.press('Enter')
    const history = page.getByRole('complementary', { name: word('office_document_history') })
    await tabTo(page, history.locator('summary').last())
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByText(word('office_document_is_reverted', { number: 0 }))).toBeVisible()
    await visitor.goto(PAGE)
    await expect(visitor.getByText(PRICE.before).first()).toBeVisible()
  })
})
