import { LRUCache } from 'lru-cache'
import { getLocale } from '#app/paraglide/runtime.js'

/** Where drawings outlive the process, as JSON, by a key that contains all that is drawn. */
export interface DrawingStore {
  read: (key: string) => string | null
  write: (key: string, drawing: string) => void
}

let store: DrawingStore | undefined

/** From now on drawings with a kind are read from there before they are drawn. */
export function keepDrawingsIn(kept: DrawingStore | undefined): void {
  store = kept
}

interface Caching {
  /** In memory. */
  most: number
  /** The name of drawings that the store keeps as well: they must be plain JSON. */
  kind?: string
}

/** Caches maps, each drawn once for a language: a drawing takes 3 to 15 ms, a full-screen one 100 and more. */
export function cachedDrawing<Wanted extends object, Drawn extends object>(
  { most, kind }: Caching,
  draw: (wanted: Wanted) => Drawn,
): (wanted: Wanted) => Drawn {
  const drawings = new LRUCache<string, Drawn>({ max: most })

  function readOrDraw(wanted: Wanted, key: string): Drawn {
    if (!kind || !store) return draw(wanted)
    const kept = store.read(`${kind} ${key}`)
    if (kept !== null) return JSON.parse(kept)
    const drawn = draw(wanted)
    store.write(`${kind} ${key}`, JSON.stringify(drawn))
    return drawn
  }

  return wanted => {
    const key = getLocale() + JSON.stringify(wanted)
    const drawn = drawings.get(key) ?? readOrDraw(wanted, key)
    drawings.set(key, drawn)
    return drawn
  }
}
