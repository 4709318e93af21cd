import type { Land } from '#art/houses/lands.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'

/** The inks of one house: its country's materials in the light of the hour. */
export interface Paint {
  readonly wall: string
  readonly wallLit: string
  readonly wallShade: string
  readonly roof: string
  readonly roofLit: string
  readonly roofShade: string
  readonly roofing: Land['roof'][0]
  readonly wood: string
  readonly woodLit: string
  readonly woodShade: string
  readonly trim: string
  readonly stone: string
  readonly stoneShade: string
  /** The one small red thing, and the blue one. */
  readonly red: string
  readonly blue: string
}

/** What a house is built with. Local units: the ground is y = 0, up is negative, a door is about 70 high. */
export interface Build {
  readonly stage: Stage
  readonly paint: Paint
}

const STONE = '#a59c8e'
const STONE_SHADE = '#6f6a66'

export function paintOf(stage: Stage, land: Land): Paint {
  const { inks, lampsLit } = stage
  const tint = (ink: string) => tinted(stage, ink)
  const [roofing, roofInk] = land.roof
  const [wall, roof, wood] = [tint(land.wall), tint(roofInk), tint(land.wood)]
  return {
    wall,
    wallLit: mix(wall, inks.paper, lampsLit ? 0.12 : 0.3),
    wallShade: mix(wall, inks.land[4], lampsLit ? 0.5 : 0.36),
    roof,
    roofLit: mix(roof, inks.paper, 0.2),
    roofShade: mix(roof, inks.key, 0.4),
    roofing,
    wood,
    woodLit: mix(wood, inks.paper, 0.24),
    woodShade: mix(wood, inks.key, 0.45),
    trim: tint(land.trim),
    stone: tint(STONE),
    stoneShade: tint(STONE_SHADE),
    red: RED,
    blue: BLUE,
  }
}

/** Lamplight low in a room. */
export function emberGlow({ stage }: Build): string {
  return mix(stage.inks.lamp, '#ff8a3c', 0.35)
}

/** Glass by day: the dark of a room with the sky in it. */
export function dayGlass({ stage }: Build, sky = 0.28): string {
  return mix(stage.inks.key, stage.inks.sky[0], sky)
}
