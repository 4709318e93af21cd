/** Left or right as the reader sees it. */
export type Side = -1 | 1
export const SIDES = [-1, 1] as const satisfies Side[]
