import type { SceneKind } from './scenes/registry.ts'

/** What a scene shows that not every place of its land has: true only of a thing whose words name it. */
export const SHOWN: Partial<Record<SceneKind, RegExp>> = {
  balloon: /balloon|\bmara\b|serengeti/i,
  bicycle: /bicycl|cycl|bike|biking/i,
  bwindi: /gorilla/i,
  cacao: /cacao|chocolate/i,
  canopy: /canopy|bridge|\bzip|toucan/i,
  chimps: /chimp/i,
  coffee: /coffee/i,
  colobus: /colobus|monkey|primate/i,
  cove: /whale|dolphin|\bbay\b|\bcoves?\b/i,
  crossing: /wildebeest|herd|crossing|migration/i,
  elephants: /elephant/i,
  flamingos: /flamingo/i,
  huye: /coffee/i,
  kayak: /kayak|\bcanoe|paddl|mangrove/i,
  kilimanjaro: /kilimanjaro/i,
  market: /market|canal|boat/i,
  nightwalk: /night (walk|hike|drive)|after dark|\bfrogs?\b/i,
  orangutan: /orang-?utan/i,
  rapids: /raft|rapid|white.water/i,
  rwanda: /gorilla/i,
  sloth: /sloth/i,
  stalls: /market|stall/i,
  tea: /\btea\b/i,
  trail: /\b(walk|hik|trail|on foot|path|ranger|trek)/i,
  turtles: /turtle|hatchling/i,
  volcano: /volcan|\blava\b|crater/i,
  waterfall: /\b(water)?falls?\b|cascade/i,
}

/** Metres above the sea beyond which nothing like it grows or lies. */
const HIGHEST: Partial<Record<SceneKind, number>> = {
  beach: 400,
  cacao: 1400,
  canopy: 2700,
  cloudforest: 3200,
  coffee: 2300,
  corals: 400,
  cove: 300,
  dipterocarps: 1500,
  huye: 2300,
  longbeach: 300,
  river: 1500,
  savanna: 2300,
  tea: 2800,
  waterfall: 3000,
}

/** Names of places whose scenes are not called by them. Other landmarks are called by their places. */
const NAMES: Partial<Record<SceneKind, RegExp>> = {
  angkor: /angkor wat/i,
  arenal: /arenal/i,
  banteaysrei: /banteay srei/i,
  bwindi: /bwindi/i,
  canyon: /colca/i,
  catedral: /manuel antonio/i,
  celeste: /r[ií]o celeste/i,
  chichi: /chichicastenango/i,
  kotapu: /phang nga/i,
  longonot: /longonot/i,
  mountkenya: /mount kenya|lenana/i,
  murchison: /murchison/i,
  myson: /m[yỹ] s[oơ]n/i,
  panamaviejo: /panam[aá] viejo/i,
  pyramid: /tikal/i,
  reeds: /titicaca|uros/i,
  ruins: /machu picchu/i,
  rwenzori: /rwenzori/i,
  santateresa: /santa teresa/i,
  semuc: /semuc/i,
  tamcoc: /tam c[oố]c/i,
  taprohm: /ta prohm/i,
  vangvieng: /vang vieng/i,
  watphou: /[vw]at phou/i,
}

/** Names that are words of other things as well. */
const COMMON: ReadonlySet<string> = new Set([
  ...['baboons', 'bamboo', 'canal', 'canyon', 'caves', 'caye', 'crater', 'jars', 'karst', 'reef', 'split'],
  'tortoises',
])

const ACCENTS = /\p{M}/gu

/** Whether words name the place that a scene shows. */
export function namesPlace(kind: SceneKind, words: string): boolean {
  return NAMES[kind]?.test(words) ?? (!COMMON.has(kind) && wordsOf(words).includes(kind))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^a-z]+/)
}

/** Whether what a scene shows is found at an altitude. */
export function isFoundAt(kind: SceneKind, altitude: number): boolean {
  return altitude <= (HIGHEST[kind] ?? Number.POSITIVE_INFINITY)
}

/** Scenes of land alone, by their habitats. */
const OPEN_LAND: ReadonlyMap<SceneKind, readonly string[]> = new Map([
  ['river', ['rainforest', 'river']],
  ['cloudforest', ['cloud-forest']],
  ['savanna', ['savanna']],
  ['dipterocarps', ['rainforest']],
  ['beach', ['beach']],
  ['corals', ['coral-reef']],
])

/** Whether a scene shows only land, and a thing has that land before any other. */
export function isOpenLand(kind: SceneKind, habitats: readonly string[]): boolean {
  return isItsLand(kind, habitats) && OPEN_LAND.get(kind)?.includes(habitats[0] ?? '') === true
}

/** Whether a scene shows only land, all of which a thing has. */
export function isItsLand(kind: SceneKind, habitats: readonly string[]): boolean {
  const land = OPEN_LAND.get(kind) ?? []
  return land.length > 0 && land.every(habitat => habitats.includes(habitat))
}
