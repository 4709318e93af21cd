import { mix } from './inks.ts'
import { lerp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

export function strawOf({ inks }: Stage): string {
  return mix(inks.lamp, inks.sand[1], 0.5)
}

export function thatchOf(stage: Stage): string {
  return mix(strawOf(stage), stage.inks.rock[1], 0.4)
}

function dimStrawOf(stage: Stage): string {
  return mix(strawOf(stage), stage.inks.rock[2], 0.45)
}

function deepOf({ inks }: Stage): string {
  return mix(inks.rock[2], inks.key, 0.35)
}

/** A hut of reed mats, 80 wide. */
export function reedHut(stage: Stage, x: number, y: number, scale: number, lampInside: boolean): Art {
  const { chance, inks, sunward } = stage
  const deep = deepOf(stage)
  const litRoof = sunward > 0 ? 'M6-52H16L40-19Q24-22 14-22Z' : 'M-2-52H-12L-40-19Q-22-22-12-22Z'
  const ties = 'M-28-24L-6-51M-14-24L0-51M0-24L4-51M16-23L9-51M27-22L13-51'
  return group(
    { transform: place(x, y, scale, chance.sign()) },
    fill('M-30 2V-24H30V2Z', dimStrawOf(stage)),
    stroke('M-22 2V-24M-14 2V-24M-6 2V-24M12 2V-24M20 2V-24', deep, 1),
    fill('M-4 2V-18H8V2Z', lampInside ? inks.lamp : deep),
    fill('M-40-19L-12-52H16L40-19Q0-25-40-19Z', thatchOf(stage)),
    fill(litRoof, strawOf(stage)),
    stroke(ties, deep, 0.9, { opacity: 0.6 }),
    fill('M-14-51Q2-56 18-51L16-47Q2-51-12-47Z', deep),
  )
}

/** A conical shelter, 40 wide. */
export function reedCone(stage: Stage, x: number, y: number, scale: number): Art {
  const litSide =
    stage.sunward > 0 ? 'M0-44Q12-30 20 0Q12 2 4 2Q8-22 0-44Z' : 'M0-44Q-12-30-20 0Q-12 2-4 2Q-8-22 0-44Z'
  return group(
    { transform: place(x, y, scale) },
    fill('M-20 0Q-12-30 0-44Q12-30 20 0Q0 4-20 0Z', thatchOf(stage)),
    fill(litSide, strawOf(stage)),
    fill('M-5 1V-14Q0-19 5-14V1Z', deepOf(stage)),
  )
}

/** A gate of bound reeds, 48 tall. */
export function reedArch(stage: Stage, x: number, y: number, scale: number): Art {
  const arch = 'M-16 0Q-22-40 0-48Q22-40 16 0'
  return group(
    { transform: place(x, y, scale) },
    stroke(arch, dimStrawOf(stage), 5),
    stroke(arch, deepOf(stage), 1.2, { strokeDasharray: '2 5' }),
  )
}

/** A floating island: a raft of cut reeds with a frayed edge. */
export function raft(stage: Stage, x: number, y: number, half: number, thick: number): Art {
  const { unit, chance, inks } = stage
  const dim = dimStrawOf(stage)
  const steps = Math.round(half / (9 * unit)) + 6
  const at = (t: number) => lerp(x - half, x + half, t)
  const outline = pen().M(x - half, y)
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    outline.L(at(t), y - thick * 0.5 * Math.sin(Math.PI * t) ** 0.7 + chance.between(-1, 1) * 1.5)
  }
  for (let i = steps; i >= 0; i--) {
    const t = i / steps
    const frayed = (i % 2 ? 2.5 : -1) * unit
    outline.L(at(t) + chance.between(-3, 3), y + thick * 0.6 * Math.sin(Math.PI * t) ** 0.5 + frayed)
  }
  const stalks = pen()
  for (let i = 0; i < steps * 1.2; i++) {
    const t = chance.between(0.04, 0.96)
    const stalkY = y + thick * chance.between(-0.35, 0.4) * Math.sin(Math.PI * t)
    stalks.M(at(t), stalkY).L(at(t) + chance.between(8, 26) * unit, stalkY + chance.between(-3, 3))
  }
  const shadow = pen().lens(x, y + thick * 0.62, half * 2.1, thick * 0.28)
  return [
    fill(shadow, inks.water[2], { opacity: 0.6 }),
    fill(outline.Z(), dim),
    fill(outline, strawOf(stage), { transform: `translate(0 ${(-thick * 0.12).toFixed(1)})` }),
    stroke(stalks, dim, 1.3, { opacity: 0.8 }),
  ]
}

/** A clump of totora reeds fanning from a foot; some carry heads if there is an ink for them. */
export function reedClump(
  { unit, chance }: Stage,
  x: number,
  y: number,
  half: number,
  high: number,
  count: number,
  ink: string,
  headInk?: string,
): Art {
  const [blades, heads] = [pen(), pen()]
  const k = 1.5 * unit + high * 0.008
  for (let i = 0; i < count; i++) {
    const foot = x + chance.between(-1, 1) * half
    const long = high * chance.between(0.55, 1)
    const lean = ((foot - x) / half) * high * 0.22 + chance.between(-0.06, 0.1) * high
    blades
      .M(foot - k, y)
      .Q(foot - k * 0.6 + lean * 0.3, y - long * 0.6, foot + lean - k * 0.3, y - long)
      .L(foot + lean + k * 0.3, y - long)
      .Q(foot + k * 0.9 + lean * 0.35, y - long * 0.55, foot + k, y)
      .Z()
    if (!headInk || i % 3) continue
    heads
      .M(foot + lean * 0.94 - k * 1.4, y - long * 0.93)
      .Q(foot + lean, y - long * 1.07, foot + lean + k * 1.7, y - long * 0.95)
      .Q(foot + lean, y - long * 0.88, foot + lean * 0.94 - k * 1.4, y - long * 0.93)
      .Z()
  }
  return [fill(blades, ink), headInk && fill(heads, headInk)]
}
