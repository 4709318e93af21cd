import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard-steps.ts'
import { expect } from './site-test.ts'

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

/** Tabs to a control, back if it stands before the one with the focus. */
async function goTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  const isBefore = await control.evaluate(
    node => (document.activeElement?.compareDocumentPosition(node) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  )
  await tabTo(page, control, isBefore ? 'Shift+Tab' : 'Tab')
}

/** What one types into the parts of a day or an hour, as an American browser orders them. */
function keysOf(type: string | null, text: string): string | null {
  const [first = '', second = '', third = ''] = text.split(/[-:]/)
  if (type === 'date') return second + third + first
  if (type === 'time')
    return `${String(Number(first) % 12 || 12).padStart(2, '0')}${second}${Number(first) < 12 ? 'AM' : 'PM'}`
  return null
}

export function keyboardOf(page: Page): Hands {
  const { keyboard } = page
  return {
    press: async control => {
      await goTo(page, control)
      const isBox = await control.evaluate(node => node.matches('[type="checkbox"]'))
      await keyboard.press(isBox ? 'Space' : 'Enter')
    },
    type: async (field, text) => {
      await goTo(page, field)
      const keys = keysOf(await field.getAttribute('type'), text)
      if (keys) return keyboard.type(keys)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.insertText(text)
    },
    choose: async (select, value) => {
      await goTo(page, select)
      const label = (await select.locator(`option[value="${value}"]`).textContent()) ?? ''
      // A letter that is on no American key would be put into another field.
      await keyboard.type(/^[ -~]*/.exec(label)?.[0] ?? '')
      await expect(select).toHaveValue(value)
    },
    tick: async box => {
      await goTo(page, box)
      await keyboard.press('Space')
    },
  }
}
