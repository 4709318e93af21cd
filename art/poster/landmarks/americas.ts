import { arenal } from './arenal.ts'
import { arequipa } from './arequipa.ts'
import { baboons } from './baboons.ts'
import { baru } from './baru.ts'
import { bocas } from './bocas.ts'
import { cahuita } from './cahuita.ts'
import { cajas } from './cajas.ts'
import { caracol } from './caracol.ts'
import { casco } from './casco.ts'
import { castillo } from './castillo.ts'
import { catedral } from './catedral.ts'
import { caves } from './caves.ts'
import { celeste } from './celeste.ts'
import { chichi } from './chichi.ts'
import { cockscomb } from './cockscomb.ts'
import { collpa } from './collpa.ts'
import { corals } from './corals.ts'
import { cuenca } from './cuenca.ts'
import { cusco } from './cusco.ts'
import { flores } from './flores.ts'
import { fuego } from './fuego.ts'
import { glovers } from './glovers.ts'
import { guanacaste } from './guanacaste.ts'
import { guayabo } from './guayabo.ts'
import { hopkins } from './hopkins.ts'
import { ingapirca } from './ingapirca.ts'
import { iximche } from './iximche.ts'
import { jabirus } from './jabirus.ts'
import { kicker } from './kicker.ts'
import { laguna } from './laguna.ts'
import type { Landmark } from './landmark.ts'
import { lima } from './lima.ts'
import { lubaantun } from './lubaantun.ts'
import { maras } from './maras.ts'
import { mindo } from './mindo.ts'
import { ollantaytambo } from './ollantaytambo.ts'
import { otavalo } from './otavalo.ts'
import { panamaviejo } from './panamaviejo.ts'
import { pineridge } from './pineridge.ts'
import { poas } from './poas.ts'
import { portobelo } from './portobelo.ts'
import { quilotoa } from './quilotoa.ts'
import { quirigua } from './quirigua.ts'
import { quito } from './quito.ts'
import { rapids } from './rapids.ts'
import { sacsayhuaman } from './sacsayhuaman.ts'
import { salkantay } from './salkantay.ts'
import { santateresa } from './santateresa.ts'
import { semuc } from './semuc.ts'
import { sierranegra } from './sierranegra.ts'
import { split } from './split.ts'
import { teatro } from './teatro.ts'
import { tortoises } from './tortoises.ts'
import { tortuguero } from './tortuguero.ts'
import { xunantunich } from './xunantunich.ts'

/** The landmarks of the countries in Latin America that Ceiba plans for. */
export const AMERICAN_LANDMARKS = {
  arenal,
  arequipa,
  baboons,
  baru,
  bocas,
  cahuita,
  cajas,
  caracol,
  casco,
  castillo,
  catedral,
  caves,
  celeste,
  chichi,
  cockscomb,
  collpa,
  corals,
  cuenca,
  cusco,
  flores,
  fuego,
  glovers,
  guanacaste,
  guayabo,
  hopkins,
  ingapirca,
  iximche,
  jabirus,
  kicker,
  laguna,
  lima,
  lubaantun,
  maras,
  mindo,
  ollantaytambo,
  otavalo,
  panamaviejo,
  pineridge,
  poas,
  portobelo,
  quilotoa,
  quirigua,
  quito,
  rapids,
  sacsayhuaman,
  salkantay,
  santateresa,
  semuc,
  sierranegra,
  split,
  teatro,
  tortoises,
  tortuguero,
  xunantunich,
} as const satisfies Record<string, Landmark>
