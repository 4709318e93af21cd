import { bookOf, phraseAt } from '#app/features/search/language/phrase-book.ts'
import { isFree, partOf, type Reading, take } from './reading.ts'
import type { Part, Weather } from './understanding.ts'

/** Reads the weather that is wished for: "somewhere warm", "algo fresco", "dry". */

const weathers = bookOf<Weather>({
  warm: 'warm, somewhere warm, warm weather, hot weather, sunny, sunshine, sun, tropical weather, con calor, calorcito, calido, calida, clima calido, soleado, tiempo soleado, sol',
  cool: 'cool, cool weather, cooler, cooler weather, somewhere cool, somewhere cold, cold, cold weather, mild, mild weather, fresco, fresca, algo fresco, clima fresco, frio, clima templado, templado, fresquito',
  dry: 'dry, dry weather, somewhere dry, dry season, seco, clima seco, temporada seca, epoca seca, donde no llueva, que no llueva',
})

export function readWeather(reading: Reading): Part<Weather> | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = phraseAt(weathers, reading.tokens, at)
    if (!found || !isFree(reading, at, found.count)) continue
    take(reading, found)
    return partOf(reading, found, found.value)
  }
  return null
}
