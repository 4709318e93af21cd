import { amboseli } from './amboseli.ts'
import { diani } from './diani.ts'
import { gedi } from './gedi.ts'
import { jambiani } from './jambiani.ts'
import { kopjes } from './kopjes.ts'
import { laikipia } from './laikipia.ts'
import type { Landmark } from './landmark.ts'
import { lengai } from './lengai.ts'
import { longonot } from './longonot.ts'
import { mahale } from './mahale.ts'
import { mountkenya } from './mountkenya.ts'
import { nairobi } from './nairobi.ts'
import { samburu } from './samburu.ts'
import { tarangire } from './tarangire.ts'
import { tsavo } from './tsavo.ts'

/** The landmarks of the countries in Africa that Ceiba plans for. */
export const AFRICAN_LANDMARKS = {
  amboseli,
  diani,
  gedi,
  jambiani,
  kopjes,
  laikipia,
  lengai,
  longonot,
  mahale,
  mountkenya,
  nairobi,
  samburu,
  tarangire,
  tsavo,
} as const satisfies Record<string, Landmark>
