import type { Chance } from './chance.ts'
import { crown } from './forest.ts'
import { mix } from './inks.ts'
import { BODY, type Cut, cutCella, cutComb, halfAt, type MayaTemple, PLATE } from './maya-cella.ts'
import { lerp, type Point } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

const TIERS = 9

/** Battered tiers with an overhanging apron, one steep stair, a cella and its roof comb. */
export function mayaTemple(stage: Stage, temple: MayaTemple): Art {
  const { chance, inks, light } = stage
  const { y, height, near, shade, dark } = temple
  const side = -light
  const cut: Cut = {
    stone: pen(10),
    shade: pen(10),
    lit: pen(10),
    grooves: pen(10),
    openings: pen(10),
    steps: pen(10),
  }
  cutTiers(cut, temple, side)
  const stair = cutStair(cut, temple, side)
  cutCella(cut, temple, side)
  cutComb(cut, temple, side)
  const moss = near ? mossOn(chance, temple) : pen()
  const faded = (ink: string) =>
    stage.gradient([ink, ink, mix(ink, inks.mist, near ? 0.35 : 0.6)], 0, y - height, 0, y)
  return [
    fill(cut.stone, faded(temple.ink)),
    fill(cut.lit, faded(temple.lit)),
    fill(cut.shade, faded(shade)),
    fill(cut.grooves, faded(mix(shade, dark, 0.3))),
    fill(stair, faded(temple.stair)),
    stroke(cut.steps, faded(mix(temple.stair, shade, 0.7)), 1),
    fill(cut.openings, mix(shade, dark, 0.7)),
    fill(moss, mix(inks.leaf[2], inks.leaf[1], 0.4)),
  ]
}

function mossOn(chance: Chance, { x, y, width, height }: MayaTemple): Pen {
  const patches = pen()
  for (let i = 0; i < 13; i++) {
    const up = chance.whole(0, 6) / TIERS
    const across = halfAt(width, up) * chance.between(0.34, 0.98) * chance.sign()
    const size = width * chance.between(0.012, 0.026)
    crown(patches, chance, x + across, y - height * BODY * up - 1, size * 1.3, size, 4)
  }
  return patches
}

function cutTiers({ stone, shade, lit, grooves }: Cut, temple: MayaTemple, side: number): void {
  const { x, y, width: w, height } = temple
  const edge: Point[] = []
  for (let tier = 0; tier < TIERS; tier++) {
    const foot = y - height * BODY * (tier / TIERS)
    const top = y - height * BODY * ((tier + 1) / TIERS)
    const high = foot - top
    const half = halfAt(w, tier / TIERS)
    const waist = half - w * 0.014
    edge.push(
      [half, foot],
      [waist, foot - high * 0.5],
      [waist + w * 0.006, foot - high * 0.52],
      [waist - w * 0.002, top],
    )
    grooves
      .M(x - waist - w * 0.006, foot - high * 0.46)
      .H(x + waist + w * 0.006)
      .V(foot - high * 0.52)
      .H(x - waist - w * 0.006)
      .Z()
    if (tier < TIERS - 1) {
      lit
        .M(x - waist + w * 0.004, top + 0.4)
        .H(x + waist - w * 0.004)
        .V(top + high * 0.1 + 0.4)
        .H(x - waist + w * 0.004)
        .Z()
    }
    shade
      .M(x + side * half * 0.58, foot)
      .L(x + side * waist * 0.58, top, x + side * (waist - w * 0.002), top)
      .L(x + side * (waist + w * 0.006), foot - high * 0.52, x + side * waist, foot - high * 0.5)
      .L(x + side * half, foot)
      .Z()
  }
  const flank = (direction: number) => edge.map(([half, edgeY]): Point => [x + direction * half, edgeY])
  stone
    .M(x - w * 0.5, y)
    .through(flank(-1))
    .through(flank(1).reverse())
    .Z()
}

/** The stair; its shaded cheek and its treads go into the cut. */
function cutStair({ openings, steps }: Cut, { x, y, width, height, near }: MayaTemple, side: number): Pen {
  const top = y - height * BODY
  const landing = top - height * PLATE
  const [foot, head] = [width * 0.15, width * 0.085]
  openings
    .M(x + side * foot, y + 1)
    .L(x + side * head, landing, x + side * (head + width * 0.012), top)
    .L(x + side * (foot + width * 0.02), y + 1)
    .Z()
  for (let step = 1; near && step < 26; step++) {
    const t = step / 26
    const half = lerp(foot, head, t)
    steps.M(x - half, lerp(y, top, t)).H(x + half)
  }
  return pen(10)
    .M(x - foot, y + 1)
    .L(x - head, landing, x + head, landing, x + foot, y + 1)
    .Z()
}
