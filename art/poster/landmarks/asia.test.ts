import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isSceneKind } from '#art/poster/poster.ts'
import { SETTINGS } from '#art/poster/poster-settings.ts'
import { ASIAN_LANDMARKS } from './asia.ts'

const COUNTRIES = ['vietnam', 'thailand', 'indonesia', 'laos', 'cambodia']

interface Hung {
  readonly file: string
  readonly kind: string
}

/** The posters that the content of a country asks for, file by file. */
function postersOf(country: string): Hung[] {
  return globSync(`content/${country}/**/*.yaml`).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/poster: \{ kind: (\w+)/g)].map(([, kind = '']) => ({
      file,
      kind,
    })),
  )
}

describe.each(COUNTRIES)('the posters of %s', country => {
  const posters = postersOf(country)

  test('show nothing of another country', () => {
    const foreign = posters.filter(
      ({ kind }) => !isSceneKind(kind) || !SETTINGS[kind].countries.includes(country),
    )
    expect(foreign).toEqual([])
  })

  test('hang no kind on more than one in eight', () => {
    const tally = Map.groupBy(posters, ({ kind }) => kind)
    const crowded = [...tally].filter(([, hung]) => hung.length > posters.length / 8).map(([kind]) => kind)
    expect(crowded).toEqual([])
  })

  test('show landmarks of its own, each of them somewhere', () => {
    const own = Object.entries(ASIAN_LANDMARKS)
      .filter(([, { setting }]) => setting.countries.length === 1 && setting.countries[0] === country)
      .map(([kind]) => kind)
    expect(own.length).toBeGreaterThanOrEqual(4)
    expect(own.filter(kind => !posters.some(poster => poster.kind === kind))).toEqual([])
  })
})
