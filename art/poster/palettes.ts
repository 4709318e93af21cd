/**
 * The brand's two inks. They are never tinted, and red is kept for one or two made things and for the disc when it is
 * low: at noon it is gold, behind rain white, and at night a moon.
 */
export const RED = '#FF1200'
export const BLUE = '#82b2df'

/** The inks of one hour. Every scene prints from these roles and from nothing else. */
export interface Inks {
  /** Zenith to horizon. */
  readonly sky: readonly [string, string, string, string]
  /** The sun or the moon. */
  readonly disc: string
  readonly halo: string
  /** Far haze to near silhouette. */
  readonly land: readonly [string, string, string, string, string, string]
  /** Sunlit to deep. */
  readonly leaf: readonly [string, string, string, string]
  /** Lit, body, shade. */
  readonly rock: readonly [string, string, string]
  readonly sand: readonly [string, string, string]
  /** Horizon, middle, deep. */
  readonly water: readonly [string, string, string]
  /** Lit, shade. */
  readonly snow: readonly [string, string]
  /** Built silhouettes, far to near. */
  readonly town: readonly [string, string, string, string]
  /** The air itself. */
  readonly mist: string
  /** The lightest ink. */
  readonly paper: string
  /** The darkest ink. */
  readonly key: string
  /** Windows and lanterns. */
  readonly lamp: string
  /** The light of the hour, and how strongly made things lean toward it (0 to 1). */
  readonly air: readonly [ink: string, strength: number]
}

export const PALETTES = {
  dawn: {
    sky: ['#82b2df', '#b5c6e2', '#f2d2cb', '#ffc7a6'],
    disc: RED,
    halo: '#ffe9da',
    land: ['#c9bcd6', '#98a6cf', '#6787b8', '#41658f', '#254a69', '#12304a'],
    leaf: ['#86b3a3', '#3f8383', '#205b61', '#103b47'],
    rock: ['#f6c9b3', '#b996ad', '#6c6f9c'],
    sand: ['#ffe8cf', '#f4c0a1', '#bd8d97'],
    water: ['#f6d6cb', '#93b3dc', '#4a77ab'],
    snow: ['#fff4e8', '#a9bfe4'],
    town: ['#98a6cf', '#6787b8', '#41658f', '#254a69'],
    mist: '#fde6d8',
    paper: '#fff6ea',
    key: '#0d2237',
    lamp: '#ffc45e',
    air: ['#f7c3bd', 0.2],
  },
  day: {
    sky: ['#82b2df', '#a6cae8', '#d3e5ea', '#fbf1d9'],
    disc: '#ffd75a',
    halo: '#fff6e0',
    land: ['#b4d0dc', '#86b8bd', '#559a8e', '#2f7a66', '#1b5949', '#0e3a37'],
    leaf: ['#a9c66c', '#4f9a5b', '#237055', '#0f4a42'],
    rock: ['#f3dcb4', '#c39f7f', '#7c7a80'],
    sand: ['#fff1d0', '#f3d59c', '#cfa877'],
    water: ['#c8e4e6', '#4fa6cb', '#1f73a8'],
    snow: ['#ffffff', '#9fc4e6'],
    town: ['#a3c1d8', '#7496b4', '#4c6f90', '#2a4a69'],
    mist: '#eff3e6',
    paper: '#fffaec',
    key: '#0c2b30',
    lamp: '#ffd071',
    air: ['#fff6e0', 0.06],
  },
  golden: {
    sky: ['#f29a4b', '#f8b85f', '#fcd68a', '#fff0c6'],
    disc: RED,
    halo: '#ffe9b0',
    land: ['#c2c8c4', '#82b2df', '#5a8bb0', '#3a667e', '#204751', '#112c33'],
    leaf: ['#d3b04d', '#7f9450', '#3d6a50', '#17423f'],
    rock: ['#ffd79a', '#cf8a5c', '#7d5557'],
    sand: ['#ffe9b8', '#f6c277', '#c58352'],
    water: ['#ffe2a6', '#9fb9c4', '#4d7f9d'],
    snow: ['#fff6de', '#9db7cf'],
    town: ['#9fb2b8', '#6f8fa2', '#4b6c80', '#2c4a5c'],
    mist: '#ffe9bd',
    paper: '#fff5dc',
    key: '#122428',
    lamp: '#ffd071',
    air: ['#ffb455', 0.18],
  },
  dusk: {
    sky: ['#2d3a7a', '#7b5c9f', '#e47d83', '#ffb27c'],
    disc: RED,
    halo: '#ffc39b',
    land: ['#c58199', '#93659a', '#665190', '#443c7b', '#2a2a5c', '#171a3f'],
    leaf: ['#82b2df', '#46659a', '#2b3f70', '#1b2650'],
    rock: ['#ffad8c', '#b56789', '#5c4580'],
    sand: ['#ffcfae', '#e5938e', '#96608b'],
    water: ['#ffb68b', '#9a79b4', '#3d4687'],
    snow: ['#ffe2d0', '#a58fc6'],
    town: ['#93659a', '#665190', '#443c7b', '#2a2a5c'],
    mist: '#f6a892',
    paper: '#ffe9d6',
    key: '#111333',
    lamp: '#ffc766',
    air: ['#6a4a95', 0.34],
  },
  night: {
    sky: ['#0d2148', '#1b3f78', '#3a6cab', '#8dbbe4'],
    disc: '#fff1d6',
    halo: '#a9cdf0',
    land: ['#5f93c8', '#3f73ac', '#2b578c', '#1d3f6d', '#122a4e', '#0a1a35'],
    leaf: ['#4f8fb5', '#2c648f', '#1b4469', '#10294a'],
    rock: ['#9cc3e6', '#4a78ac', '#25487c'],
    sand: ['#bcd5ea', '#6f9bc8', '#3a659b'],
    water: ['#82b2df', '#2c5f9e', '#11305f'],
    snow: ['#f2f6fb', '#82b2df'],
    town: ['#4a7cb4', '#2f5d95', '#204674', '#142f56'],
    mist: '#7fb0de',
    paper: '#f5efe0',
    key: '#071228',
    lamp: '#ffcb6b',
    air: ['#1c3d78', 0.5],
  },
  monsoon: {
    sky: ['#5f8797', '#86a7ad', '#b5c9c0', '#e3e4cf'],
    disc: '#fff8e4',
    halo: '#f1e9d2',
    land: ['#b3c6bf', '#88a9a5', '#5f8b88', '#3f6d6c', '#27504f', '#143436'],
    leaf: ['#9db878', '#5c8d66', '#2f6a5a', '#164643'],
    rock: ['#d9d6bf', '#97a59c', '#5b7377'],
    sand: ['#ece3c6', '#cbbf9c', '#8f9486'],
    water: ['#d5dccb', '#82b2df', '#3f7184'],
    snow: ['#f5f6ea', '#9bbac4'],
    town: ['#93abac', '#6b888c', '#4a686f', '#2d484f'],
    mist: '#e6ead9',
    paper: '#f6f4e4',
    key: '#10282c',
    lamp: '#ffcf74',
    air: ['#9fb7b0', 0.2],
  },
} as const satisfies Record<string, Inks>

export type PaletteName = keyof typeof PALETTES

export const PALETTE_NAMES = Object.keys(PALETTES) as readonly PaletteName[]

export function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(PALETTES, name)
}
