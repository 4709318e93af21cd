import type { Page } from '@playwright/test'
import { formatMoney } from '../app/text/figures.ts'
import { expect, test } from './site-test.ts'

/** A trip that no other journey visits. */
const TRIP = '/costa-rica/trip/the-other-coast'
const KEY = 'the-other-coast'
const MORE_MINOR = 123_400

/** Raises a trip's price by an amount: for each of two travellers, in any season. */
const DEARER = `update price_component set amount_minor = amount_minor + $2
  where (trip_id, position) = (
    select trip_id, position from price_component join trip on trip.id = trip_id
    where key = $1 and per = 'person' and season is null and party_size @> 2 order by position limit 1)`

/** Opens a page, moves the pointer over it, and waits until it follows rows of tables. */
async function openFollowing(page: Page, address: string, ...tables: string[]): Promise<void> {
  const following = followedSoon(page, tables)
  await page.goto(address)
  await page.mouse.move(300, 300)
  await following
}

function followedSoon(page: Page, tables: readonly string[]): Promise<unknown> {
  return Promise.all(
    tables.map(table =>
      page.waitForRequest(request => {
        const { searchParams } = new URL(request.url())
        return searchParams.get('table') === table && searchParams.has('live')
      }),
    ),
  )
}

/** The price for each of two in minor units, which a new load would show. */
function readMinor(text: string): number {
  return Number(text.replaceAll(/\D/g, '')) * 100
}

test.describe('an open page', () => {
  test.describe.configure({ mode: 'serial' })

  test('shows the new price when it changes, without a reload', async ({ page, path, query, language }) => {
    // Without any action, like a page that is only read.
    const following = followedSoon(page, ['price_component', 'trip'])
    await page.goto(path(TRIP))
    await following
    const ledger = page.locator('#price dl')
    const before = readMinor((await ledger.locator('dd').last().textContent()) ?? '')
    await query(DEARER, [KEY, MORE_MINOR])
    await expect(ledger).toContainText(formatMoney(before + MORE_MINOR, 'USD', language))
    await query(DEARER, [KEY, -MORE_MINOR])
    await expect(ledger).toContainText(formatMoney(before, 'USD', language))
  })

  test('says when its trip is no longer offered, and when it is again', async ({
    page,
    path,
    query,
    word,
  }) => {
    await openFollowing(page, path(TRIP), 'trip')
    const price = page.locator('#price')
    await query('update trip set archived = now() where key = $1', [KEY])
    await expect(price).toContainText(word('price_withdrawn'))
    await query('update trip set archived = null where key = $1', [KEY])
    await expect(price).not.toContainText(word('price_withdrawn'))
    await expect(price.locator('table')).toBeVisible()
  })

  test('updates its cards as well', async ({ page, path, query, language }) => {
    await openFollowing(page, path('/trips?fcountry=costa-rica&q=tortuguero'), 'trip')
    const card = page.locator('article[data-trip="the-other-coast"]')
    const [{ price } = { price: 0 }] = await query<{ price: number }>(
      'select from_price_minor as price from trip where key = $1',
      [KEY],
    )
    await query(DEARER, [KEY, MORE_MINOR])
    await expect(card).toContainText(formatMoney(Number(price) + MORE_MINOR, 'USD', language))
    await query(DEARER, [KEY, -MORE_MINOR])
    await expect(card).toContainText(formatMoney(Number(price), 'USD', language))
  })
})
