/**
 * Makes a function that runs what it is given, and does nothing while the previous run is in progress: a double press
 * counts once.
 */
export function oneAtATime(): <Answer>(run: () => Promise<Answer>) => Promise<Answer | undefined> {
  let isUnderWay = false
  return async run => {
    if (isUnderWay) return undefined
    isUnderWay = true
    try {
      return await run()
    } finally {
      isUnderWay = false
    }
  }
}
