/** A seeded random source. Calling it gives 0 (included) to 1 (excluded); every call moves it on. */
export interface Chance {
  (): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  pick<const T>(choices: readonly [T, ...T[]]): T
  sign(): 1 | -1
  /** True with the given probability, 0 to 1. */
  odds(probability: number): boolean
}

/** The same seed gives the same run of numbers, for ever and on every machine. */
export function chanceFrom(seed: string | number): Chance {
  let state = stateOf(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return Object.assign(next, {
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(choices: readonly [T, ...T[]]) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    sign: () => (next() < 0.5 ? (-1 as const) : (1 as const)),
    odds: (probability: number) => next() < probability,
  })
}

function stateOf(seed: string): number {
  let state = 0x9e3779b9
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 0x85ebca6b)
    state = (state << 13) | (state >>> 19)
  }
  return state
}
