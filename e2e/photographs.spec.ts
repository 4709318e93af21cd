import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPhoto } from '#app/picture/photo/photo-image.server.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { expect, expectAccessible, test } from './site-test.ts'

/** A trip that no other journey visits. It keeps its photograph, because cached pages may still refer to it. */
const TRIP = 'surf-and-turtles'
const KEY = 'e2e0'.repeat(8)
const ALT = { en: 'A green hill', es: 'Una colina verde' }

/** Adds a photograph as the office's upload does: its file on the disk, its rows in the database. */
test.beforeEach(async ({ engine, query }) => {
  const folder = `test-results/served-on-${engine}/data/photos`
  const read = await readPhoto(await takePhoto({ width: 3000, height: 2000 }))
  if (!read.ok) throw new Error(read.reason)
  const { bytes, width, height, color, blur } = read.image
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${KEY}.jpg`, bytes)
  await query(
    `insert into photo (key, width, height, format, bytes, color, blur, alt, credit, published, created_ts)
      values ($1, $2, $3, 'jpeg', $4, $5, $6, $7, 'Ana Mora', true, now()) on conflict do nothing`,
    [KEY, width, height, bytes.byteLength, color, blur, JSON.stringify(ALT)],
  )
  await query(
    `insert into photo_use (photo_id, subject_kind, subject_key, position)
      select id, 'trip', $2, 0 from photo where key = $1 on conflict do nothing`,
    [KEY, TRIP],
  )
})

/** The layout shift of the page's content so far. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = performance.getEntriesByType('layout-shift') as (PerformanceEntry & { value?: number })[]
    return seen.reduce((sum, { value = 0 }) => sum + value, 0)
  })
}

test('a trip’s photograph replaces its poster', async ({ page, path, language, word }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/photos/**', async route => {
    await held
    await route.continue()
  })
  await page.goto(path(`/costa-rica/trip/${TRIP}?photograph=${Date.now()}`), {
    waitUntil: 'domcontentloaded',
  })
  const photo = page.getByRole('img', { name: ALT[language] })
  const before = await photo.boundingBox()
  await expect(photo.locator('..')).toHaveCSS('background-image', /^url\("data:image\/webp/)
  release()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await photo.boundingBox()).toEqual(before)
  expect(await shiftsOf(page)).toBe(0)

  const { drawn, fetched, type } = await photo.evaluate(async (image: HTMLImageElement) => ({
    drawn: image.getBoundingClientRect().width * devicePixelRatio,
    fetched: Number(new URL(image.currentSrc).pathname.split('/').at(-1)),
    type: (await fetch(image.currentSrc, { headers: { accept: 'image/avif,image/webp' } })).headers.get(
      'content-type',
    ),
  }))
  expect(fetched).toBeGreaterThanOrEqual(drawn)
  expect(fetched).toBeLessThan(drawn * 2)
  expect(type).toBe('image/avif')
  await expect(page.getByText(word('photo_credit', { name: 'Ana Mora' })).first()).toBeVisible()
  await expectAccessible(page)
})
