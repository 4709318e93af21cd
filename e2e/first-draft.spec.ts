import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { type Journey, look } from './answered-plan.ts'
import { openPart } from './office-steps.ts'
import { logIn } from './people-and-mail.ts'
import { expect, test, untilTakenOver } from './site-test.ts'

/** From a sentence to three drafts, one of them changed, and the request that it goes with. */
const wishes = {
  en: 'ten days in costa rica with kids 6 and 9, sloths, no flights',
  es: 'diez días en costa rica con niños de 6 y 9 años, perezosos, sin avión',
}

interface Visitor {
  name: string
  email: string
}

function newVisitor(): Visitor {
  return { name: `Grace ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` }
}

test.describe('a first draft', { tag: '@both' }, () => {
  test('by keyboard from the finder, changed, asked for, and begun from by the planner', async ({
    page,
    anotherPerson,
    path,
    word,
    query,
    engine,
    language,
  }) => {
    test.slow()
    const journey: Journey = { path, word, query, engine, language }
    const visitor = newVisitor()
    await page.goto(path(`/trips?q=${encodeURIComponent(wishes[language])}`))
    await pressByKey(page.locator('main').getByRole('link', { name: word('first_draft_link') }))
    await expect(page).toHaveURL(/\/first-draft\?q=/)
    await expectThree(page, journey)
    await look(page)
    await adjustByKey(page, journey)

    await pressByKey(giveLink(page, journey))
    await expect(page).toHaveURL(/\/ask\?/)
    await untilTakenOver(page.getByRole('button', { name: word('contact_send') }))
    await send(page, journey, visitor)
    await page.getByRole('link', { name: word('contact_see_receipt') }).click()
    await expectAsked(page, journey, visitor)
    await beginFromIt(await anotherPerson(), journey, visitor)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('by forms and links alone', async ({ page, path, word, query, engine, language }) => {
      const journey: Journey = { path, word, query, engine, language }
      const visitor = newVisitor()
      await page.goto(path('/first-draft'))
      await page.getByLabel(word('first_draft_label')).fill(wishes[language])
      await page.getByRole('button', { name: word('first_draft_go') }).click()
      await expectThree(page, journey)
      const before = await figuresOf(page, journey)
      await page
        .getByRole('link', { name: nightMore(journey) })
        .first()
        .click()
      await expectFollowed(page, journey, before, { days: before.days + 1 })
      await giveLink(page, journey).click()
      await expect(page).toHaveURL(/\/ask\?/)
      await send(page, journey, visitor)
      await expect(page).toHaveURL(/\/receipt\//)
      await expectAsked(page, journey, visitor)
    })
  })
})

async function pressByKey(link: Locator): Promise<void> {
  await untilTakenOver(link)
  await link.focus()
  await link.press('Enter')
}

async function expectThree(page: Page, { word, language }: Journey): Promise<void> {
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const kind of ['calmer', 'wilder', 'cheaper'] as const) {
    const card = page.getByRole('article', { name: word(`first_draft_kind_${kind}`), exact: true })
    await expect(card).toContainText(language === 'en' ? '“sloths”' : '«perezosos»')
    await expect(card).toContainText(word('first_draft_r_flights_none'))
  }
}

function chosen(page: Page, { word }: Journey): Locator {
  return page.getByRole('region', { name: word('first_draft_kind_calmer'), exact: true })
}

function giveLink(page: Page, journey: Journey): Locator {
  return page.getByRole('link', { name: journey.word('first_draft_give', { name: 'Daniela' }) })
}

/** The beginning of a change's name, as far as the place in it. */
function nightMore({ word }: Journey): RegExp {
  return new RegExp(`^${word('first_draft_more', { place: '' })}`)
}

interface Figures {
  days: number
  price: string
  map: string
}

/** What follows every change: the days, the price, and the places that the map names. */
async function figuresOf(page: Page, journey: Journey): Promise<Figures> {
  const draft = chosen(page, journey)
  const map = draft.getByLabel(new RegExp(`^${journey.word('first_draft_map')}: `)).first()
  return {
    days: await draft.locator('h3 + ol > li').count(),
    price: (await draft.getByRole('row').last().textContent()) ?? '',
    map: (await map.getAttribute('aria-label')) ?? '',
  }
}

async function expectFollowed(
  page: Page,
  journey: Journey,
  before: Figures,
  changed: { days: number },
): Promise<Figures> {
  await expect.poll(async () => (await figuresOf(page, journey)).price).not.toBe(before.price)
  const now = await figuresOf(page, journey)
  expect(now.days).toBe(changed.days)
  await expect(chosen(page, journey)).toContainText(journey.word('first_draft_pace'))
  return now
}

async function adjustByKey(page: Page, journey: Journey): Promise<void> {
  const { word } = journey
  const change = (key: 'first_draft_fewer' | 'first_draft_to_next' | 'first_draft_drop') =>
    page.getByRole('link', { name: new RegExp(`^${word(key, { place: '' }).trim()}`) })
  const begun = await figuresOf(page, journey)
  expect(begun.days).toBe(10)
  const fewer = change('first_draft_fewer').nth(1)
  await pressByKey(fewer)
  let now = await expectFollowed(page, journey, begun, { days: 9 })

  await pressByKey(change('first_draft_to_next').nth(1))
  now = await expectFollowed(page, journey, now, { days: 9 })

  const houses = page.getByRole('list', { name: word('first_draft_hotel'), exact: true })
  const other = houses.first().locator('a:not([aria-current="true"])').first()
  const house = (await other.textContent()) ?? ''
  await pressByKey(other)
  now = await expectFollowed(page, journey, now, { days: 9 })
  await expect(houses.first().locator('[aria-current="true"]')).toHaveText(house)

  await pressByKey(change('first_draft_drop').last())
  await expect.poll(async () => (await figuresOf(page, journey)).map).not.toBe(now.map)
  await look(page)
}

/** The form has the words and the draft already: a name and an address are all that is missing. */
async function send(page: Page, { word, language }: Journey, { name, email }: Visitor): Promise<void> {
  const main = page.locator('main')
  await expect(main.getByLabel(word('contact_message'))).toHaveValue(new RegExp(wishes[language]))
  await main.getByLabel(word('contact_name'), { exact: true }).fill(name)
  await main.getByLabel(word('contact_email'), { exact: true }).fill(email)
  await main.getByRole('button', { name: word('contact_send') }).click()
}

async function expectAsked(page: Page, { query, language }: Journey, { email }: Visitor): Promise<void> {
  await expect(page.getByRole('blockquote')).toContainText(wishes[language])
  const asked = await query<{ kind: string; country: string }>(
    `select first_draft ->> 'kind' as kind, first_draft ->> 'country' as country
     from plan where contact_email = $1`,
    [email],
  )
  expect(asked).toEqual([{ kind: 'calmer', country: 'costa-rica' }])
}

async function beginFromIt(planner: Page, journey: Journey, { name, email }: Visitor): Promise<void> {
  const { word, query } = journey
  const inbox = `/admin?planner=all&q=${encodeURIComponent(name).replaceAll('%20', '+')}`
  await logIn(planner, journey, { role: 'planner', next: inbox })
  const claim = planner.getByRole('button', { name: word('office_claim_of', { name }) })
  await claim.click()
  await expect(claim).toHaveCount(0)
  await planner.getByRole('link', { name: new RegExp(name) }).click()
  await expect(planner.getByRole('heading', { level: 1, name })).toBeVisible()
  await openPart(planner, journey, 'days')
  await expect(planner.getByRole('link', { name: word('first_draft_office_see') })).toBeVisible()
  await planner.getByRole('button', { name: word('first_draft_office_start') }).click()
  await expect(planner.getByLabel(word('office_draft_starts'))).toBeVisible()
  const [begun] = await query<{ same: boolean }>(
    `select proposal.content ->> 'startsOn' = plan.first_draft ->> 'startsOn' as same
     from proposal join plan on plan.id = proposal.plan_id where plan.contact_email = $1`,
    [email],
  )
  expect(begun).toEqual({ same: true })
}
