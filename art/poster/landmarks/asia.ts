import { ayutthaya } from './ayutthaya.ts'
import { banteaysrei } from './banteaysrei.ts'
import { bayon } from './bayon.ts'
import { cheowlan } from './cheowlan.ts'
import { cucphuong } from './cucphuong.ts'
import { dipterocarps } from './dipterocarps.ts'
import { hangen } from './hangen.ts'
import { hoankiem } from './hoankiem.ts'
import { ijen } from './ijen.ts'
import { jars } from './jars.ts'
import { kampi } from './kampi.ts'
import { kampot } from './kampot.ts'
import { khone } from './khone.ts'
import { klotok } from './klotok.ts'
import { konglor } from './konglor.ts'
import { kotapu } from './kotapu.ts'
import { kraton } from './kraton.ts'
import type { Landmark } from './landmark.ts'
import { myson } from './myson.ts'
import { ngomon } from './ngomon.ts'
import { nongkhiaw } from './nongkhiaw.ts'
import { ortorkor } from './ortorkor.ts'
import { paksong } from './paksong.ts'
import { prambanan } from './prambanan.ts'
import { rajaampat } from './rajaampat.ts'
import { royalpalace } from './royalpalace.ts'
import { saigon } from './saigon.ts'
import { sukhothai } from './sukhothai.ts'
import { tadfane } from './tadfane.ts'
import { tamcoc } from './tamcoc.ts'
import { taprohm } from './taprohm.ts'
import { thatluang } from './thatluang.ts'
import { thungchai } from './thungchai.ts'
import { tongkonan } from './tongkonan.ts'
import { trang } from './trang.ts'
import { tuolsleng } from './tuolsleng.ts'
import { watarun } from './watarun.ts'
import { watpho } from './watpho.ts'
import { watphou } from './watphou.ts'
import { xiengthong } from './xiengthong.ts'
import { yaowarat } from './yaowarat.ts'

/** The landmarks of the countries in Asia that Ceiba plans for. */
export const ASIAN_LANDMARKS = {
  ayutthaya,
  banteaysrei,
  bayon,
  cheowlan,
  cucphuong,
  dipterocarps,
  hangen,
  hoankiem,
  ijen,
  jars,
  kampi,
  kampot,
  khone,
  klotok,
  konglor,
  kotapu,
  kraton,
  myson,
  ngomon,
  nongkhiaw,
  ortorkor,
  paksong,
  prambanan,
  rajaampat,
  royalpalace,
  saigon,
  sukhothai,
  tadfane,
  tamcoc,
  taprohm,
  thatluang,
  thungchai,
  tongkonan,
  trang,
  tuolsleng,
  watarun,
  watpho,
  watphou,
  xiengthong,
  yaowarat,
} as const satisfies Record<string, Landmark>
