import type { Locator, Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** Far more than stand between two things of a page. */
const MOST_TABS = 150

/** Presses Tab until something has the focus, and sees that it shows it; nothing on the way there has none. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeAttached()
  const isThere = () => wanted.evaluate(node => node === document.activeElement)
  for (let pressed = 0; pressed < MOST_TABS && !(await isThere()); pressed++) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
  expect(await wanted.evaluate(node => node.matches(':focus-visible'))).toBe(true)
  await expect(wanted).toBeInViewport()
}
