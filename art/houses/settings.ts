import type { Setting } from './house-keys.ts'
import type { Plant } from './lands.ts'

/** The ground under a house. */
export type Ground =
  | 'lawn'
  | 'earth'
  | 'sand'
  | 'plain'
  | 'paving'
  | 'furrows'
  | 'coffee'
  | 'tea'
  | 'paddy'
  | 'water'
  | 'slope'
  | 'terraces'
  | 'court'

/** What is behind it. */
export type Backdrop =
  | 'hills'
  | 'forest'
  | 'peaks'
  | 'snow'
  | 'plain'
  | 'bank'
  | 'town'
  | 'trees'
  | 'karst'
  | 'cliff'
  | 'cone'
  | 'icecone'
  | 'dunes'
  | 'mist'
  | 'pines'
  | 'valley'
  | 'far'
  | 'sea'

/** Where a house stands. */
interface SettingDrawing {
  readonly ground: Ground
  readonly backdrop: Backdrop
  /** The plants at its sides, where they are not the country's own. */
  readonly tall?: Plant
  readonly low?: Plant
  /** Rows of a plant behind the house. */
  readonly rows?: Plant
  /** It fills the picture from side to side; then the position of the disc over its roof. */
  readonly filling?: { readonly discAside: number; readonly discRise: number }
  /** The houses that stand wall to wall with it. */
  readonly neighbours?: 'both' | 'one'
  /** What is close by: leaves at the sides, or nothing. */
  readonly close?: 'leaves' | 'grass' | 'none'
}

const STREET = { discAside: 0.3, discRise: 330 }

export const SETTING_DRAWINGS: Readonly<Record<Setting, SettingDrawing>> = {
  street: { ground: 'paving', backdrop: 'town', filling: STREET, neighbours: 'both', close: 'none' },
  corner: { ground: 'paving', backdrop: 'town', filling: STREET, neighbours: 'one', close: 'none' },
  lane: { ground: 'earth', backdrop: 'trees', tall: 'tree', low: 'banana', close: 'none' },
  square: { ground: 'paving', backdrop: 'town', tall: 'tree', low: 'tree', close: 'none' },
  court: { ground: 'court', backdrop: 'trees', filling: { discAside: 0.12, discRise: 371 }, close: 'none' },
  yard: { ground: 'earth', backdrop: 'hills', tall: 'tree', low: 'agave', close: 'none' },
  garden: { ground: 'lawn', backdrop: 'hills', close: 'leaves' },
  lawn: { ground: 'lawn', backdrop: 'trees', tall: 'jacaranda', low: 'tree', close: 'grass' },
  village: { ground: 'earth', backdrop: 'hills', tall: 'tree', close: 'grass' },
  orchard: { ground: 'lawn', backdrop: 'hills', tall: 'tree', low: 'tree', rows: 'tree', close: 'grass' },
  palms: { ground: 'lawn', backdrop: 'trees', tall: 'palm', low: 'palm', rows: 'palm', close: 'grass' },
  bananas: {
    ground: 'lawn',
    backdrop: 'hills',
    tall: 'banana',
    low: 'banana',
    rows: 'banana',
    close: 'leaves',
  },
  rice: { ground: 'paddy', backdrop: 'hills', close: 'none' },
  coffee: { ground: 'coffee', backdrop: 'hills', tall: 'tree', close: 'none' },
  tea: { ground: 'tea', backdrop: 'forest', tall: 'eucalyptus', close: 'none' },
  rows: { ground: 'furrows', backdrop: 'hills', close: 'none' },
  pasture: { ground: 'lawn', backdrop: 'peaks', tall: 'eucalyptus', low: 'agave', close: 'grass' },
  meadow: { ground: 'lawn', backdrop: 'forest', tall: 'tree', low: 'reeds', close: 'grass' },
  jungle: { ground: 'lawn', backdrop: 'forest', tall: 'palm', low: 'banana', close: 'leaves' },
  clouds: { ground: 'lawn', backdrop: 'mist', tall: 'tree', low: 'aloe', close: 'leaves' },
  pines: { ground: 'lawn', backdrop: 'pines', tall: 'pine', low: 'pine', rows: 'pine', close: 'grass' },
  grassland: { ground: 'plain', backdrop: 'hills', tall: 'pine', low: 'reeds', close: 'grass' },
  savanna: { ground: 'plain', backdrop: 'plain', tall: 'acacia', low: 'aloe', close: 'grass' },
  thorns: { ground: 'plain', backdrop: 'peaks', tall: 'doum', low: 'aloe', close: 'none' },
  baobabs: { ground: 'plain', backdrop: 'plain', tall: 'baobab', low: 'baobab', close: 'grass' },
  desert: { ground: 'sand', backdrop: 'dunes', tall: 'cactus', low: 'agave', close: 'none' },
  cactus: { ground: 'earth', backdrop: 'hills', tall: 'cactus', low: 'agave', close: 'none' },
  beach: { ground: 'sand', backdrop: 'hills', tall: 'palm', low: 'palm', close: 'leaves' },
  islet: { ground: 'sand', backdrop: 'sea', tall: 'palm', low: 'palm', close: 'none' },
  over: { ground: 'water', backdrop: 'hills', close: 'none' },
  towers: { ground: 'water', backdrop: 'karst', close: 'none' },
  mangrove: { ground: 'water', backdrop: 'bank', close: 'leaves' },
  reeds: { ground: 'lawn', backdrop: 'peaks', tall: 'reeds', low: 'reeds', rows: 'reeds', close: 'grass' },
  bank: { ground: 'lawn', backdrop: 'bank', close: 'leaves' },
  slope: { ground: 'slope', backdrop: 'hills', close: 'leaves' },
  terraces: { ground: 'terraces', backdrop: 'peaks', close: 'grass' },
  cliff: { ground: 'lawn', backdrop: 'cliff', close: 'leaves' },
  karst: { ground: 'lawn', backdrop: 'karst', close: 'grass' },
  ridge: { ground: 'plain', backdrop: 'far', tall: 'acacia', low: 'aloe', close: 'none' },
  volcano: { ground: 'lawn', backdrop: 'cone', close: 'leaves' },
  icecone: { ground: 'plain', backdrop: 'icecone', close: 'grass' },
  snow: { ground: 'plain', backdrop: 'snow', tall: 'eucalyptus', low: 'agave', close: 'none' },
  valley: { ground: 'lawn', backdrop: 'valley', tall: 'tree', low: 'banana', close: 'leaves' },
}
