import type { Brow, Build, Eye, Face, Mood, Nose, View } from '#art/portrait/portrait-options.ts'

// What the names of a face mean in measures: shares of the one drawing, or head units.

type FaceShape = [brow: number, cheek: number, jaw: number, chin: number, length: number]
export const FACES: Record<Face, FaceShape> = {
  oval: [1, 1, 0.96, 0.95, 1.02],
  round: [1, 1.06, 1.08, 1.05, 0.94],
  square: [1.02, 1.02, 1.14, 1.25, 0.99],
  long: [0.95, 0.95, 0.95, 1, 1.1],
  heart: [1.05, 1.02, 0.87, 0.78, 0.99],
  diamond: [0.94, 1.06, 0.93, 0.85, 1.02],
  broad: [1.05, 1.09, 1.09, 1.1, 1],
}

type NoseShape = [halfWidth: number, length: number, bridge: number, tipDrop: number]
export const NOSES: Record<Nose, NoseShape> = {
  straight: [13, 1, 1, 0],
  narrow: [11, 1.04, 1.15, 0],
  broad: [17, 0.97, 0.8, 1],
  button: [13.5, 0.9, 0.75, 3],
  aquiline: [12.5, 1.08, 1.35, -3],
  wide: [15.5, 1.02, 1, 0],
}

type BrowShape = [thickness: number, arch: number, lowering: number, frown: number]
export const BROWS: Record<Brow, BrowShape> = {
  fine: [4, 4, -1, 0],
  arched: [5, 5, 0, 0],
  straight: [6, 0.5, 1, 0],
  thick: [8, 1.5, 2, 0.5],
  heavy: [9, 0, 4, 1.5],
  soft: [5, 2, 0, -1],
}

type EyeShape = [height: number, tilt: number, singleLid: 0 | 1, halfWidth: number]
export const EYES: Record<Eye, EyeShape> = {
  open: [5.3, 0.6, 0, 13.5],
  almond: [5, 1.6, 0, 14.5],
  single: [4.4, 1.8, 1, 14],
  hooded: [4.4, 0, 1, 13.5],
  deep: [4.8, 0.3, 0, 13],
  wide: [5.7, 0.8, 0, 14],
}

type MoodShape = [smile: number, laugh: number, eyeOpening: number, crooked: 0 | 1]
export const MOODS: Record<Mood, MoodShape> = {
  calm: [0.1, 0, 1, 0],
  serious: [-0.3, 0, 0.95, 0],
  half: [0.8, 0, 0.95, 1],
  smile: [1.6, 0, 0.86, 0],
  laugh: [2.3, 1, 0.66, 0],
  grin: [2, 0.6, 0.78, 0],
}

export const YAWS: Record<View, number> = {
  'three-left': -0.52,
  'slight-left': -0.26,
  front: 0,
  'slight-right': 0.26,
  'three-right': 0.52,
}

type BuildShape = [fullness: number, neck: number, shoulder: number, heavy: 0 | 1]
export const BUILDS: Record<Build, BuildShape> = {
  slight: [0.95, 34, 142, 0],
  medium: [1, 40, 156, 0],
  strong: [1.03, 47, 168, 0],
  broad: [1.1, 51, 178, 1],
  soft: [1.11, 44, 160, 1],
}
