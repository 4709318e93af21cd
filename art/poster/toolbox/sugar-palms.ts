import { lerp } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, stroke, tag, use } from './tags.ts'

/** A pleated fan on its stalk, `reach` out from (0, 0). */
function fan(leaves: Pen, stalks: Pen, degrees: number, reach: number, size: number): void {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  stalks.M(0, 0).L(x, y)
  leaves.M(x - Math.cos(angle) * size * 0.2, y - Math.sin(angle) * size * 0.2)
  const pleats = 7
  for (let pleat = 0; pleat <= pleats; pleat++) {
    const turn = angle + lerp(-1.35, 1.35, pleat / pleats)
    const long = size * (pleat % 2 ? 1 : 0.9)
    const notch = angle + lerp(-1.35, 1.35, (pleat + 0.5) / pleats)
    leaves.L(x + Math.cos(turn) * long, y + Math.sin(turn) * long)
    if (pleat < pleats) leaves.L(x + Math.cos(notch) * size * 0.58, y + Math.sin(notch) * size * 0.58)
  }
  leaves.Z()
}

/** The stored parts of a palmyra's round head, radius 100 round (0, 0). */
export interface SugarPalmHead {
  readonly fans: string
  /** Fans on the side of the light, for palms close by. */
  readonly gleams: string
}

export function sugarPalmHead({ chance, define, light }: Stage): SugarPalmHead {
  const [leaves, stalks, gleams, ribs] = [pen(), pen(), pen(), pen()]
  for (let i = 0; i < 11; i++) {
    const degrees = 96 + i * 31.5 + chance.between(-9, 9)
    const drooping = Math.sin((degrees * Math.PI) / 180) > 0.3
    fan(leaves, stalks, degrees, chance.between(42, 62) - (drooping ? 8 : 0), chance.between(34, 50))
  }
  for (let i = 0; i < 4; i++) fan(leaves, stalks, i * 90 + chance.between(10, 60), chance.between(12, 28), 38)
  for (const degrees of [-100, -62, -28, 8]) {
    fan(gleams, ribs, light > 0 ? degrees : 180 - degrees, chance.between(36, 50), chance.between(22, 30))
  }
  const outline = tag('path', { d: leaves.toString() })
  return {
    fans: define(tag('g', {}, [outline, stroke(stalks, 'currentColor', 5)])),
    gleams: define(tag('path', { d: gleams.toString() })),
  }
}

interface SugarPalmOptions {
  ink: string
  trunk?: string
  lit?: string
  /** How far the top leans, in palm heights. */
  lean?: number
  /** Radius of the crown, in palm heights. */
  head?: number
}

/** A sugar palm: a straight grey bole, a skirt of dead leaves, a ball of fans. */
export function sugarPalm(
  { fans, gleams }: SugarPalmHead,
  x: number,
  y: number,
  height: number,
  { ink, trunk = ink, lit, lean = 0.03, head = 0.2 }: SugarPalmOptions,
): Art {
  const radius = height * head
  const [topX, topY] = [x + lean * height, y - height + radius * 0.7]
  const wide = height * 0.017 + 1
  const bole = pen()
    .M(x - wide * 1.7, y + 2)
    .Q(x - wide * 0.9, y - height * 0.1, topX - wide * 0.8, topY)
    .H(topX + wide * 0.8)
    .Q(x + wide * 1.05, y - height * 0.1, x + wide * 1.7, y + 2)
    .Z()
  const skirt = pen()
    .M(topX - wide, topY + radius * 0.72)
    .L(topX - radius * 0.36, topY + radius * 0.5, topX, topY - 2, topX + radius * 0.36, topY + radius * 0.5)
    .L(topX + wide, topY + radius * 0.76)
    .Z()
  const transform = place(topX, topY, radius / 100)
  return [
    fill(bole, trunk),
    fill(skirt, ink),
    use(fans, { fill: ink, color: ink, transform }),
    lit && use(gleams, { fill: lit, transform }),
  ]
}
