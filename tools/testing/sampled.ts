import { EVERYWHERE } from '../everywhere.ts'

/** All of a list if everything runs everywhere, else each so many, from the turn on: turns share a list out among tests. */
export function sampled<T>(list: readonly T[], each: number, turn = 0): T[] {
  return list.filter((_, index) => EVERYWHERE || index % each === turn % each)
}
