import { mix } from '#art/poster/toolbox/inks.ts'
import type { Person } from './person.ts'
import { skinDepth } from './person.ts'
import type { Cloth, ClothInk, HairInk, Palette, Skin } from './portrait-options.ts'

export const RED = '#FF1200'
export const INK = '#0e141d'
export const PAPER = '#fcf8f2'
export const GOLD = '#ffd071'

type SkinInk = [lit: string, mid: string, deep: string, lipDark: string, lipLight: string]
const SKINS: Record<Skin, SkinInk> = {
  porcelain: ['#f7dac3', '#dba488', '#a5665a', '#b2605a', '#d98a7c'],
  rose: ['#f0bf9f', '#cb8768', '#8d4c43', '#a04b46', '#cf7a67'],
  wheat: ['#edc596', '#c58f5c', '#855439', '#9a5044', '#c87d5f'],
  olive: ['#d6a877', '#a3754a', '#68452f', '#8a4a3c', '#b4704f'],
  honey: ['#dda066', '#ad6c3c', '#6f3f29', '#8c4034', '#bb6647'],
  copper: ['#c9804f', '#945131', '#5c2d22', '#7c352d', '#a8553d'],
  cinnamon: ['#b06c48', '#7f4530', '#4d2722', '#6c2e2b', '#98503f'],
  umber: ['#9a6238', '#6b3f25', '#40241b', '#5a2a22', '#86483a'],
  mahogany: ['#844a33', '#592d23', '#351a1a', '#521f20', '#7b3c36'],
  cacao: ['#6f4530', '#482a21', '#291718', '#40191c', '#6b3a34'],
  night: ['#684539', '#412a2b', '#23171f', '#3d1b21', '#6b3c3f'],
}

type Tones3 = [base: string, light: string, deep: string]
const HAIRS: Record<HairInk, Tones3> = {
  black: ['#17141a', '#3d4258', '#0c0b11'],
  blueblack: ['#121826', '#3a557c', '#090d17'],
  espresso: ['#2a1a17', '#5f3a2b', '#170e0e'],
  brown: ['#4a2c1c', '#87552f', '#2d1a13'],
  chestnut: ['#6d3a1e', '#ad6a35', '#452213'],
  sand: ['#b58242', '#e6bd74', '#7d552c'],
  red: ['#a3441c', '#dd7f3b', '#6d2813'],
  pepper: ['#3f424d', '#a5adb8', '#24262f'],
  grey: ['#868d98', '#cfd5da', '#585e6b'],
  white: ['#dfe0dc', '#fffaf0', '#a4abb6'],
}

export type Ground = [sky: string, disc: string, halo: string, farHills: string, nearHills: string]
export const GROUNDS: Record<Palette, Ground> = {
  noon: ['#82b2df', RED, '#a6cae8', '#559a8e', '#1b5949'],
  dawn: ['#f2d2cb', RED, '#ffe9da', '#98a6cf', '#41658f'],
  golden: ['#f8b85f', RED, '#fcd68a', '#5a8bb0', '#204751'],
  dusk: ['#665190', RED, '#93659a', '#443c7b', '#2a2a5c'],
  night: ['#1b3f78', '#fff1d6', '#3a6cab', '#122a4e', '#0a1a35'],
  monsoon: ['#86a7ad', RED, '#b5c9c0', '#5f8b88', '#27504f'],
  paper: ['#f3ead9', RED, '#fcf8f2', '#c2c8c4', '#82b2df'],
  lake: ['#d3e5ea', '#82b2df', '#fcf8f2', '#86b8bd', '#2f7a66'],
  leaf: ['#2f7a66', '#ffd071', '#559a8e', '#1b5949', '#0e3a37'],
}

const CLOTHS: Record<Cloth, string> = {
  paper: PAPER,
  red: RED,
  blue: '#82b2df',
  navy: '#254a69',
  ink: '#1b2638',
  sand: '#e3c48f',
  khaki: '#b59a68',
  olive: '#7f9450',
  coral: '#f0684e',
  leaf: '#237055',
  teal: '#2c7f8a',
  plum: '#7b4a7d',
  ochre: '#edb345',
  rust: '#b8502e',
  rose: '#e9a08e',
  stone: '#b9bfc0',
  indigo: '#3a4c8c',
}
const clothNames: ReadonlyMap<string, string> = new Map(Object.entries(CLOTHS))

/** One cloth in the light from the left, turned away from it, and in shade. */
export interface Tones {
  lit: string
  mid: string
  deep: string
}

export function tonesOf(cloth: ClothInk): Tones {
  const lit = clothNames.get(cloth) ?? cloth
  return { lit, mid: mix(lit, '#0d1c33', 0.24), deep: mix(lit, '#0d1c33', 0.46) }
}

/** The printed tones of one face and the accents on it. */
export interface SkinInks extends Tones {
  /** Pupils, lashes, nostrils and the line of the mouth. */
  key: string
  lipDark: string
  lipLight: string
  whiteLeft: string
  whiteRight: string
  /** The plane under the cheekbone, lighter on women. */
  jaw: string
}

export function skinInksOf({ skin, sex }: Person): SkinInks {
  const [lit, mid, deep, lipDark, lipLight] = SKINS[skin]
  return {
    lit,
    mid,
    deep,
    key: mix(deep, '#0c0a12', 0.72),
    lipDark,
    lipLight,
    whiteLeft: mix(lit, '#fff6ea', 0.72),
    whiteRight: mix(mid, '#e8e0e4', 0.5),
    jaw: sex === 'woman' ? mix(mid, deep, 0.6) : deep,
  }
}

export interface HairInks {
  base: string
  light: string
  deep: string
  brow: string
}

/** A crop lets the skin through, so its inks lean towards it. */
export function hairInksOf({ hair, hairInk, skin: skinName }: Person, skin: SkinInks): HairInks {
  const silver = hairInk === 'grey' || hairInk === 'white'
  const through = hair !== 'crop' ? 0 : skinDepth(skinName) > 5 && !silver ? 0.06 : 0.3
  const [full, shine, shade] = HAIRS[hairInk]
  const base = mix(full, skin.mid, through)
  const light = mix(shine, skin.lit, through)
  const deep = mix(shade, skin.mid, through)
  return { base, light, deep, brow: silver ? mix(deep, skin.key, 0.35) : mix(base, skin.key, 0.4) }
}
