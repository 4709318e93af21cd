import { addTraveller, openAs } from './sample-traveller.ts'
import { expect, test } from './site-test.ts'

test('a line pressed twice on a slow network is answered once, and later answers stay in order', async ({
  page,
  path,
  word,
  query,
  language,
}) => {
  const { email, planId } = await addTraveller(query, language)
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/private/plan/${planId}/proposal/1/line`, async route => {
    await held.promise
    await route.continue()
  })
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/line')) sent.push(request.postDataJSON())
  })
  await openAs(page, email, path(`/account/trips/${planId}/1`))
  const day = page.locator('#day-2')
  const tick = day.locator('button[aria-pressed]')
  await tick.dblclick()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await day.getByRole('button', { name: word('proposal_ask'), exact: true }).click()
  await day.getByRole('textbox').fill('Is there a bath?')
  await day.getByRole('button', { name: word('proposal_send') }).dblclick()
  const line = 'day:d2'
  const accepted = { line, answer: 'accept', alternative: null }
  expect(sent).toEqual([accepted])
  held.resolve()
  await expect(page.locator('#questions')).toContainText('Is there a bath?')
  expect(sent).toEqual([accepted, { line, answer: 'ask', alternative: null, body: 'Is there a bath?' }])
  const answers = await query('select answer from line_answer where plan_id = $1 order by id', [planId])
  expect(answers).toEqual([{ answer: 'accept' }, { answer: 'ask' }])
})

test('a question begun beside a day survives a reload, until it is sent', async ({
  page,
  path,
  word,
  query,
  language,
}) => {
  const { email, planId } = await addTraveller(query, language)
  await openAs(page, email, path(`/account/trips/${planId}/1`))
  const day = page.locator('#day-2')
  await day.getByRole('button', { name: word('proposal_ask'), exact: true }).click()
  await day.getByRole('textbox').fill('Is there a bath?')
  await expect(day).toContainText(word('conversation_saved'))
  await page.reload()
  await expect(day.getByRole('textbox')).toHaveValue('Is there a bath?')
  await day.getByRole('button', { name: word('proposal_send') }).click()
  await expect(page.locator('#questions')).toContainText('Is there a bath?')
  await expect(day.getByRole('textbox')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('#questions')).toContainText('Is there a bath?')
  await expect(day.getByRole('textbox')).toHaveCount(0)
})
