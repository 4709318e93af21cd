import { arenal } from './arenal.ts'
import { arequipa } from './arequipa.ts'
import { catedral } from './catedral.ts'
import { collpa } from './collpa.ts'
import { cusco } from './cusco.ts'
import { laguna } from './laguna.ts'
import type { Landmark } from './landmark.ts'
import { lima } from './lima.ts'
import { maras } from './maras.ts'
import { ollantaytambo } from './ollantaytambo.ts'
import { poas } from './poas.ts'
import { quilotoa } from './quilotoa.ts'
import { sacsayhuaman } from './sacsayhuaman.ts'
import { salkantay } from './salkantay.ts'
import { teatro } from './teatro.ts'
import { tortuguero } from './tortuguero.ts'

/** The landmarks of the countries in Latin America that Ceiba plans for. */
export const AMERICAN_LANDMARKS = {
  arenal,
  arequipa,
  catedral,
  collpa,
  cusco,
  laguna,
  lima,
  maras,
  ollantaytambo,
  poas,
  quilotoa,
  sacsayhuaman,
  salkantay,
  teatro,
  tortuguero,
} as const satisfies Record<string, Landmark>
