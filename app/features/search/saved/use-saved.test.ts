import { beforeEach, expect, test, vi } from 'vitest'
import { inAnotherTab, standInBrowser } from '#tools/testing/browser-storage.ts'
import type { SavedItem } from './saved.ts'
import { clearSaved, onSavedChange, toggleSaved } from './use-saved.ts'

const KEY = 'ceiba-kept'

beforeEach(() => {
  const end = standInBrowser()
  clearSaved()
  return end
})

function itemOf(key: string): SavedItem {
  return { kind: 'hotel', country: 'costa-rica', key, name: key }
}

const saved = () => JSON.parse(localStorage[KEY]).map(({ key }: SavedItem) => key)

/** A page with something to save stands for as long as that is done. */
function onPage(act: () => void): void {
  const leave = onSavedChange(() => undefined)
  act()
  leave()
}

test('what another tab saved while this one showed nothing to save stays', () => {
  onPage(() => toggleSaved(itemOf('slow-water')))
  inAnotherTab(KEY, JSON.stringify([itemOf('slow-water'), itemOf('two-coasts')]))
  onPage(() => toggleSaved(itemOf('high-forest')))
  expect(saved()).toEqual(['slow-water', 'two-coasts', 'high-forest'])
})

test('so does what it saved while the browser had put this page aside', () => {
  onPage(() => {
    localStorage.setItem(KEY, JSON.stringify([itemOf('two-coasts')]))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    toggleSaved(itemOf('high-forest'))
  })
  expect(saved()).toEqual(['two-coasts', 'high-forest'])
})

test('where storage cannot be read they last as long as the document', () => {
  vi.spyOn(Object.getPrototypeOf(localStorage), 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  for (const key of ['slow-water', 'two-coasts']) onPage(() => toggleSaved(itemOf(key)))
  expect(saved()).toEqual(['slow-water', 'two-coasts'])
})
