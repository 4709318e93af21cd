import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hoverMenus } from './hover-menus.ts'

/** The parts of a bar with one menu that hovering needs; these tests run without a browser. */
class Zone extends EventTarget {
  readonly menu = Object.assign(new EventTarget(), {
    open: false,
    matches: () => false,
    contains: () => false,
    querySelector: () => this.name,
  })
  readonly name = new EventTarget()
  querySelectorAll = () => [this.menu]
  contains = () => true
}

function pointer(type: string, pointerType: string): Event {
  return Object.assign(new Event(type), { pointerType })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a menu', () => {
  function openZone() {
    const zone = new Zone()
    const stop = hoverMenus(zone as unknown as HTMLElement)
    return { zone, menu: zone.menu, stop }
  }

  it('opens once a pointer has rested on its name for a quarter of a second', () => {
    const { menu } = openZone()
    menu.dispatchEvent(pointer('pointerenter', 'mouse'))
    vi.advanceTimersByTime(249)
    expect(menu.open).toBe(false)
    vi.advanceTimersByTime(1)
    expect(menu.open).toBe(true)
  })

  it('stays closed for a pointer that only passes, and for a finger', () => {
    const { menu } = openZone()
    menu.dispatchEvent(pointer('pointerenter', 'mouse'))
    vi.advanceTimersByTime(200)
    menu.dispatchEvent(pointer('pointerleave', 'mouse'))
    menu.dispatchEvent(pointer('pointerenter', 'touch'))
    vi.advanceTimersByTime(1_000)
    expect(menu.open).toBe(false)
  })

  it('is not closed by a click right after it opened by itself', () => {
    const { zone, menu } = openZone()
    menu.dispatchEvent(pointer('pointerenter', 'mouse'))
    vi.advanceTimersByTime(250)
    const presses = [1, 2].map(() => new Event('click', { cancelable: true }))
    for (const press of presses) zone.name.dispatchEvent(press)
    expect(presses.map(press => press.defaultPrevented)).toEqual([true, false])
  })

  it('closes a quarter of a second after a pointer left it for another name of the bar, unless it comes back', () => {
    const { menu } = openZone()
    menu.dispatchEvent(pointer('pointerenter', 'mouse'))
    vi.advanceTimersByTime(250)
    menu.dispatchEvent(pointer('pointerleave', 'mouse'))
    vi.advanceTimersByTime(200)
    menu.dispatchEvent(pointer('pointerenter', 'mouse'))
    vi.advanceTimersByTime(1_000)
    expect(menu.open).toBe(true)
    menu.dispatchEvent(pointer('pointerleave', 'mouse'))
    vi.advanceTimersByTime(250)
    expect(menu.open).toBe(false)
  })

  it('closes when a pointer leaves the bar, and no longer opens once the bar is gone', () => {
    const { zone, menu, stop } = openZone()
    menu.dispatchEvent(pointer('pointerenter', 'mouse'))
    vi.advanceTimersByTime(250)
    zone.dispatchEvent(pointer('pointerleave', 'mouse'))
    expect(menu.open).toBe(false)
    menu.dispatchEvent(pointer('pointerenter', 'mouse'))
    stop?.()
    vi.advanceTimersByTime(1_000)
    expect(menu.open).toBe(false)
  })
})
