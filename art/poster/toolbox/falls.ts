import { lerp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

export function fall({ chance, inks }: Stage, x: number, top: number, foot: number, wide: number): Art {
  const down = (part: number) => lerp(top, foot, part)
  const body = pen()
    .M(x - wide * 0.4, top - 2)
    .Q(x - wide * 0.47, top + 4, x - wide * 0.48, down(0.12))
    .L(x - wide * 0.55, down(0.6), x - wide * 0.64, foot, x + wide * 0.64, foot)
    .L(x + wide * 0.54, down(0.55), x + wide * 0.48, down(0.12))
    .Q(x + wide * 0.47, top + 4, x + wide * 0.4, top - 2)
    .Z()
  const [blue, grey] = [pen(), pen()]
  for (let i = 0; i < 16; i++) {
    const across = ((i * 7) % 16) / 16 - 0.47
    const y = down(i % 3 ? chance.between(0, 0.66) : 0)
    const long = (foot - top) * chance.between(0.18, 0.42)
    const half = wide * chance.between(0.012, 0.03)
    const threadX = x + across * wide
    const spread = threadX + across * 9
    const thread = i % 2 ? blue : grey
    thread
      .M(threadX - half * 0.4, y)
      .L(threadX + half * 0.4, y, threadX + half + across * 9, y + long * 0.6)
      .L(threadX + across * 16, y + long, spread - half, y + long * 0.6)
      .Z()
  }
  return [
    fill(body, inks.paper),
    fill(blue, inks.water[1], { opacity: 0.7 }),
    fill(grey, inks.snow[1], { opacity: 0.8 }),
  ]
}

export function spray(
  { span, chance, inks, focusX }: Stage,
  y: number,
  half: number,
  high: number,
  count: number,
  opacity: number,
): Art {
  const puffs = pen()
  for (let i = 0; i < count; i++) {
    const across = chance.between(-1, 1)
    const puffY = y - (1 - Math.abs(across)) * high * chance()
    puffs.dot(focusX + across * half, puffY, span * chance.between(0.02, 0.05) * (1.3 - Math.abs(across)))
  }
  return fill(puffs, inks.mist, { opacity })
}
