import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AFRICAN_LANDMARKS } from './africa.ts'
import { AMERICAN_LANDMARKS } from './americas.ts'
import { ASIAN_LANDMARKS } from './asia.ts'
import type { Landmark } from './landmark.ts'

const LANDMARKS: Readonly<Record<string, Landmark>> = {
  ...AFRICAN_LANDMARKS,
  ...AMERICAN_LANDMARKS,
  ...ASIAN_LANDMARKS,
}

/** Kinds of landmarks that stand in one country alone, by the country's slug. */
const BY_COUNTRY = Object.groupBy(Object.keys(LANDMARKS), kind => {
  const countries = LANDMARKS[kind]?.setting.countries ?? []
  return countries.length === 1 ? (countries[0] ?? 'none') : 'several'
})

const COUNTRIES = Object.keys(BY_COUNTRY).filter(country => country !== 'several')

/** The kinds of posters that the content of a country asks for. */
function kindsIn(country: string): Set<string> {
  const kinds = globSync(`content/${country}/**/*.yaml`).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/poster: \{ kind: (\w+)/g)].map(([, kind = '']) => kind),
  )
  return new Set(kinds)
}

test('fifteen countries have landmarks', () => {
  expect(COUNTRIES).toHaveLength(15)
})

test.each(COUNTRIES)('%s has at least five, and each hangs somewhere', country => {
  const own = BY_COUNTRY[country] ?? []
  const hung = kindsIn(country)
  expect(own.length).toBeGreaterThanOrEqual(5)
  expect(own.filter(kind => !hung.has(kind))).toEqual([])
})
