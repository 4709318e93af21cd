import { mix } from '#art/poster/toolbox/inks.ts'
import { pairs, range } from '#art/poster/toolbox/numbers.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'
import { type Build, dayGlass, emberGlow } from './build.ts'
import { lines, polygon, rectangle, type Segment } from './marks.ts'

/** x, y of its top left corner, width, height. */
type Opening = readonly [x: number, y: number, width: number, height: number]

interface WindowOptions {
  /** Ink of its shutters; none when left out. */
  shutters?: string
  frame?: string
  /** Glazing bars. */
  bars?: boolean
  /** Whether somebody is in when the lamps are lit. */
  inside?: boolean
  arched?: boolean
}

/** A pane: dark with a reflected sky by day, a lamp behind it at dusk. */
export function pane(build: Build, opening: Opening, options: WindowOptions = {}): Art {
  const { stage, paint } = build
  const { shutters, frame = paint.trim, bars = true, inside = true, arched = false } = options
  const [x, y, width, height] = opening
  const lit = stage.lampsLit && inside
  const middle: Segment[] = [
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    [
      [x, y + height * 0.42],
      [x + width, y + height * 0.42],
    ],
  ]
  return [
    shutters && shutterPair(build, opening, shutters),
    fill(outline(opening, 3, arched), frame),
    fill(outline(opening, 0, arched), lit ? stage.inks.lamp : dayGlass(build)),
    lit ? glow(build, opening) : reflection(build, opening, arched ? 0.3 : 0),
    bars && lines(middle, lit ? mix(stage.inks.key, paint.wood, 0.3) : frame, 2),
  ]
}

function outline([x, y, width, height]: Opening, margin: number, arched: boolean): Pen {
  const [left, right] = [x - margin, x + width + margin]
  const [top, foot] = [y - margin, y + height + margin]
  if (!arched) return pen().polygon(pairs([left, top, right, top, right, foot, left, foot]))
  return pen()
    .M(left, foot)
    .L(left, y + width / 2)
    .Q(left, top, x + width / 2, top)
    .Q(right, top, right, y + width / 2)
    .L(right, foot)
    .Z()
}

function shutterPair({ stage }: Build, [x, y, width, height]: Opening, ink: string): Art {
  const leaf = width * 0.52
  const slats = range(Math.floor(height / 7), (i): Segment[] => {
    const at = y + 4 + i * 7
    return [
      [
        [x - leaf, at],
        [x - 6, at],
      ],
      [
        [x + width + 6, at],
        [x + width + leaf, at],
      ],
    ]
  }).flat()
  return [
    rectangle(x - leaf - 3, y - 2, leaf, height + 4, ink),
    rectangle(x + width + 3, y - 2, leaf, height + 4, ink),
    lines(slats, stage.inks.key, 1.2, { opacity: 0.35 }),
  ]
}

function glow(build: Build, [x, y, width, height]: Opening): Art {
  return [
    rectangle(x, y + height * 0.55, width, height * 0.45, emberGlow(build)),
    rectangle(x, y + height * 0.55, width, 1.5, build.stage.inks.paper, { opacity: 0.5 }),
  ]
}

/** `arch` is the part of the width that the pane's round head takes off its upper corners. */
function reflection({ stage }: Build, [x, y, width, height]: Opening, arch: number): Art {
  const streak = pairs([
    x,
    y + height * 0.62,
    x + width * 0.7,
    y + width * arch,
    x + width,
    y + width * arch,
    x + width,
    y + height * 0.08 + width * arch,
    x,
    y + height * 0.95,
  ])
  return polygon(streak, stage.inks.sky[1], { opacity: 0.28 })
}
