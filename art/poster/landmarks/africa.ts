import type { Landmark } from './landmark.ts'

/** The landmarks of the countries in Africa that Ceiba plans for. */
export const AFRICAN_LANDMARKS = {} as const satisfies Record<string, Landmark>
