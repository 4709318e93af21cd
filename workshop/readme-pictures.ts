import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '#tools/machine.ts'
import { startSite } from '#tools/site-process.ts'

/** npm run pictures: takes screenshots of the built site for the README, into docs/pictures. */
const FOLDER = join('docs', 'pictures')
const SIZE = { width: 1200, height: 780 }
const MOST_BYTES = 500 * 1024
const PICTURES = {
  home: '/',
  trip: '/costa-rica/trip/cloud-forest-to-corcovado',
  planner: '/costa-rica/vacations/travel-planning',
}

async function photograph(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer()
}

const executablePath = findBrowser()
if (!executablePath) throw new Error('no browser: install Chromium or Chrome, or set BROWSER_PATH')
mkdirSync(FOLDER, { recursive: true })
const site = await startSite({ seeded: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
let total = 0
for (const [name, path] of Object.entries(PICTURES)) {
  const picture = await photograph(browser, site.origin + path)
  writeFileSync(join(FOLDER, `${name}.webp`), picture)
  total += picture.length
  process.stdout.write(`${name}: ${Math.round(picture.length / 1024)} KB\n`)
}
await browser.close()
await site.stop()
if (total > MOST_BYTES)
  throw new Error(`the pictures take ${Math.round(total / 1024)} KB together, at most 500 may`)
