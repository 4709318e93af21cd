import { type Person, skinDepth } from '#art/portrait/person.ts'
import { clamp } from '#art/poster/toolbox/numbers.ts'
import { BROWS, BUILDS, EYES, FACES, MOODS, NOSES, YAWS } from './shapes.ts'

export interface Pose {
  /** Radians of turn, to the right of the paper when positive. */
  yaw: number
  /** Radians of lean. */
  roll: number
  lift: number
}

/** The measures of one person. Lengths are head units unless they are shares of a drawing. */
export interface Proportions {
  pose: Pose
  skull: { brow: number; cheek: number; jaw: number; chin: number; length: number }
  eyes: {
    /** Distance from the midline. */
    apart: number
    halfWidth: number
    height: number
    opening: number
    tilt: number
    singleLid: boolean
    lash: number
  }
  brows: { thickness: number; arch: number; gap: number; frown: number; low: number }
  nose: { halfWidth: number; length: number; bridge: number; tipDrop: number }
  mouth: {
    halfWidth: number
    y: number
    lips: number
    smile: number
    laugh: number
    crooked: boolean
  }
  /** Depth of the folds from nose to mouth. */
  fold: number
  /** How rounded the jaw plane is, 0 to 1. */
  softness: number
  /** Heavy builds get a soft second chin. */
  heavy: boolean
  neck: number
  shoulder: number
  /** How far the chest hangs below its usual place. */
  chestDrop: number
}

export function proportionsOf(person: Person): Proportions {
  const { age, mood, jitter } = person
  const woman = person.sex === 'woman'
  const old = clamp((age - 35) / 40)
  const [smile, laugh] = MOODS[mood]
  const [, neck, shoulder, heavy] = BUILDS[person.build]
  const skull = skullOf(person)
  const smileFold = smile > 1.5 && age > (woman ? 42 : 34) ? 0.35 : 0
  return {
    pose: {
      yaw: YAWS[person.view] + jitter.turn * 0.04,
      roll: (person.roll * Math.PI) / 180,
      lift: person.lift,
    },
    skull,
    eyes: eyesOf(person, old),
    brows: browsOf(person, old),
    nose: noseOf(person, old),
    mouth: mouthOf(person, old),
    fold: Math.max(laugh ? 0.35 + old : 0, old * 1.1, smileFold),
    softness: woman ? 1 - heavy * 0.3 : 0,
    heavy: heavy === 1,
    neck: neck * (woman ? 0.9 : 1),
    shoulder: shoulder * (woman ? 0.95 : 1),
    chestDrop: (skull.length - 1) * 80 - heavy * 2,
  }
}

function skullOf({ face, build, sex, jitter }: Person): Proportions['skull'] {
  const [brow, cheek, jaw, chin, length] = FACES[face]
  const [fullness] = BUILDS[build]
  const woman = sex === 'woman'
  return {
    brow,
    cheek: cheek * (0.5 + fullness / 2) * (1 + jitter.cheek * 0.01),
    jaw: jaw * fullness * (woman ? 0.92 : 1.04) * (1 + jitter.jaw * 0.02),
    chin: chin * (woman ? 0.92 : 1.1) * (0.6 + fullness * 0.4),
    length: length * (woman ? 0.935 : 1.02),
  }
}

function eyesOf({ eye, mood, sex, jitter }: Person, old: number): Proportions['eyes'] {
  const [height, tilt, singleLid, halfWidth] = EYES[eye]
  const [, , opening] = MOODS[mood]
  const woman = sex === 'woman'
  return {
    apart: 30 + jitter.eyeGap,
    halfWidth: halfWidth * (woman ? 1.12 : 1.03),
    height: height * (woman ? 1.24 : 1.06) * (1 - old * 0.12),
    opening,
    tilt: tilt - old * 0.8,
    singleLid: singleLid === 1,
    lash: woman ? 3 : 2.2,
  }
}

function browsOf({ brow, sex, jitter }: Person, old: number): Proportions['brows'] {
  const [thickness, arch, lowering, frown] = BROWS[brow]
  const woman = sex === 'woman'
  return {
    thickness: thickness * (woman ? 0.85 : 1),
    arch,
    gap: jitter.browGap,
    frown,
    low: lowering + old * 2 + (woman ? -2 : 1),
  }
}

function noseOf({ nose, sex }: Person, old: number): Proportions['nose'] {
  const [halfWidth, length, bridge, tipDrop] = NOSES[nose]
  return {
    halfWidth: halfWidth * (sex === 'woman' ? 0.87 : 1.03) + old,
    length: length + old * 0.04,
    bridge,
    tipDrop,
  }
}

function mouthOf({ mood, sex, skin, jitter }: Person, old: number): Proportions['mouth'] {
  const [smile, laugh, , crooked] = MOODS[mood]
  return {
    halfWidth: 23 + jitter.mouth * 1.5 + Math.max(0, smile) * 2.8,
    y: 1 + old,
    lips: (0.85 + skinDepth(skin) * 0.045 + (sex === 'woman' ? 0.25 : 0)) * (1 - old * 0.3),
    smile,
    laugh,
    crooked: crooked === 1,
  }
}
