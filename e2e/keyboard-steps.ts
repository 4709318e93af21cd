import type { Locator, Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** Far more than are between any two elements of a page. */
const MOST_TABS = 150

/** Presses Tab until the wanted element has the focus; every element on the way must show its focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeAttached()
  const isThere = () => wanted.evaluate(node => node === document.activeElement)
  for (let pressed = 0; pressed < MOST_TABS && !(await isThere()); pressed++) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
  expect(await wanted.evaluate(node => node.matches(':focus-visible'))).toBe(true)
  await expect(wanted).toBeInViewport()
}
