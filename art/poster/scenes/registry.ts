import { AFRICAN_LANDMARKS } from '#art/poster/landmarks/africa.ts'
import { AMERICAN_LANDMARKS } from '#art/poster/landmarks/americas.ts'
import { ASIAN_LANDMARKS } from '#art/poster/landmarks/asia.ts'
import { scenesOf } from '#art/poster/landmarks/landmark.ts'
import type { Scene } from '#art/poster/scene.ts'
import { angkor } from './angkor.ts'
import { atitlan } from './atitlan.ts'
import { bagan } from './bagan.ts'
import { balloon } from './balloon.ts'
import { beach } from './beach.ts'
import { bicycle } from './bicycle.ts'
import { borobudur } from './borobudur.ts'
import { bromo } from './bromo.ts'
import { bwindi } from './bwindi.ts'
import { cacao } from './cacao.ts'
import { canal } from './canal.ts'
import { canopy } from './canopy.ts'
import { canyon } from './canyon.ts'
import { caye } from './caye.ts'
import { chimps } from './chimps.ts'
import { cloudforest } from './cloudforest.ts'
import { coffee } from './coffee.ts'
import { colobus } from './colobus.ts'
import { colonial } from './colonial.ts'
import { cove } from './cove.ts'
import { crater } from './crater.ts'
import { crossing } from './crossing.ts'
import { dhow } from './dhow.ts'
import { elephants } from './elephants.ts'
import { flamingos } from './flamingos.ts'
import { galapagos } from './galapagos.ts'
import { gunayala } from './gunayala.ts'
import { hagiang } from './hagiang.ts'
import { himalaya } from './himalaya.ts'
import { hoian } from './hoian.ts'
import { karst } from './karst.ts'
import { kayak } from './kayak.ts'
import { kilimanjaro } from './kilimanjaro.ts'
import { kivu } from './kivu.ts'
import { kuangsi } from './kuangsi.ts'
import { laketemple } from './laketemple.ts'
import { lamu } from './lamu.ts'
import { longbeach } from './longbeach.ts'
import { market } from './market.ts'
import { mekong } from './mekong.ts'
import { murchison } from './murchison.ts'
import { nightwalk } from './nightwalk.ts'
import { orangutan } from './orangutan.ts'
import { panama } from './panama.ts'
import { paracas } from './paracas.ts'
import { paramo } from './paramo.ts'
import { pinisi } from './pinisi.ts'
import { pyramid } from './pyramid.ts'
import { reeds } from './reeds.ts'
import { reef } from './reef.ts'
import { river } from './river.ts'
import { ruins } from './ruins.ts'
import { rwanda } from './rwanda.ts'
import { rwenzori } from './rwenzori.ts'
import { savanna } from './savanna.ts'
import { sloth } from './sloth.ts'
import { stalls } from './stalls.ts'
import { stilts } from './stilts.ts'
import { sugarpalms } from './sugarpalms.ts'
import { taktsang } from './taktsang.ts'
import { tea } from './tea.ts'
import { terraces } from './terraces.ts'
import { trail } from './trail.ts'
import { turtles } from './turtles.ts'
import { vangvieng } from './vangvieng.ts'
import { volcano } from './volcano.ts'
import { wat } from './wat.ts'
import { waterfall } from './waterfall.ts'

/** Every kind of poster, by the name it is asked for. */
export const SCENES = {
  volcano,
  kilimanjaro,
  himalaya,
  atitlan,
  rwanda,
  karst,
  beach,
  galapagos,
  reef,
  paracas,
  savanna,
  river,
  waterfall,
  canopy,
  terraces,
  angkor,
  bagan,
  ruins,
  panama,
  colonial,
  hoian,
  cove,
  turtles,
  dhow,
  gunayala,
  coffee,
  canyon,
  reeds,
  laketemple,
  paramo,
  pyramid,
  cloudforest,
  mekong,
  market,
  crossing,
  stilts,
  crater,
  bromo,
  pinisi,
  borobudur,
  sugarpalms,
  vangvieng,
  hagiang,
  kuangsi,
  elephants,
  orangutan,
  wat,
  kivu,
  tea,
  murchison,
  rwenzori,
  bwindi,
  flamingos,
  lamu,
  balloon,
  caye,
  canal,
  longbeach,
  chimps,
  colobus,
  bicycle,
  kayak,
  nightwalk,
  trail,
  cacao,
  sloth,
  stalls,
  taktsang,
  ...scenesOf(AMERICAN_LANDMARKS),
  ...scenesOf(ASIAN_LANDMARKS),
  ...scenesOf(AFRICAN_LANDMARKS),
} as const satisfies Record<string, Scene>

export type SceneKind = keyof typeof SCENES
