import { atLeisure, firstGesture } from '#app/ui/at-leisure.ts'

/**
 * Following starts this long after the reader's first action, so as not to delay it; it catches up on changes
 * meanwhile.
 */
const QUIET_MS = 2_000
/** Without any action, following starts after this long. */
const UNTOUCHED_MS = 8_000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Whether the reader asked their browser to save data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Starts following when the page is loaded and in use, unless the reader saves data; the returned function stops it.
 * If following fails, the rendered page stays as it is.
 */
export function followLater(begin: () => Promise<() => void>): () => void {
  let isOver = savesData()
  let end: (() => void) | undefined

  async function start(): Promise<void> {
    await atLeisure()
    await Promise.race([firstGesture, pause(UNTOUCHED_MS)])
    await pause(QUIET_MS)
    if (isOver) return
    end = await begin()
    if (isOver) end()
  }
  if (!isOver) start().catch(() => undefined)
  return () => {
    isOver = true
    end?.()
  }
}
