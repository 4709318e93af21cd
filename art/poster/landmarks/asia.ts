import { ayutthaya } from './ayutthaya.ts'
import { banteaysrei } from './banteaysrei.ts'
import { bayon } from './bayon.ts'
import { hangen } from './hangen.ts'
import { hoankiem } from './hoankiem.ts'
import { jars } from './jars.ts'
import { kampi } from './kampi.ts'
import { konglor } from './konglor.ts'
import { kotapu } from './kotapu.ts'
import type { Landmark } from './landmark.ts'
import { ngomon } from './ngomon.ts'
import { royalpalace } from './royalpalace.ts'
import { sukhothai } from './sukhothai.ts'
import { taprohm } from './taprohm.ts'
import { thatluang } from './thatluang.ts'
import { watarun } from './watarun.ts'
import { watphou } from './watphou.ts'
import { xiengthong } from './xiengthong.ts'

/** The landmarks of the countries in Asia that Ceiba plans for. */
export const ASIAN_LANDMARKS = {
  ayutthaya,
  banteaysrei,
  bayon,
  hangen,
  hoankiem,
  jars,
  kampi,
  konglor,
  kotapu,
  ngomon,
  royalpalace,
  sukhothai,
  taprohm,
  thatluang,
  watarun,
  watphou,
  xiengthong,
} as const satisfies Record<string, Landmark>
