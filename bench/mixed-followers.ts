const SHAPE = '/api/public/electric/v1/shape?table=review'

export interface Followers {
  /** How many held requests have been answered so far. */
  heard: () => number
  /** Stops them; returns the errors, and how often each occurred. */
  stop: () => Promise<Map<string, number>>
}

/** Browsers that follow the reviews by long polling. */
export function followReviews(origin: string, followers: number): Followers {
  const gone = new AbortController()
  const faults = new Map<string, number>()
  let heard = 0

  async function follow(): Promise<void> {
    const begun = await fetch(`${origin}${SHAPE}&offset=-1`)
    await begun.text()
    const handle = begun.headers.get('electric-handle')
    let offset = begun.headers.get('electric-offset')
    while (!gone.signal.aborted) {
      const { signal } = gone
      const held = await fetch(`${origin}${SHAPE}&offset=${offset}&handle=${handle}&live=true`, { signal })
      await held.text()
      if (!held.ok) throw new Error(`answered ${held.status}`)
      offset = held.headers.get('electric-offset')
      heard++
    }
  }
  const running = Array.from({ length: followers }, () =>
    follow().catch((error: Error) => {
      if (gone.signal.aborted) return
      faults.set(`a follower: ${error.message}`, (faults.get(`a follower: ${error.message}`) ?? 0) + 1)
    }),
  )
  return {
    heard: () => heard,
    stop: async () => {
      gone.abort()
      await Promise.all(running)
      return faults
    },
  }
}
