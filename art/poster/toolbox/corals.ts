import { lerp, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** A staghorn coral: arms that fork and blunt, rooted at a point. */
export function staghorn({ chance }: Stage, x: number, y: number, high: number, ink: string): Art {
  const arms = pen()
  for (const [i, t] of range(6, (_, along) => along).entries()) {
    const lean = lerp(-0.62, 0.62, t) * high
    const tall = high * chance.between(0.65, 1) * (1 - Math.abs(t - 0.5) * 0.5)
    const forkX = x + lean * 0.55
    const forkY = y - tall * 0.52
    const side = i % 2 ? 1 : -1
    arms.M(x + lean * 0.1, y).Q(x + lean * 0.3, y - tall * 0.2, forkX, forkY)
    arms.L(x + lean, y - tall).M(forkX, forkY)
    arms.L(forkX + side * high * 0.13, forkY - tall * 0.26)
  }
  return stroke(arms, ink, high * 0.085, { strokeLinecap: 'round', strokeLinejoin: 'round' })
}

/** A sea fan: a lobed blade and the veins in it. */
export function seaFan(
  { chance }: Stage,
  x: number,
  y: number,
  high: number,
  ink: string,
  vein: string,
): Art {
  const blade = pen().M(x - high * 0.04, y)
  const veins = pen()
  const lobes = 7
  for (let i = 0; i <= lobes; i++) {
    const angle = lerp(Math.PI * 1.06, -Math.PI * 0.06, i / lobes)
    const out = high * 0.58 * chance.between(0.86, 1.08)
    const [tipX, tipY] = [x + Math.cos(angle) * out, y - high * 0.42 - Math.sin(angle) * out]
    if (i === 0) blade.L(tipX, tipY)
    else blade.Q(tipX + high * 0.1 * Math.cos(angle + 0.4), tipY - high * 0.13, tipX, tipY)
    if (i > 0 && i < lobes) veins.M(x, y).Q(x, y - high * 0.3, lerp(x, tipX, 0.86), lerp(y, tipY, 0.86))
  }
  return [fill(blade.L(x + high * 0.04, y).Z(), ink), stroke(veins, vein, 1.6)]
}

/** A brain coral: a low dome, grooved. */
export function brainCoral(x: number, y: number, half: number, ink: string, groove: string): Art {
  const dome = pen()
    .M(x - half, y)
    .C(x - half, y - half * 1.1, x + half, y - half * 1.1, x + half, y)
    .Z()
  const grooves: Pen = pen()
  for (const out of [0.3, 0.58, 0.84]) {
    grooves.M(x - half * out, y - half * 0.05)
    grooves.C(x - half * out, y - half * 1.05 * out, x + half * out, y - half * 1.05 * out, x + half * out, y)
  }
  return [fill(dome, ink), stroke(grooves, groove, 1.8)]
}

/** Tube sponges, open at the top. */
export function tubeSponge(
  { chance }: Stage,
  x: number,
  y: number,
  high: number,
  ink: string,
  mouth: string,
): Art {
  const [tubes, mouths] = [pen(), pen()]
  for (const aside of [-0.22, 0.02, 0.25]) {
    const tall = high * chance.between(0.6, 1)
    const [footX, topX] = [x + aside * high * 0.5, x + aside * high]
    const wide = high * 0.11
    tubes
      .M(footX - wide * 0.7, y)
      .L(topX - wide, y - tall, topX + wide, y - tall, footX + wide * 0.7, y)
      .Z()
    mouths.dot(topX, y - tall, wide, wide * 0.36)
  }
  return [fill(tubes, ink), fill(mouths, mouth)]
}
