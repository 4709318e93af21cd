import type { Landmark } from './landmark.ts'

/** The landmarks of the countries in Latin America that Ceiba plans for. */
export const AMERICAN_LANDMARKS = {} as const satisfies Record<string, Landmark>
