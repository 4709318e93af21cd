import type { PaletteName } from './palettes.ts'
import type { SceneKind } from './scenes/registry.ts'

/** Where a kind of poster is true, and what it is about. */
interface Setting {
  /** The hours it prints well in, the best one first. */
  readonly hours: readonly [PaletteName, ...PaletteName[]]
  /** Slugs of the countries where one could stand in front of it. */
  readonly countries: readonly string[]
  /** Keys of the habitats it can stand for. */
  readonly habitats: readonly string[]
  /** Beginnings of words that name it. */
  readonly subjects: readonly string[]
}

export const SETTINGS: Readonly<Record<SceneKind, Setting>> = {
  volcano: {
    hours: ['golden', 'dawn', 'day', 'dusk', 'monsoon'],
    countries: ['costa-rica', 'panama', 'guatemala', 'ecuador', 'mexico', 'honduras'],
    habitats: ['volcano', 'rainforest', 'mountain'],
    subjects: ['volcan', 'lava', 'hot spring', 'hot-spring'],
  },
  kilimanjaro: {
    hours: ['day', 'dawn', 'golden'],
    countries: ['tanzania', 'kenya', 'kilimanjaro-summit'],
    habitats: ['mountain', 'savanna', 'volcano'],
    subjects: ['kilimanjaro', 'giraffe', 'summit'],
  },
  himalaya: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['nepal', 'bhutan', 'everest-base-camp'],
    habitats: ['mountain', 'highland'],
    subjects: ['everest', 'himalaya', 'stupa', 'hiking', 'trek'],
  },
  atitlan: {
    hours: ['dusk', 'dawn', 'golden'],
    countries: ['guatemala'],
    habitats: ['lake', 'volcano', 'highland'],
    subjects: ['atitl', 'lake', 'volcan'],
  },
  rwanda: {
    hours: ['monsoon', 'dawn', 'golden'],
    countries: ['rwanda', 'uganda'],
    habitats: ['cloud-forest', 'rainforest', 'highland', 'mountain', 'volcano'],
    subjects: ['gorilla', 'primate'],
  },
  karst: {
    hours: ['dawn', 'monsoon', 'golden', 'dusk'],
    countries: ['vietnam', 'thailand'],
    habitats: ['island', 'mangrove'],
    subjects: ['karst', 'limestone', 'junk', 'ha long', 'bay'],
  },
  beach: {
    hours: ['day', 'dawn', 'golden', 'dusk'],
    countries: ['thailand', 'vietnam', 'cambodia', 'myanmar'],
    habitats: ['beach', 'island', 'coral-reef'],
    subjects: ['beach', 'longtail', 'swim'],
  },
  galapagos: {
    hours: ['day', 'dawn', 'golden'],
    countries: ['ecuador'],
    habitats: ['island', 'volcano', 'beach', 'coral-reef'],
    subjects: ['galapagos', 'galápagos', 'iguana', 'boob', 'tortoise'],
  },
  reef: {
    hours: ['day', 'dawn', 'dusk'],
    countries: ['belize', 'honduras', 'cuba', 'costa-rica', 'panama', 'mexico', 'indonesia'],
    habitats: ['coral-reef', 'island'],
    subjects: ['reef', 'snorkel', 'div', 'atoll', 'blue hole'],
  },
  paracas: {
    hours: ['golden', 'day', 'dusk'],
    countries: ['peru', 'chile'],
    habitats: ['beach', 'island', 'dry-forest'],
    subjects: ['paracas', 'desert', 'dune', 'flamingo', 'ballestas'],
  },
  savanna: {
    hours: ['golden', 'dusk', 'dawn'],
    countries: ['tanzania', 'kenya', 'uganda', 'rwanda'],
    habitats: ['savanna', 'dry-forest'],
    subjects: ['safari', 'game drive', 'elephant', 'wildlife'],
  },
  river: {
    hours: ['dawn', 'monsoon', 'golden', 'day'],
    countries: [
      ...['costa-rica', 'panama', 'belize', 'guatemala', 'honduras', 'mexico'],
      ...['peru', 'ecuador', 'bolivia'],
    ],
    habitats: ['rainforest', 'river', 'mangrove', 'wetland'],
    subjects: ['canal', 'kayak', 'raft', 'river', 'lagoon', 'amazon', 'macaw', 'wildlife'],
  },
  waterfall: {
    hours: ['monsoon', 'day', 'dawn'],
    countries: [
      ...['costa-rica', 'panama', 'guatemala', 'honduras', 'mexico', 'belize'],
      ...['peru', 'ecuador', 'bolivia', 'argentina'],
    ],
    habitats: ['river', 'rainforest', 'cloud-forest'],
    subjects: ['waterfall', 'fall', 'canyoning', 'swim'],
  },
  canopy: {
    hours: ['day', 'dawn', 'monsoon'],
    countries: ['costa-rica', 'panama', 'peru', 'ecuador', 'belize', 'guatemala', 'honduras'],
    habitats: ['rainforest', 'cloud-forest', 'dry-forest'],
    subjects: ['canopy', 'hanging bridge', 'hanging-bridge', 'bridge', 'zip', 'sloth', 'toucan', 'night'],
  },
  terraces: {
    hours: ['golden', 'day', 'monsoon'],
    countries: ['vietnam', 'indonesia', 'bali', 'laos', 'thailand', 'myanmar'],
    habitats: ['farmland', 'highland', 'wetland'],
    subjects: ['rice', 'terrace', 'buffalo', 'farm'],
  },
  angkor: {
    hours: ['dusk', 'dawn', 'golden'],
    countries: ['cambodia'],
    habitats: ['city', 'rainforest'],
    subjects: ['angkor', 'temple', 'khmer', 'history', 'culture'],
  },
  bagan: {
    hours: ['dawn', 'golden', 'dusk'],
    countries: ['myanmar'],
    habitats: ['city', 'dry-forest', 'farmland'],
    subjects: ['bagan', 'balloon', 'pagoda', 'temple', 'history', 'culture'],
  },
  ruins: {
    hours: ['dawn', 'day', 'monsoon'],
    countries: ['peru'],
    habitats: ['mountain', 'highland', 'cloud-forest'],
    subjects: ['inca', 'machu', 'ruin', 'llama', 'history', 'hiking'],
  },
  panama: {
    hours: ['dusk', 'night', 'golden'],
    countries: ['panama'],
    habitats: ['city'],
    subjects: ['canal', 'skyline', 'city', 'ship'],
  },
  colonial: {
    hours: ['golden', 'dusk'],
    countries: ['cuba', 'guatemala', 'ecuador', 'peru', 'mexico'],
    habitats: ['city', 'highland'],
    subjects: ['colonial', 'old town', 'street', 'havana', 'antigua', 'city', 'history', 'culture'],
  },
  hoian: {
    hours: ['night', 'dusk'],
    countries: ['vietnam'],
    habitats: ['city', 'river'],
    subjects: ['lantern', 'old town', 'hoi an', 'tailor', 'city', 'history', 'night'],
  },
  cove: {
    hours: ['dawn', 'day', 'golden'],
    countries: ['costa-rica', 'panama', 'ecuador', 'mexico'],
    habitats: ['beach', 'island', 'rainforest'],
    subjects: ['whale', 'beach', 'surf', 'dolphin'],
  },
  turtles: {
    hours: ['night', 'dusk'],
    countries: [
      'costa-rica',
      'panama',
      'guatemala',
      'mexico',
      'cuba',
      'kenya',
      'tanzania',
      'indonesia',
      'vietnam',
    ],
    habitats: ['beach', 'coral-reef'],
    subjects: ['turtle', 'nesting'],
  },
  dhow: {
    hours: ['golden', 'dawn', 'dusk'],
    countries: ['tanzania'],
    habitats: ['island', 'beach', 'city', 'coral-reef', 'mangrove'],
    subjects: ['dhow', 'zanzibar', 'stone town', 'spice', 'sail', 'culture'],
  },
  gunayala: {
    hours: ['day', 'dawn', 'dusk'],
    countries: ['panama', 'belize', 'honduras'],
    habitats: ['island', 'beach', 'coral-reef'],
    subjects: ['guna', 'san blas', 'island', 'caye', 'sail', 'swim'],
  },
  coffee: {
    hours: ['golden', 'dawn', 'day'],
    countries: ['costa-rica', 'panama', 'guatemala', 'honduras', 'ecuador', 'peru', 'cuba', 'mexico'],
    habitats: ['farmland', 'highland', 'mountain', 'cloud-forest'],
    subjects: ['coffee', 'cacao', 'chocolate', 'farm', 'food', 'cycl', 'bicycle'],
  },
  canyon: {
    hours: ['golden', 'dawn', 'day'],
    countries: ['peru', 'bolivia', 'argentina'],
    habitats: ['mountain', 'highland', 'river'],
    subjects: ['canyon', 'colca', 'condor', 'bird'],
  },
  reeds: {
    hours: ['day', 'dawn', 'golden'],
    countries: ['peru', 'bolivia'],
    habitats: ['lake', 'wetland', 'island', 'highland'],
    subjects: ['titicaca', 'uros', 'reed', 'lake'],
  },
  laketemple: {
    hours: ['dawn', 'monsoon', 'dusk'],
    countries: ['indonesia', 'bali'],
    habitats: ['lake', 'highland', 'volcano', 'island'],
    subjects: ['temple', 'bali', 'lake', 'culture'],
  },
  paramo: {
    hours: ['day', 'dawn', 'golden'],
    countries: ['ecuador', 'chile', 'bolivia'],
    habitats: ['volcano', 'highland', 'mountain'],
    subjects: ['cotopaxi', 'paramo', 'páramo', 'horse', 'volcan', 'hiking'],
  },
  pyramid: {
    hours: ['dawn', 'monsoon', 'dusk'],
    countries: ['guatemala', 'belize', 'mexico', 'honduras'],
    habitats: ['rainforest', 'dry-forest'],
    subjects: ['maya', 'tikal', 'caracol', 'pyramid', 'temple', 'ruin', 'history'],
  },
  cloudforest: {
    hours: ['monsoon', 'dawn', 'day'],
    countries: ['costa-rica', 'panama', 'guatemala', 'honduras', 'ecuador', 'mexico'],
    habitats: ['cloud-forest', 'rainforest', 'mountain'],
    subjects: ['quetzal', 'cloud forest', 'cloud-forest', 'bird', 'orchid', 'hiking'],
  },
  mekong: {
    hours: ['golden', 'dusk', 'dawn'],
    countries: ['laos', 'thailand'],
    habitats: ['river', 'mountain', 'city'],
    subjects: ['mekong', 'slow boat', 'monk', 'cruise', 'luang prabang', 'culture'],
  },
  market: {
    hours: ['day', 'dawn', 'golden'],
    countries: ['vietnam', 'thailand'],
    habitats: ['river', 'wetland', 'city', 'farmland'],
    subjects: ['market', 'food', 'cook', 'delta', 'fruit'],
  },
  crossing: {
    hours: ['golden', 'dusk'],
    countries: ['kenya', 'tanzania'],
    habitats: ['savanna', 'river'],
    subjects: ['migration', 'crossing', 'wildebeest', 'mara'],
  },
  stilts: {
    hours: ['dusk', 'golden', 'night'],
    countries: ['cambodia', 'myanmar'],
    habitats: ['lake', 'wetland', 'mangrove', 'river'],
    subjects: ['stilt', 'tonle', 'inle', 'floating village', 'lake'],
  },
  crater: {
    hours: ['dawn', 'golden', 'day'],
    countries: ['tanzania'],
    habitats: ['savanna', 'volcano', 'lake', 'highland'],
    subjects: ['crater', 'ngorongoro', 'zebra', 'wildlife'],
  },
  bromo: {
    hours: ['dawn', 'day', 'golden', 'dusk'],
    countries: ['indonesia'],
    habitats: ['volcano', 'mountain', 'highland'],
    subjects: ['bromo', 'tengger', 'volcan', 'crater', 'horse', 'sunrise', 'hiking', 'trek'],
  },
  pinisi: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['indonesia'],
    habitats: ['island', 'beach', 'coral-reef', 'dry-forest'],
    subjects: ['komodo', 'padar', 'pinisi', 'phinisi', 'schooner', 'sail', 'dragon', 'island'],
  },
  borobudur: {
    hours: ['dawn', 'golden', 'dusk', 'monsoon'],
    countries: ['indonesia'],
    habitats: ['city', 'volcano', 'farmland', 'highland'],
    subjects: ['borobudur', 'java', 'stupa', 'temple', 'buddh', 'history', 'culture', 'sunrise'],
  },
  sugarpalms: {
    hours: ['golden', 'dawn', 'day', 'dusk'],
    countries: ['cambodia'],
    habitats: ['farmland', 'wetland', 'dry-forest', 'river'],
    subjects: ['rice', 'palm', 'cart', 'village', 'cycl', 'bicycle', 'farm', 'countryside', 'siem reap'],
  },
  vangvieng: {
    hours: ['day', 'dawn', 'golden', 'monsoon'],
    countries: ['laos'],
    habitats: ['river', 'farmland', 'mountain', 'wetland'],
    subjects: [
      'vang vieng',
      'nam song',
      'karst',
      'kayak',
      'tubing',
      'bicycle',
      'cycl',
      'bridge',
      'rice',
      'village',
    ],
  },
  hagiang: {
    hours: ['dawn', 'golden', 'day', 'monsoon'],
    countries: ['vietnam'],
    habitats: ['mountain', 'highland', 'river'],
    subjects: [
      'ha giang',
      'hà giang',
      'loop',
      'pass',
      'gorge',
      'motorbike',
      'road',
      'hmong',
      'trek',
      'hiking',
    ],
  },
  kuangsi: {
    hours: ['day', 'dawn', 'monsoon', 'golden'],
    countries: ['laos'],
    habitats: ['river', 'rainforest', 'wetland'],
    subjects: ['kuang si', 'kuangsi', 'waterfall', 'fall', 'swim', 'pool', 'cascade'],
  },
  elephants: {
    hours: ['dawn', 'day', 'golden', 'monsoon'],
    countries: ['thailand', 'laos'],
    habitats: ['river', 'rainforest', 'highland', 'mountain'],
    subjects: ['elephant', 'mahout', 'sanctuary', 'wildlife', 'forest', 'jungle', 'chiang mai'],
  },
  orangutan: {
    hours: ['monsoon', 'day', 'dawn', 'golden'],
    countries: ['indonesia'],
    habitats: ['rainforest', 'river', 'wetland', 'mangrove'],
    subjects: [
      'orangutan',
      'orang-utan',
      'borneo',
      'kalimantan',
      'sumatra',
      'sumatran',
      'primate',
      'wildlife',
      'jungle',
      'forest',
      'river',
      'klotok',
    ],
  },
}
