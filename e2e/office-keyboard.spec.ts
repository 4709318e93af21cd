import { randomUUID } from 'node:crypto'
import { emailTo, look } from './answered-plan.ts'
import { tabTo } from './keyboard-steps.ts'
import { seededPerson } from './people-and-mail.ts'
import { expect, test } from './site-test.ts'

const TRIP = 'Cloud Forest to Corcovado'
const said = {
  answer: 'Frogs like February. A draft comes today.',
  note: 'The boat costs more from May on.',
  letter: 'All by keyboard, and the frogs are in it.',
}
/** The sixth of June of next year: the browser's language decides whether day or month comes first. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1
const FIRST_DAY = `${NEXT_YEAR}-06-06`
const FIRST_DAY_TYPED = `0606${NEXT_YEAR}`

test('a planner’s whole work is done with the keyboard alone', async ({
  page,
  path,
  word,
  query,
  engine,
  language,
}) => {
  // A working day: it takes most of the usual limit by itself on a quiet machine.
  test.slow()
  const name = `Kofi ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  const newPlan = { country: 'costa-rica', notes: 'Frogs, please.\n----\nQCF URL: /costa-rica' }
  const sent = await page.request.post('/api/public/user/create_with_new_plan', {
    headers: { 'idempotency-key': randomUUID() },
    data: { name, email, newPlan },
  })
  expect(sent.ok()).toBe(true)
  const { keyboard } = page

  await test.step('log in, and find the plan', async () => {
    const person = seededPerson(engine, 'planner')
    await page.goto(`${path('/account/login')}?next=${encodeURIComponent(path('/admin'))}`)
    const form = page.locator('form').filter({ has: page.getByLabel(word('identity_password')) })
    await tabTo(page, form.getByLabel(word('contact_email')))
    await keyboard.type(person.email)
    await tabTo(page, form.getByLabel(word('identity_password')))
    await keyboard.type(person.password)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: word('office_inbox') })).toBeVisible()
    await keyboard.press('/')
    await keyboard.type(name)
    await keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByLabel(word('office_mark', { name }))).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await keyboard.press('ArrowDown')
  })

  const row = page.getByRole('link').filter({ hasText: name })
  await test.step('claim it and answer it', async () => {
    await expect(row).toBeFocused()
    await keyboard.press('c')
    await expect(page.getByRole('button', { name: word('office_claim_of', { name }) })).toHaveCount(0)
    await expect(row).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await keyboard.press('r')
    await expect(page.getByLabel(word('office_write', { name }), { exact: true })).toBeFocused()
    await keyboard.type(said.answer)
    await keyboard.press('Control+Enter')
    await expect(page.getByRole('listitem').filter({ hasText: said.answer })).toBeVisible()
    await expect(page.getByLabel(word('office_write', { name }), { exact: true })).toBeFocused()
  })

  await test.step('start a draft from a published trip', async () => {
    const trip = page.getByLabel(word('office_draft_trip'))
    await tabTo(page, trip)
    await keyboard.type(TRIP.slice(0, 8))
    await expect(trip.locator('option:checked')).toHaveText(TRIP)
    await tabTo(page, page.getByRole('button', { name: word('office_draft_from_trip') }))
    await keyboard.press('Enter')
    await expect(page.getByLabel(word('office_draft_title'), { exact: true })).toBeFocused()
    await tabTo(page, page.getByLabel(word('office_draft_starts')))
    await keyboard.type(FIRST_DAY_TYPED)
    await expect(page.getByLabel(word('office_draft_starts'))).toHaveValue(FIRST_DAY)
  })

  const titleOf = (number: number) =>
    page.getByLabel(word('office_day_title', { day: word('office_day_number', { number }) }), { exact: true })
  const grip = (number: number) =>
    page.getByRole('button', { name: word('office_move_day', { number }), exact: true })
  await test.step('move a day into the next place and back', async () => {
    const moved = await titleOf(3).inputValue()
    await tabTo(page, grip(3))
    await keyboard.press('Alt+ArrowDown')
    await expect(titleOf(4)).toHaveValue(moved)
    await expect(grip(4)).toBeFocused()
    await keyboard.press('Alt+ArrowUp')
    await expect(titleOf(3)).toHaveValue(moved)
    await expect(grip(3)).toBeFocused()
    await keyboard.press('Alt+ArrowUp')
    await expect(titleOf(2)).toHaveValue(moved)
    await expect(grip(2)).toBeFocused()
  })

  await test.step('a dialog gives the focus back', async () => {
    const house = page.getByRole('button', { name: 'Casa Escalante', exact: true }).first()
    await tabTo(page, house, 'Shift+Tab')
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: word('office_pick_hotel') })
    await expect(dialog).toBeVisible()
    await keyboard.press('Escape')
    // Once too often: the plan stays open.
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(house).toBeFocused()
  })

  await test.step('change a price with its note', async () => {
    const [line] = await query<{ what: string; minor: number }>(
      `select content -> 'price' -> 0 ->> 'what' as what, (content -> 'price' -> 0 ->> 'unitMinor')::int as minor
       from proposal where plan_id = (select id from plan where contact_email = $1)`,
      [email],
    )
    if (!line) throw new Error('the draft has no price')
    const field = (of: Parameters<typeof word>[0]) =>
      page.getByLabel(word('office_price_of', { field: word(of), line: line.what }), { exact: true }).first()
    await tabTo(page, field('office_price_each'))
    await keyboard.type(String(line.minor / 100 + 10))
    await tabTo(page, field('office_price_note'))
    await keyboard.type(said.note)
    await expect(page.getByText(word('office_saved_now'), { exact: true })).toBeVisible()
    await expect
      .poll(() =>
        query(
          `select content -> 'price' -> 0 ->> 'unitMinor' as minor, content -> 'price' -> 0 ->> 'note' as note
           from proposal where plan_id = (select id from plan where contact_email = $1)`,
          [email],
        ),
      )
      .toEqual([{ minor: String(line.minor + 1_000), note: said.note }])
  })

  await test.step('preview it and come back', async () => {
    await tabTo(page, page.getByRole('link', { name: word('office_preview') }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByText(word('office_preview_of', { number: 1 })).last()).toBeVisible()
    await look(page)
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: word('office_preview_back') }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('write the letter and send it', async () => {
    await expect(page.getByRole('region', { name: word('office_keys') })).toContainText(
      `E${word('office_key_cover_note')}`,
    )
    await keyboard.press('e')
    await expect(page.getByLabel(word('office_cover_note_to', { name }), { exact: true })).toBeFocused()
    await keyboard.type(said.note)
    // Before the draft is saved: it is sent after that.
    await keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: word('office_stop') })).toBeFocused()
    // The minute in which sending can be stopped is over.
    await query(
      'update proposal set send_at = now() where plan_id = (select id from plan where contact_email = $1)',
      [email],
    )
    const [{ id } = { id: 0 }] = await query<{ id: number }>('select id from plan where contact_email = $1', [
      email,
    ])
    await emailTo({ path, word, query, engine, language }, { id: Number(id), name, email }, said.note)
  })

  await test.step('back in the inbox one stands on its row', async () => {
    await keyboard.press('Escape')
    await expect(row).toBeFocused()
  })
})
