import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPhoto } from '#app/picture/photo/photo-image.server.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { logIn } from './people-and-mail.ts'
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
  await page.goto(path(`/costa-rica/trip/${TRIP}?first=${Date.now()}`), {
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

const HOTEL = 'cabanas-del-musgo'

/** A photograph that no other run of this test uploaded: its colour is its own. */
async function newFile(name: string) {
  const color = `#${randomBytes(3).toString('hex')}`
  return { name, mimeType: 'image/jpeg', buffer: await takePhoto({ width: 1600, height: 1200, color }) }
}

test.describe('the office’s page', () => {
  // One of the files is no picture.
  test.use({ allowedErrors: [/422/] })

  test('a planner uploads a hotel’s photographs, and a visitor sees them until they are removed', async ({
    page,
    path,
    word,
    engine,
    browser,
    baseURL,
  }) => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(new URL('/costa-rica/hotels', baseURL).href)
    await logIn(page, { path, word, engine }, { role: 'planner', next: '/admin/pictures' })
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: word('office_photo_add') }).click()
    await (await chooser).setFiles([
      await newFile('veranda.jpg'),
      await newFile('river.jpg'),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear sirs') },
    ])
    await expect(page.getByRole('alert')).toContainText(word('office_photo_file_format'))
    const side = page.getByRole('complementary', { name: word('office_photo_chosen') })
    for (const [file, en, es] of [
      ['veranda.jpg', 'A veranda over moss', 'Una veranda sobre el musgo'],
      ['river.jpg', 'The river below', 'El río, abajo'],
    ] as const) {
      await page.getByRole('button', { name: file }).click()
      const point = side.getByRole('button', { name: word('office_photo_focus', { x: 50, y: 50 }) })
      await point.press('Shift+ArrowLeft')
      await page.keyboard.press('ArrowDown')
      await side.getByRole('button', { name: word('office_photo_publish') }).click()
      await expect(side.getByLabel(word('office_photo_alt_en'))).toBeFocused()
      await side.getByLabel(word('office_photo_alt_en')).fill(en)
      await side.getByLabel(word('office_photo_alt_es')).fill(es)
      await side.getByLabel(word('office_photo_credit')).fill('Ana Mora')
      await side.getByLabel(word('office_photo_add_subject')).fill('musgo')
      await side
        .getByRole('list', { name: word('office_photo_found') })
        .getByRole('button')
        .first()
        .click()
      await side.getByRole('button', { name: word('office_photo_publish') }).click()
      await expect(page.getByText(word('office_photo_is_published'))).toBeVisible()
      await expect(
        side.getByRole('button', { name: word('office_photo_focus', { x: 40, y: 51 }) }),
      ).toBeVisible()
    }
    await expectAccessible(page)

    const house = (way: string) => new URL(`${way}/costa-rica/hotels#${HOTEL}`, baseURL).href
    const row = visitor.getByRole('article').filter({ has: visitor.locator(`#${HOTEL}`) })
    // The page was kept before: the notice of the change reaches it a moment later.
    await expect(async () => {
      await visitor.goto(house(''))
      await visitor.reload()
      await expect(row.getByRole('img', { name: 'A veranda over moss' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await row.getByRole('radio', { name: 'A veranda over moss' }).press('ArrowRight')
    const river = row.getByRole('img', { name: 'The river below' })
    await expect(river).toBeVisible()
    await expect(river).toHaveCSS('object-position', '40% 51%')
    await expect(row.getByText('Ana Mora').locator('visible=true')).toHaveCount(1)
    await visitor.goto(house('/es'))
    await expect(row.getByRole('img', { name: 'Una veranda sobre el musgo' })).toBeVisible()

    for (const gone of ['river.jpg', 'veranda.jpg']) {
      await side.getByRole('button', { name: word('office_photo_delete') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: word('office_photo_delete') }).click()
      await expect(page.getByText(word('office_photo_deleted'), { exact: true })).toBeVisible()
      if (gone === 'river.jpg') await page.getByRole('button', { name: /veranda/i }).click()
    }
    await expect(async () => {
      await visitor.goto(house(''))
      await visitor.reload()
      await expect(row).toBeVisible()
      await expect(row.getByRole('radio')).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  })
})
