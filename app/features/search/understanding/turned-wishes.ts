import { type Found, isApart, isNext, listBook, phraseAt, type Token } from './words.ts'

/** What turns a wish by what follows it: only to look at, and not that way but another. */

const looked = listBook(
  'only to look at it, only to look at them, only to look at, only to look, just to look at it, just to look at, just to look, only to see it, only to see, just to see it, just to see, just looking at it, only looking at it, to look at not to climb, to look at but not to climb, only from below, only from a distance, only from afar, just from a distance, just from afar, from a distance, from afar, from below, not to climb it, not to climb, not climb it, not climbing it, no need to climb it, without climbing it, without climbing, without going up, solo para mirarlo, solo para mirarla, solo para mirar, solo para verlo, solo para verla, solo para ver, solo mirarlo, solo mirarla, solo mirar, solo verlo, solo verla, solo de lejos, solo desde lejos, solo desde abajo, de lejos, desde lejos, desde abajo, sin subirlo, sin subirla, sin subir, sin escalarlo, sin escalar, no para subirlo, no para subirla, no para subir, no subirlo',
)
const joint = /^(but|and|though|pero|y|aunque)$/

/** “Kilimanjaro, but only to look at it”: what follows a name, with the “but” before it. */
export function lookedAt(tokens: readonly Token[], at: number): Found<true> | null {
  const start = joint.test(tokens[at]?.plain ?? '') ? at + 1 : at
  const found = phraseAt(looked, tokens, start)
  return found ? { value: true, at, count: start + found.count - at } : null
}

const into = /^(in|by|on|from|en|desde)$/
const article = /^(a|an|the|my|our|un|una|el|la)$/
const vehicle =
  /^(jeeps?|cars?|bus|buses|coach|coaches|vans?|minibus|trucks?|vehicles?|4x4|boats?|ships?|carro|carros|coche|coches|autobus|autobuses|camion|camioneta|barco|barcos|lancha|lanchas)$/
const instead = /^(but|sino|rather|instead|mas)$/
/** Most words between the refusal and the way: “not another safari in a jeep”. */
const BEFORE_WAY = 4

/** “Not a safari in a jeep but on foot”: what is refused is the way, and what one would see by it is wished for. */
export function turnedWayAt(tokens: readonly Token[], negatorEnd: number): Found<true> | null {
  for (let at = negatorEnd; at <= negatorEnd + BEFORE_WAY && isNext(tokens, at); at++) {
    if (!into.test(tokens[at]?.plain ?? '')) continue
    const start = article.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1
    const isWay = isNext(tokens, start) && vehicle.test(tokens[start]?.plain ?? '')
    const isTurned = instead.test(tokens[start + 1]?.plain ?? '')
    return isWay && isTurned ? { value: true, at: start, count: 1 } : null
  }
  return null
}

const firstOfPart = /^(of|from|de)$/
const ofWhole = /^(our|my|the|this|that|nuestra|nuestro|mi|la|el|las|los|nuestras|nuestros|us)$/

/** “Two nights of our honeymoon” are a part of it. */
export function isOfWhole(tokens: readonly Token[], end: number): boolean {
  const [token, next] = [tokens[end], tokens[end + 1]]
  return (
    token !== undefined && !isApart(token) && firstOfPart.test(token.plain) && ofWhole.test(next?.plain ?? '')
  )
}
