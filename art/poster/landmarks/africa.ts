import { amboseli } from './amboseli.ts'
import { jambiani } from './jambiani.ts'
import { kopjes } from './kopjes.ts'
import type { Landmark } from './landmark.ts'
import { lengai } from './lengai.ts'
import { mountkenya } from './mountkenya.ts'
import { samburu } from './samburu.ts'
import { tarangire } from './tarangire.ts'

/** The landmarks of the countries in Africa that Ceiba plans for. */
export const AFRICAN_LANDMARKS = {
  amboseli,
  jambiani,
  kopjes,
  lengai,
  mountkenya,
  samburu,
  tarangire,
} as const satisfies Record<string, Landmark>
