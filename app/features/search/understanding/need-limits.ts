import { comparators } from './length-and-budget.ts'
import type { HeightLimit } from './understanding.ts'
import { bookOf, type Found, listBook, numberAt, phraseAt, type Token } from './words.ts'

/** Reads the figures of needs: how far somebody walks, and up to which height they go or sleep. */

/** "Can only walk about 500 metres", "no puede caminar más de un kilómetro". */
const walksOnly = listBook(
  'can only walk, can walk only, can just walk, only walks, cannot walk more than, cant walk more than, cannot walk over, walks no more than, solo puede caminar, solo camina, no puede caminar mas de, no camina mas de',
)
const walkUnits = bookOf({
  m: 'm, metres, meters, metre, meter, metros, metro',
  km: 'km, kilometres, kilometers, kilometre, kilometer, kilometros, kilometro, blocks, minutes, minutos',
})
const FEW_METRES = 5_000

/** A limit of walking is a need of knees, whatever it comes from. */
export function walkLimitAt(tokens: readonly Token[], at: number): Found<true> | null {
  const lead = phraseAt(walksOnly, tokens, at)
  if (!lead) return null
  const about = phraseAt(comparators, tokens, at + lead.count)
  const numberStart = at + lead.count + (about?.count ?? 0)
  const number = numberAt(tokens, numberStart)
  const unit = number && phraseAt(walkUnits, tokens, numberStart + number.count)
  if (!number || !unit || number.value > FEW_METRES) return null
  return { value: true, at, count: numberStart + number.count + unit.count - at }
}

const above = listBook(
  'no altitude above, no altitudes above, no altitude over, cannot go above, cant go above, cannot go over, cant go over, not go above, not go over, not go higher than, cannot go higher than, cant go higher than, no puedo subir a mas de, no puede subir a mas de, no podemos subir a mas de, no puedo subir de, no puede subir de, no puedo pasar de, no puede pasar de, sin pasar de, sin pasar los, no pasar de, no subir de, no subir a mas de, sin subir de, sin subir a mas de, nothing above, nothing over, nothing higher than, not above, not over, no higher than, not higher than, never above, never higher than, below, under, keep below, stay below, stay under, maximum altitude, max altitude, maximum height, altitude limit, altitud maxima, altura maxima, nada por encima de, nada arriba de, nada de mas de, no mas de, no mas alto que, por debajo de, debajo de',
)
/** The same of the nights alone. */
const sleptAbove = listBook(
  'sleep below, sleep under, sleep no higher than, sleep up to, sleep at up to, cannot sleep above, cant sleep above, not sleep above, not sleep over, not sleep higher than, cannot sleep higher than, cant sleep higher than, no bed above, no beds above, no night above, no nights above, sleeping below, sleeping under, dormir por debajo de, dormir debajo de, no dormir por encima de, no dormir a mas de, sin dormir a mas de, no puedo dormir a mas de, no puede dormir a mas de, dormir a menos de, ninguna noche por encima de, ninguna noche a mas de',
)
/** Before a height that only what follows makes a limit: “I can sleep at 2,500 m but not higher”. */
const atHeight = bookOf<'beds' | 'all'>({
  beds: 'sleep at, slept at, sleeping at, dormir a, dormimos a, duermo a',
  all: 'fine at, ok at, okay at, good at, fine up to, ok up to, okay up to, can go to, can go up to, can manage, bien a, bien hasta, puedo subir a, puedo subir hasta',
})
const noHigher = listBook(
  'but not higher, but no higher, not higher, no higher, and no higher, but not above, but not above that, not above that, at most, at the most, max, maximum, or lower, and not more, but not more, pero no mas, no mas, y no mas, pero no mas alto, no mas alto, como maximo, como mucho, maximo, o menos',
)
/** After a height: “2,800 m at night” is of the beds. */
const atNight = listBook(
  'at night, overnight, to sleep, for sleeping, to sleep at, de noche, por la noche, para dormir, al dormir',
)
const units = bookOf<'m' | 'ft'>({
  m: 'm, metres, meters, metros, mts, masl, msnm, metres above sea level, meters above sea level, metros sobre el nivel del mar, metros de altura, metros de altitud, m de altura, m de altitud',
  ft: 'ft, feet, foot, pies',
})
const FOOT_M = 0.3048
const LEAST_HEIGHT = 800

function heightAt(tokens: readonly Token[], at: number): Found<number> | null {
  const number = numberAt(tokens, at)
  const unit = number && phraseAt(units, tokens, at + number.count)
  if (!number || !unit) return null
  const metres = Math.round(number.value * (unit.value === 'ft' ? FOOT_M : 1))
  return metres < LEAST_HEIGHT ? null : { value: metres, at, count: number.count + unit.count }
}

/** "Nothing above 2,000 m", "no higher than 8,000 feet": with a unit, so that it is no price. */
export function heightLimitAt(tokens: readonly Token[], at: number): Found<HeightLimit> | null {
  const slept = phraseAt(sleptAbove, tokens, at)
  const lead = slept ?? phraseAt(above, tokens, at)
  const height = lead && heightAt(tokens, at + lead.count)
  if (height) {
    const end = height.at + height.count
    const night = phraseAt(atNight, tokens, end)
    const isOfBeds = slept !== null || night !== null
    return { value: { mostM: height.value, isOfBeds }, at, count: end + (night?.count ?? 0) - at }
  }
  const before = phraseAt(atHeight, tokens, at)
  const reached = heightAt(tokens, at + (before?.count ?? 0))
  const after = reached && phraseAt(noHigher, tokens, reached.at + reached.count)
  if (!reached || !after) return null
  return {
    value: { mostM: reached.value, isOfBeds: before?.value === 'beds' },
    at,
    count: after.at + after.count - at,
  }
}
