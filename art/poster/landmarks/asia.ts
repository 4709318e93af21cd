import type { Landmark } from './landmark.ts'

/** The landmarks of the countries in Asia that Ceiba plans for. */
export const ASIAN_LANDMARKS = {} as const satisfies Record<string, Landmark>
