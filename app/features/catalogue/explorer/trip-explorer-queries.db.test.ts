import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { windowOf } from '#app/map/explorer/view.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { getTripExplorer } from './explorer-queries.server.ts'
import { nextDayAt } from './trip-explorer.tsx'

const { db } = await openWorld()
const en = { db, locale: 'en' } as const
const KEY = 'cloud-to-coast'

it('refuses an unknown trip', async () => {
  await expect(getTripExplorer(en, 'to-the-moon')).rejects.toMatchObject({ code: 'not_found' })
})

it('has every day with its transfers, and on the map every transfer with a route', async () => {
  const { days, map, country } = await getTripExplorer(en, KEY)
  expect(country.tag).toBe('costa-clara')
  expect(days.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const seventh = days.find(({ number }) => number === 7)
  expect(seventh?.legs.map(({ mode }) => mode)).toEqual(['road', 'boat'])
  expect(map.legs.filter(({ day }) => day === 7).map(({ mode }) => mode)).toEqual(['road', 'boat'])
  const drawn = map.legs.filter(({ path }) => path !== '')
  expect(drawn.every(({ path }) => /^M[\d. ]+C/.test(path))).toBe(true)
  expect(new Set(drawn.map(({ day }) => day))).toEqual(new Set([2, 4, 6, 7, 8, 10]))
  expect(map.marks.every(({ name }) => name !== '')).toBe(true)
  expect(brotliCompressSync(JSON.stringify(map)).length).toBeLessThan(32_000)
})

it('zooms to each day’s area, and never out beyond the whole trip', async () => {
  const { days, map } = await getTripExplorer(en, KEY)
  for (const { place, view } of days) {
    const end = map.marks.find(({ key }) => key === place)
    const { x, y, width, height } = windowOf(map, view)
    expect(view.zoom).toBeGreaterThanOrEqual(1)
    expect((end?.x ?? 0) > x && (end?.x ?? 0) < x + width).toBe(true)
    expect((end?.y ?? 0) > y && (end?.y ?? 0) < y + height).toBe(true)
  }
})

it('cycles through the days of a place on the map', async () => {
  const trip = await getTripExplorer(en, KEY)
  const days = trip.days.filter(({ place }) => place === 'bahia-perla').map(({ number }) => number)
  expect(days.length).toBeGreaterThan(1)
  expect(nextDayAt(trip, 'bahia-perla', 0)?.number).toBe(days[0])
  expect(nextDayAt(trip, 'bahia-perla', days[0] ?? 0)?.number).toBe(days[1])
  expect(nextDayAt(trip, 'bahia-perla', days.at(-1) ?? 0)?.number).toBe(days[0])
  expect(nextDayAt(trip, 'perla-station', 0)?.legs.length).toBeGreaterThan(0)
  expect(nextDayAt(trip, 'nowhere', 0)).toBeUndefined()
})
