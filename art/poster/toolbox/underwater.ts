import { RED } from '#art/poster/palettes.ts'
import { brainCoral, seaFan, staghorn, tubeSponge } from './corals.ts'
import { mix, tinted } from './inks.ts'
import { acrossFrame, hill } from './land.ts'
import { lerp, range } from './numbers.ts'
import { pen } from './pen.ts'
import { farEdge, nearEdge, type Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** The sea below its surface, seen from inside it: shafts of light under the disc, and the swell's edge on top. */
export function underwater(stage: Stage, surface: number, sunX: number): Art {
  const { width, height, span, chance, inks } = stage
  const [shallow, middle, deep] = inks.water
  const start = chance() * 9
  const swell = acrossFrame(stage, 13, (_, t) => surface + Math.sin(t * 13 + start) * span * 0.008)
  const shafts = pen()
  for (const [i, aside] of [-0.5, -0.22, 0.04, 0.3, 0.56].entries()) {
    const [top, wide] = [sunX + aside * span * 0.4, span * chance.between(0.03, 0.07)]
    const foot = sunX + aside * span * (1.2 + 0.1 * i)
    shafts
      .M(top - wide / 2, surface)
      .L(top + wide / 2, surface, foot + wide * 1.6, height, foot - wide * 0.6, height)
      .Z()
  }
  const beam = stage.gradient(
    [
      [inks.paper, 0.3],
      [inks.paper, 0],
    ],
    0,
    surface,
    0,
    lerp(surface, height, 0.8),
  )
  const depth = stage.gradient(
    [mix(shallow, middle, 0.5), middle, deep, mix(deep, inks.key, 0.4)],
    0,
    surface,
    0,
    height,
  )
  return [
    hill(stage, swell, inks.paper, height, {
      opacity: 0.8,
      transform: `translate(0 ${Math.round(-span * 0.012)})`,
    }),
    hill(stage, swell, depth),
    `<path fill="${beam}" d="${shafts}"/>`,
    stroke(pen().dash(-5, surface + span * 0.04, width + 10), inks.paper, 1.4, {
      opacity: 0.35,
      strokeDasharray: '60 90 20 70',
    }),
  ]
}

/** The reef: a pale slope behind, and a garden close by that climbs at both sides of the frame. */
export function coralGarden(stage: Stage): Art {
  const { width, height, span, chance, inks, sunward } = stage
  const [, middle, deep] = inks.water
  const rise = (x: number, near: number, far: number) => {
    const t = Math.abs(x - nearEdge(stage, 0)) / width
    return (
      height - span * (near * Math.max(0, 1 - t * 2.2) ** 1.3 + far * Math.max(0, t * 2 - 1.2) ** 1.4 + 0.06)
    )
  }
  const wave = chance() * 9
  const back = acrossFrame(
    stage,
    16,
    x => rise(x, 0.42, 0.36) - span * (0.06 + 0.03 * Math.sin(x / 40 + wave)),
  )
  const front = acrossFrame(stage, 16, x => rise(x, 0.28, 0.26) + span * 0.012 * Math.sin(x / 26 + wave))
  const onFront = (x: number) => rise(x, 0.28, 0.26) + span * 0.02
  const onBack = (x: number) => rise(x, 0.42, 0.36) - span * 0.05
  const hazy = (ink: string) => mix(tinted(stage, ink), middle, 0.4)
  const near = (ink: string) => mix(tinted(stage, ink), deep, 0.12)
  const edge = (spans: number) => nearEdge(stage, spans)
  const across = (spans: number) => farEdge(stage, spans)
  return [
    hill(stage, back, mix(middle, deep, 0.75)),
    seaFan(stage, edge(0.46), onBack(edge(0.46)), span * 0.17, hazy('#c58fd0'), mix(middle, deep, 0.6)),
    staghorn(stage, edge(0.3), onBack(edge(0.3)), span * 0.16, hazy('#f5c46b')),
    staghorn(stage, across(0.34), onBack(across(0.34)), span * 0.13, hazy('#f5c46b')),
    hill(stage, front, mix(deep, inks.key, 0.62)),
    seaFan(stage, edge(0.12), onFront(edge(0.12)), span * 0.3, near('#b56fc4'), mix(deep, inks.key, 0.4)),
    brainCoral(edge(0.34), onFront(edge(0.34)), span * 0.085, near('#e8b64c'), mix(inks.key, deep, 0.3)),
    tubeSponge(stage, edge(0.5), onFront(edge(0.5)), span * 0.13, near('#f28f5a'), mix(deep, inks.key, 0.5)),
    staghorn(stage, across(0.12), onFront(across(0.12)), span * 0.22, near('#f6d58a')),
    brainCoral(across(0.3), onFront(across(0.3)), span * 0.07, near('#7fc39a'), mix(inks.key, deep, 0.3)),
    tubeSponge(
      stage,
      across(0.46),
      onFront(across(0.46)),
      span * 0.1,
      near('#c58fd0'),
      mix(deep, inks.key, 0.5),
    ),
    shoal(stage, across(0.5), lerp(height, stage.height * 0.3, 0.34), 16, -sunward, inks.lamp),
  ]
}

/** A shoal on one course, packed closest in the middle. `flip` -1 swims left. */
export function shoal(stage: Stage, x: number, y: number, count: number, flip: number, ink: string): Art {
  const { span, chance } = stage
  const fish = pen()
  for (const t of range(count, (_, along) => along * 2 - 1)) {
    const size = span * chance.between(0.014, 0.022)
    const fishX = x + t * span * 0.17 + chance.between(-0.02, 0.02) * span
    const fishY = y + chance.between(-1, 1) * span * 0.065 * (1.15 - Math.abs(t))
    const tail = fishX - flip * size
    fish.M(fishX + flip * size, fishY).Q(fishX, fishY - size * 0.8, tail, fishY)
    fish.L(
      tail - flip * size * 0.5,
      fishY - size * 0.45,
      tail - flip * size * 0.5,
      fishY + size * 0.45,
      tail,
      fishY,
    )
    fish.Q(fishX, fishY + size * 0.8, fishX + flip * size, fishY)
  }
  return fill(fish, ink)
}

/** A sea turtle under way, seen from the side, 115 long, heading right. */
export function swimmingTurtle(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks } = stage
  const skin = mix(inks.key, inks.water[2], 0.25)
  const shell = mix(inks.leaf[2], inks.rock[2], 0.4)
  return group(
    { transform: place(x, y, scale, flip, flip * -10) },
    fill('M18-16C30-32 28-48 18-60C12-44 8-30 8-18ZM-32-2C-48 0-56 10-60 20C-46 18-36 10-26 4Z', skin),
    fill('M32-12C42-24 58-22 60-12C58-5 44-3 33-5Z', skin),
    fill('M-38-4C-26-26 14-32 38-9C24 9-20 12-38-4Z', shell),
    fill('M-38-4C-20 6 22 5 38-9C24 9-20 12-38-4Z', inks.sand[1]),
    stroke('M-26-10L-12-6L2-18L-10-21M-12-6L4-3L16-9L2-18M16-9L28-8M16-9L18-19', skin, 2),
    fill('M16-2C20 18 4 42-20 54C-14 36-6 16 2 2Z', skin),
    fill('M51-15a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0', inks.paper),
  )
}

/** A snorkeller at the surface with red fins, 85 long, heading right. */
export function snorkeller(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-32 3L-56-3L-60 5L-54 9L-32 7ZM-30 8L-52 15L-52 22L-46 22L-28 12Z', RED),
    fill('M-34 2C-16-4 0-8 18-6C24-6 26 0 20 4C4 9-14 12-32 12Z', inks.key),
    fill('M12 2L22 22L18 24L4 6Z', inks.rock[0]),
    fill('M17-2a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0', inks.rock[0]),
    stroke('M22-8Q12-14 14-24', inks.paper, 2.6, { strokeLinecap: 'round' }),
    fill('M25 1L33-2L32 5L27 6Z', inks.key),
  )
}
