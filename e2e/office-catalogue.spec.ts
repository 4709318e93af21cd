import { look } from './answered-plan.ts'
import { tabTo } from './keyboard-steps.ts'
import { logIn } from './people-and-mail.ts'
import { expect, test } from './site-test.ts'

const TRIP = 'two-hammocks'
const PAGE = `/costa-rica/trip/${TRIP}`
const LINE = { en: 'Two hammocks, one reef and no plan.', es: 'Dos hamacas, un arrecife y ningún plan.' }

test('an admin changes a trip’s words and price by keyboard, publishes, and a visitor reads them', async ({
  page,
  path,
  word,
  engine,
  anotherPerson,
}) => {
  const { keyboard } = page
  const visitor = await anotherPerson()
  const priceOf = () => visitor.locator('[data-price]').first().innerText()

  await test.step('find the trip', async () => {
    await logIn(page, { path, word, engine }, { role: 'admin', next: '/admin/catalogue' })
    await expect(page.getByRole('heading', { level: 1, name: word('office_catalogue') })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await look(page)
    await keyboard.press('/')
    await keyboard.type(TRIP)
    await keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByText(word('office_document_as_published'))).toBeVisible()
  })

  const lineIn = (language: 'english' | 'spanish') =>
    page.getByLabel(
      word('office_document_in', {
        label: word('office_field_line'),
        language: word(`office_document_${language}`),
      }),
      { exact: true },
    )
  await test.step('what is missing is said beside its field, and correcting it is enough', async () => {
    await tabTo(page, lineIn('english'))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.press('Delete')
    await expect(page.getByText(word('office_problem_missing')).first()).toBeVisible()
    await look(page)
    await tabTo(page, lineIn('english'))
    await keyboard.type(LINE.en)
    await tabTo(page, lineIn('spanish'))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(LINE.es)
    await expect(page.getByText(word('office_document_saved'))).toBeVisible()
    await expect(page.getByText(word('office_problem_missing'))).toHaveCount(0)
  })
})
