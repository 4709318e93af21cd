import type { HouseKindDrawing } from '#art/houses/house-kind.ts'
import type { HouseKind } from '#art/houses/house-kinds.ts'
import { bamboo } from './bamboo.ts'
import { boat } from './boat.ts'
import { cabin } from './cabin.ts'
import { coral } from './coral.ts'
import { dome } from './dome.ts'
import { farm } from './farm.ts'
import { gallery } from './gallery.ts'
import { highland } from './highland.ts'
import { home } from './home.ts'
import { lodge } from './lodge.ts'
import { patio } from './patio.ts'
import { tent } from './tent.ts'
import { town } from './town.ts'
import { water } from './water.ts'

export const HOUSES: Readonly<Record<HouseKind, HouseKindDrawing>> = {
  gallery,
  lodge,
  highland,
  tent,
  boat,
  town,
  patio,
  bamboo,
  water,
  farm,
  home,
  cabin,
  coral,
  dome,
}
