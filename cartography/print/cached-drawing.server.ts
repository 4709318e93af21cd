import { LRUCache } from 'lru-cache'
import { getLocale } from '#app/paraglide/runtime.js'

/**
 * Caches this many maps, each drawn once for a language: a drawing takes 3 to 15 ms, a full-screen one 100 and more.
 */
export function cachedDrawing<Wanted extends object, Drawn extends object>(
  most: number,
  draw: (wanted: Wanted) => Drawn,
): (wanted: Wanted) => Drawn {
  const drawings = new LRUCache<string, Drawn>({ max: most })
  return wanted => {
    const key = getLocale() + JSON.stringify(wanted)
    const drawn = drawings.get(key) ?? draw(wanted)
    drawings.set(key, drawn)
    return drawn
  }
}
