import type { Page } from '@playwright/test'

/** Whether React has made an element its own: from then on the page answers by itself, before that the server does. */
export function isAlive(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    wanted => Object.keys(document.querySelector(wanted) ?? {}).some(key => key.startsWith('__reactFiber')),
    selector,
  )
}
