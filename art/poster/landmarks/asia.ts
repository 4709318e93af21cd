import { ayutthaya } from './ayutthaya.ts'
import { bayon } from './bayon.ts'
import type { Landmark } from './landmark.ts'
import { royalpalace } from './royalpalace.ts'
import { sukhothai } from './sukhothai.ts'
import { thatluang } from './thatluang.ts'
import { watarun } from './watarun.ts'
import { xiengthong } from './xiengthong.ts'

/** The landmarks of the countries in Asia that Ceiba plans for. */
export const ASIAN_LANDMARKS = {
  watarun,
  ayutthaya,
  sukhothai,
  bayon,
  xiengthong,
  thatluang,
  royalpalace,
} as const satisfies Record<string, Landmark>
