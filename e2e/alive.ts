import type { Page } from '@playwright/test'

/** Whether React has hydrated an element: from then on the page reacts itself, before that the server does. */
export function isAlive(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    wanted => Object.keys(document.querySelector(wanted) ?? {}).some(key => key.startsWith('__reactFiber')),
    selector,
  )
}
