import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { type Journey, look } from './answered-plan.ts'
import { expect, test, untilTakenOver } from './site-test.ts'

/** From a sentence to three first drafts, a change to one of them, and the request that contains it. */
const wishes = {
  en: 'ten days in rwanda in july, gorillas, no flights',
  es: 'diez días en ruanda en julio, gorilas, sin avión',
}

interface Visitor {
  name: string
  email: string
}

function newVisitor(): Visitor {
  return { name: `Grace ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` }
}

test.describe('a first draft', { tag: '@both-everywhere' }, () => {
  test('by keyboard from the finder, changed, and sent', async ({
    page,
    path,
    word,
    query,
    engine,
    language,
  }) => {
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
    await expect(page).toHaveURL(/\/receipt\//)
    await expectAsked(page, journey, visitor)
    await look(page)
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
      expect(before.days).toBe(10)
      await page.getByText(word('first_draft_change'), { exact: true }).last().click()
      await page
        .getByRole('link', { name: dropOf(journey) })
        .last()
        .click()
      // The removed stop is no longer on the map.
      await expect.poll(async () => (await figuresOf(page, journey)).map).not.toBe(before.map)
      const after = await figuresOf(page, journey)
      expect(after.days).toBeLessThan(before.days)
      expect(after.price).not.toBe(before.price)
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
  // The address changes a moment before the finder's cards are gone.
  await expect(chosen(page)).toBeVisible()
  const cards = page.locator('main').getByRole('article')
  expect(await cards.count()).toBeGreaterThan(1)
  for (const card of await cards.all()) {
    await expect(card).toContainText(language === 'en' ? '“gorillas”' : '«gorilas»')
    await expect(card).toContainText(word('first_draft_r_flights_none'))
  }
}

/** The selected draft, named as its card is. */
function chosen(page: Page): Locator {
  return page.locator('#draft')
}

function giveLink(page: Page, journey: Journey): Locator {
  return page.getByRole('link', { name: journey.word('first_draft_give', { name: 'Claudine' }) })
}

/** The name of a link that removes a stop, in either language. */
function dropOf({ language }: Journey): RegExp {
  return language === 'en' ? /^Leave .+ out$/ : /^Quitar /
}

interface Figures {
  days: number
  price: string
  map: string
  text: string
}

/** The figures that follow every change: the days, the price, and the places on the map. */
async function figuresOf(page: Page, journey: Journey): Promise<Figures> {
  const draft = chosen(page)
  const card = page.locator('main').getByRole('article').first()
  const map = card.getByLabel(new RegExp(`^${journey.word('first_draft_map')}: `)).first()
  return {
    days: await draft.locator('h3 + ol > li').count(),
    price: (await draft.getByRole('row').last().textContent()) ?? '',
    map: (await map.getAttribute('aria-label')) ?? '',
    text: (await draft.textContent()) ?? '',
  }
}

/** Presses a change, and expects another draft with this many days. */
async function change(
  page: Page,
  journey: Journey,
  link: Locator,
  { days }: { days: number },
): Promise<{ before: Figures; now: Figures }> {
  const before = await figuresOf(page, journey)
  await pressByKey(link)
  await expect.poll(async () => (await figuresOf(page, journey)).text).not.toBe(before.text)
  const now = await figuresOf(page, journey)
  expect(now.days).toBe(days)
  await expect(chosen(page)).toContainText(journey.word('first_draft_pace'))
  return { before, now }
}

async function adjustByKey(page: Page, journey: Journey): Promise<void> {
  const { word } = journey
  const links = (key: 'first_draft_fewer' | 'first_draft_to_next') =>
    page.getByRole('link', { name: new RegExp(`^${word(key, { place: '' })}`) })
  const dropped = await change(page, journey, links('first_draft_fewer').first(), { days: 9 })
  expect(dropped.now.price).not.toBe(dropped.before.price)

  // The first stay's other house, and the night given away.
  const folded = page.getByText(word('first_draft_change'), { exact: true }).first()
  await folded.focus()
  await folded.press('Enter')
  await change(page, journey, links('first_draft_to_next').first(), { days: 9 })

  const houses = page.getByRole('list', { name: word('first_draft_hotel'), exact: true }).first()
  const other = houses.locator('a:not([aria-current="true"])').first()
  const house = (await other.textContent()) ?? ''
  const swapped = await change(page, journey, other, { days: 9 })
  expect(swapped.now.price).not.toBe(swapped.before.price)
  await expect(houses.locator('[aria-current="true"]')).toHaveText(house)
  await look(page)
}

/** The form already contains the words and the draft: only a name and an email address are missing. */
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
  expect(asked).toEqual([{ kind: 'calmer', country: 'rwanda' }])
}
