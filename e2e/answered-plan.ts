import type { Page } from '@playwright/test'
import { smallTargets, unseenControls } from './comfort.ts'
import { emailOnce, type StoredEmail } from './people-and-mail.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site } from './site-test.ts'

const DAY_MS = 86_400_000

/** A day some days after another, both YYYY-MM-DD. */
export function daysOn(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

export const FIRST_DAY = daysOn(new Date().toISOString().slice(0, 10), 120)

export interface Plan {
  id: number
  name: string
  email: string
}

export type Journey = Pick<Site, 'path' | 'word' | 'query' | 'engine' | 'language'>

/**
 * Checks accessibility; on the narrowest screen also that nothing overflows sideways and controls are large enough
 * for a finger; and that controls stay visible in forced colours.
 */
export async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  expect(await smallTargets(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  // Firefox cannot emulate forced colours.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  if (isForced) expect(await unseenControls(page)).toEqual([])
  await page.emulateMedia({ forcedColors: null })
  if (before) await page.setViewportSize(before)
}

/** The email to the traveller that contains some text. */
export function emailTo({ engine }: Journey, { email }: Plan, words: string): Promise<StoredEmail> {
  return emailOnce(engine, ({ to, text }) => to === email && text.replaceAll(/\s+/g, ' ').includes(words))
}
