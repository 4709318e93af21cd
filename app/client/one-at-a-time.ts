/** Answers a function that runs what it is given, or nothing while the run before is under way: pressed twice is once. */
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
