import type { Page } from '@playwright/test'

/** Controls too small for a finger: under 44 px. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 43.5
    // The clickable area may be larger than the visible one.
    const sizeOf = (control: Element) => {
      const drawn = control.getBoundingClientRect()
      const { content, position, width, height } = getComputedStyle(control, '::after')
      if (content === 'none' || position !== 'absolute') return drawn
      return {
        width: Math.max(drawn.width, Number.parseFloat(width)),
        height: Math.max(drawn.height, Number.parseFloat(height)),
      }
    }
    return [
      ...document.querySelectorAll<HTMLElement>('button, summary, select, textarea, input, a[data-ask]'),
    ]
      .map(control => control.closest<HTMLElement>('label') ?? control)
      .filter(control => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(control => {
        const { width, height } = sizeOf(control)
        return width > 1 && (width < SMALLEST || height < SMALLEST)
      })
      .map(control => control.outerHTML.slice(0, 160))
  })
}

/** Controls that disappear in forced colours. */
export function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = (element: Element) => {
      const { appearance, borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
      const bordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return bordered || outlineStyle !== 'none' || appearance === 'auto'
    }
    return [...document.querySelectorAll<HTMLElement>('button, select, textarea, input')]
      .filter(control => control.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter(control => control.getBoundingClientRect().width > 1)
      .filter(control => !drawn(control) && ![control.closest('label')].some(label => label && drawn(label)))
      .map(control => control.outerHTML.slice(0, 160))
  })
}
