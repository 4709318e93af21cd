/** The kinds of small house a hotel may be drawn as: how it is built, not where it is. */
export const HOUSE_KINDS = [
  'gallery',
  'lodge',
  'highland',
  'tent',
  'boat',
  'town',
  'patio',
  'bamboo',
  'water',
  'farm',
  'home',
  'cabin',
  'coral',
  'dome',
] as const
export type HouseKind = (typeof HOUSE_KINDS)[number]

export function isHouseKind(kind: string): kind is HouseKind {
  return (HOUSE_KINDS as readonly string[]).includes(kind)
}
