import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard-steps.ts'

/** How somebody works on a page: with the mouse, or with the keyboard alone. */
export interface Hands {
  press: (control: Locator) => Promise<void>
  /** Writes a text instead of what a field has. */
  type: (field: Locator, text: string) => Promise<void>
  choose: (select: Locator, value: string) => Promise<void>
  tick: (box: Locator) => Promise<void>
}

export function mouseOf(): Hands {
  return {
    press: control => control.click(),
    type: (field, text) => field.fill(text),
    choose: async (select, value) => void (await select.selectOption({ value })),
    // The box of a chip is its label.
    tick: box => box.locator('xpath=..').click(),
  }
}

export function keyboardOf(page: Page): Hands {
  const { keyboard } = page
  return {
    press: async control => {
      await tabTo(page, control)
      await keyboard.press('Enter')
    },
    type: async (field, text) => {
      await tabTo(page, field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.insertText(text)
    },
    choose: async (select, value) => {
      await tabTo(page, select)
      const label = (await select.locator(`option[value="${value}"]`).textContent()) ?? ''
      await keyboard.type(label)
    },
    tick: async box => {
      await tabTo(page, box)
      await keyboard.press('Space')
    },
  }
}
