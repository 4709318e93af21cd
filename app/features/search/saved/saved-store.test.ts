import { beforeEach, expect, test, vi } from 'vitest'
import { inAnotherTab, standInBrowser } from '#tools/testing/browser-storage.ts'
import { NOTHING_SAVED, withSaved } from './saved.ts'
import { changeSavedList, currentSaved, isStoringSaved, onSavedChange } from './saved-store.ts'

const KEY = 'ceiba-saved'

beforeEach(() => {
  const end = standInBrowser()
  changeSavedList(() => NOTHING_SAVED)
  return end
})

const save = (key: string) => changeSavedList(list => withSaved(list, [`trip/${key}`]))
const listOf = (...keys: string[]) =>
  JSON.stringify(
    withSaved(
      NOTHING_SAVED,
      keys.map(key => `trip/${key}`),
    ),
  )
const stored = () => JSON.parse(localStorage[KEY]).refs

/** A page with something to save stands for as long as that is done. */
function onPage(act: () => void): void {
  const leave = onSavedChange(() => undefined)
  act()
  leave()
}

test('what another tab saved stays, whether this one listened or not', () => {
  onPage(() => save('slow-water'))
  inAnotherTab(KEY, listOf('slow-water', 'two-coasts'))
  onPage(() => {
    save('high-forest')
    inAnotherTab(KEY, listOf('slow-water', 'two-coasts', 'high-forest', 'old-road'))
    expect(currentSaved().refs).toContain('trip/old-road')
  })
  expect(stored()).toEqual(['trip/slow-water', 'trip/two-coasts', 'trip/high-forest', 'trip/old-road'])
})

test('so does what it saved while the browser had put this page aside', () => {
  onPage(() => {
    localStorage.setItem(KEY, listOf('two-coasts'))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    save('high-forest')
  })
  expect(stored()).toEqual(['trip/two-coasts', 'trip/high-forest'])
})

test.each(['getItem', 'setItem'] as const)(
  'where %s fails it lasts as long as the document, and says so',
  name => {
    vi.spyOn(Object.getPrototypeOf(localStorage), name).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    for (const key of ['slow-water', 'two-coasts']) onPage(() => save(key))
    expect(currentSaved().refs).toEqual(['trip/slow-water', 'trip/two-coasts'])
    expect(isStoringSaved()).toBe(false)
  },
)
