import { akagera } from './akagera.ts'
import { amboseli } from './amboseli.ts'
import { bamboo } from './bamboo.ts'
import { bunyonyi } from './bunyonyi.ts'
import { burera } from './burera.ts'
import { congonile } from './congonile.ts'
import { diani } from './diani.ts'
import { empakaai } from './empakaai.ts'
import { gedi } from './gedi.ts'
import { huye } from './huye.ts'
import { jambiani } from './jambiani.ts'
import { jinja } from './jinja.ts'
import { jozani } from './jozani.ts'
import { kampala } from './kampala.ts'
import { kasubi } from './kasubi.ts'
import { kazinga } from './kazinga.ts'
import { kidepo } from './kidepo.ts'
import { kigali } from './kigali.ts'
import { kopjes } from './kopjes.ts'
import { laikipia } from './laikipia.ts'
import type { Landmark } from './landmark.ts'
import { lengai } from './lengai.ts'
import { longonot } from './longonot.ts'
import { mabamba } from './mabamba.ts'
import { mafia } from './mafia.ts'
import { mahale } from './mahale.ts'
import { materuni } from './materuni.ts'
import { meru } from './meru.ts'
import { mountkenya } from './mountkenya.ts'
import { nairobi } from './nairobi.ts'
import { napoleon } from './napoleon.ts'
import { ndali } from './ndali.ts'
import { nyanza } from './nyanza.ts'
import { nyungwe } from './nyungwe.ts'
import { olduvai } from './olduvai.ts'
import { ripon } from './ripon.ts'
import { samburu } from './samburu.ts'
import { sipi } from './sipi.ts'
import { tarangire } from './tarangire.ts'
import { tsavo } from './tsavo.ts'
import { virunga } from './virunga.ts'
import { ziwa } from './ziwa.ts'

/** The landmarks of the countries in Africa that Ceiba plans for. */
export const AFRICAN_LANDMARKS = {
  akagera,
  amboseli,
  bamboo,
  bunyonyi,
  burera,
  congonile,
  diani,
  empakaai,
  gedi,
  huye,
  jambiani,
  jinja,
  jozani,
  kampala,
  kasubi,
  kazinga,
  kidepo,
  kigali,
  kopjes,
  laikipia,
  lengai,
  longonot,
  mabamba,
  mafia,
  mahale,
  materuni,
  meru,
  mountkenya,
  nairobi,
  napoleon,
  ndali,
  nyanza,
  nyungwe,
  olduvai,
  ripon,
  samburu,
  sipi,
  tarangire,
  tsavo,
  virunga,
  ziwa,
} as const satisfies Record<string, Landmark>
