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

/** The kinds that each country builds, by its slug. No house is drawn yet for other countries. */
export const HOUSES_BUILT = {
  'costa-rica': ['gallery', 'lodge', 'highland', 'tent', 'town', 'patio', 'farm', 'home', 'cabin'],
  panama: ['gallery', 'lodge', 'highland', 'tent', 'town', 'patio', 'water', 'farm', 'home', 'cabin'],
  guatemala: ['lodge', 'highland', 'town', 'patio', 'farm', 'home', 'cabin'],
  belize: ['gallery', 'lodge', 'tent', 'water', 'farm', 'home', 'cabin'],
  mexico: ['lodge', 'highland', 'town', 'patio', 'farm', 'home', 'cabin'],
  peru: ['lodge', 'highland', 'tent', 'boat', 'town', 'patio', 'farm', 'home', 'cabin', 'dome'],
  bolivia: ['lodge', 'highland', 'boat', 'town', 'patio', 'farm', 'home'],
  ecuador: ['lodge', 'highland', 'tent', 'boat', 'town', 'patio', 'bamboo', 'farm', 'home', 'cabin'],
  vietnam: ['lodge', 'highland', 'boat', 'town', 'bamboo', 'farm', 'home'],
  laos: ['lodge', 'boat', 'town', 'bamboo', 'farm', 'home'],
  cambodia: ['lodge', 'tent', 'boat', 'town', 'bamboo', 'water', 'farm', 'home'],
  thailand: ['lodge', 'highland', 'tent', 'boat', 'town', 'bamboo', 'water', 'farm', 'home'],
  myanmar: ['lodge', 'highland', 'boat', 'town', 'bamboo', 'water', 'farm', 'home'],
  indonesia: ['lodge', 'tent', 'boat', 'bamboo', 'water', 'farm', 'home'],
  nepal: ['lodge', 'highland', 'tent', 'town', 'farm', 'home'],
  tanzania: ['lodge', 'highland', 'tent', 'town', 'farm', 'home', 'coral'],
  kenya: ['lodge', 'highland', 'tent', 'town', 'farm', 'home', 'coral'],
  rwanda: ['lodge', 'highland', 'tent', 'town', 'farm', 'home'],
  uganda: ['lodge', 'highland', 'tent', 'town', 'farm', 'home', 'dome'],
} as const satisfies Record<string, readonly HouseKind[]>
export type HouseCountry = keyof typeof HOUSES_BUILT

export function isHouseCountry(tag: string): tag is HouseCountry {
  return Object.hasOwn(HOUSES_BUILT, tag)
}

/** Whether a kind of house is built in a country: a stilt lodge in Peru, but no houses over the water. */
export function isBuiltIn(kind: HouseKind, tag: string): boolean {
  return isHouseCountry(tag) && (HOUSES_BUILT[tag] as readonly HouseKind[]).includes(kind)
}
