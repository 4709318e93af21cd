import { vi } from 'vitest'

/** Stubs a browser's storage and its events, until the returned function is called. */
export function standInBrowser(): () => void {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(kept, { [name]: value }),
    removeItem: (name: string) => void delete kept[name],
  }
  const page = new EventTarget()
  // Its methods are not among its keys, as in a browser.
  vi.stubGlobal('localStorage', Object.setPrototypeOf(kept, methods))
  for (const method of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(method, page[method].bind(page))
  return () => vi.unstubAllGlobals()
}

/** Changes the storage as another tab does, with the event for this one. */
export function inAnotherTab(name: string, value: string | null): void {
  const oldValue = localStorage.getItem(name)
  if (value === null) localStorage.removeItem(name)
  else localStorage.setItem(name, value)
  dispatchEvent(Object.assign(new Event('storage'), { key: name, oldValue, newValue: value }))
}
