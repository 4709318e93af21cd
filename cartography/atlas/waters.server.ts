import { m } from '#app/paraglide/messages.js'
import type { Box } from './box.ts'

/** A water that is named wherever it is visible, anywhere in its box. */
interface NamedWater {
  name: () => string
  box: Box
  /** Lakes are named on their own water only, seas on the sea. */
  lake?: true
}

function box(west: number, south: number, east: number, north: number): Box {
  return { west, south, east, north }
}

/** Seas, gulfs and lakes around the countries we draw. */
export const WATERS: readonly NamedWater[] = [
  { name: m.map_pacific, box: box(-100, -22, -77, 7) },
  { name: m.map_pacific, box: box(-100, 7, -83.2, 8.8) },
  { name: m.map_pacific, box: box(-100, 8.8, -87.6, 13.6) },
  { name: m.map_pacific, box: box(-100, 13.6, -90.2, 16.2) },
  { name: m.map_caribbean, box: box(-83.4, 9.3, -76, 16) },
  { name: m.map_caribbean, box: box(-88.4, 15.8, -81, 20) },
  { name: m.map_gulf_of_thailand, box: box(99.2, 6.5, 104.6, 13.4) },
  { name: m.map_gulf_of_tonkin, box: box(105.6, 17, 109.6, 21.4) },
  { name: m.map_andaman_sea, box: box(93, 5.8, 98.8, 15.5) },
  { name: m.map_indian_ocean, box: box(38.5, -14, 55, 2) },
  { name: m.map_indian_ocean, box: box(92, -18, 105, -7.5) },
  { name: m.map_indian_ocean, box: box(92, -18, 114.4, -8.8) },
  { name: m.map_indian_ocean, box: box(92, -18, 119, -9.3) },
  { name: m.map_java_sea, box: box(106.5, -6.6, 117, -3.4) },
  { name: m.map_celebes_sea, box: box(118.5, 1.6, 125, 6) },
  { name: m.map_banda_sea, box: box(122.5, -7.2, 131.5, -3.8) },
  { name: m.map_lake_victoria, box: box(31.6, -3, 34.9, 0.5), lake: true },
  { name: m.map_lake_tanganyika, box: box(29, -8.9, 31.3, -3.2), lake: true },
  { name: m.map_lake_malawi, box: box(33.8, -14.5, 35.4, -9.4), lake: true },
  { name: m.map_lake_turkana, box: box(35.8, 2.3, 36.8, 4.7), lake: true },
  { name: m.map_lake_albert, box: box(30.3, 1, 31.5, 2.5), lake: true },
  { name: m.map_lake_kivu, box: box(28.8, -2.5, 29.4, -1.5), lake: true },
  { name: m.map_lake_nicaragua, box: box(-86, 11, -84.7, 12.2), lake: true },
  { name: m.map_lake_titicaca, box: box(-70.1, -16.6, -68.5, -15.2), lake: true },
  { name: m.map_tonle_sap, box: box(103.6, 12.4, 104.7, 13.3), lake: true },
]
