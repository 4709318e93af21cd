import { pairs } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'
import { type Build, emberGlow } from './build.ts'
import { circle, lines, polygon, rectangle } from './marks.ts'

interface DoorOptions {
  /** y of its threshold. */
  base?: number
  ink?: string
  frame?: string
  /** Open when the lamps are lit, unless told otherwise. */
  open?: boolean
}

export function door(build: Build, x: number, width: number, height: number, options: DoorOptions = {}): Art {
  const { stage, paint } = build
  const { base = 0, ink = paint.wood, frame = paint.trim, open = stage.lampsLit } = options
  const surround = rectangle(x - 4, base - height - 4, width + 8, height + 4, frame)
  if (open) {
    const leaf = pairs([
      x,
      base - height,
      x + width * 0.34,
      base - height + 5,
      x + width * 0.34,
      base + 2,
      x,
      base,
    ])
    return [
      surround,
      rectangle(x, base - height, width, height, stage.inks.lamp),
      rectangle(x, base - height * 0.4, width, height * 0.4, emberGlow(build)),
      polygon(leaf, ink),
    ]
  }
  const { key } = stage.inks
  const panel = (left: number) =>
    rectangle(left, base - height + 6, width / 2 - 7, height * 0.36, key, { opacity: 0.16 })
  return [
    surround,
    rectangle(x, base - height, width, height, ink),
    lines(
      [
        [
          [x + width / 2, base - height],
          [x + width / 2, base],
        ],
      ],
      key,
      1.5,
      { opacity: 0.5 },
    ),
    panel(x + 4),
    panel(x + width / 2 + 3),
  ]
}

/** Light on the ground before a door, when the lamps are lit. */
export function spill({ stage }: Build, x: number, y: number, width: number, length = 46): Art {
  if (!stage.lampsLit) return ''
  const patch = pairs([x, y, x + width, y, x + width * 1.8, y + length, x - width * 0.9, y + length])
  return polygon(patch, stage.inks.lamp, { opacity: 0.26 })
}

export function lamp({ stage }: Build, x: number, y: number, r = 4): Art {
  const { inks, lampsLit } = stage
  return [
    lampsLit && [circle(x, y, r * 5, inks.lamp, 0.16), circle(x, y, r * 2.6, inks.lamp, 0.3)],
    lines(
      [
        [
          [x, y - r * 3],
          [x, y],
        ],
      ],
      inks.key,
      1.6,
    ),
    circle(x, y, r, lampsLit ? inks.paper : inks.lamp),
  ]
}
