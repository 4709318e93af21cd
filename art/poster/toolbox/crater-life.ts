import { mix } from './inks.ts'
import { lerp, type Point } from './numbers.ts'
import { pen } from './pen.ts'
import { elephant, wildebeest, zebra } from './savanna-animals.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, place, use } from './tags.ts'

/** A winding file from the lake to our feet: across, how near (0 to 1), and which way each looks. */
const FILE = [
  [0.5, 0.06, 1],
  [0.34, 0.11, 1],
  [0.5, 0.18, -1],
  [0.64, 0.28, -1],
  [0.5, 0.42, -1],
  [0.26, 0.5, -1],
] as const

function onFloor({ height, span, xAt }: Stage, horizon: number, across: number, near: number): Point {
  return [xAt(across), lerp(horizon + span * 0.2, height * 0.955, near)]
}

/** The file, each a print of one stored animal; `tall` is its height when it stands nearest. */
function fileOf(stage: Stage, horizon: number, id: string, scale: number): Art {
  const { unit, sunward } = stage
  return FILE.map(([across, near, looks]) => {
    const size = unit * scale * lerp(0.28, 1, near)
    return use(id, { transform: place(...onFloor(stage, horizon, across, near), size, looks * sunward) })
  })
}

export function zebras(stage: Stage, horizon: number): Art {
  const { unit, inks, sunward } = stage
  const id = stage.define(zebra(0, 0, 1, inks.paper, inks.key))
  const pair = [
    [0.42, 0.82, -1, 1.75],
    [-0.02, 0.97, 1, 2.15],
  ] as const
  return [
    fileOf(stage, horizon, id, 1.6),
    pair.map(([across, near, looks, size]) =>
      use(id, { transform: place(...onFloor(stage, horizon, across, near), unit * size, looks * sunward) }),
    ),
  ]
}

export function wildebeests(stage: Stage, horizon: number): Art {
  const { unit, inks, sunward } = stage
  const coat = mix(inks.key, inks.rock[2], 0.2)
  const id = stage.define(wildebeest(0, 0, 1, coat, mix(coat, inks.rock[1], 0.4), { gait: 'stand' }))
  const at = (across: number, near: number) => onFloor(stage, horizon, across, near)
  const stripes = stage.define(zebra(0, 0, 1, inks.paper, inks.key))
  return [
    fileOf(stage, horizon, id, 1.6),
    use(stripes, { transform: place(...at(0.36, 0.8), unit * 1.7, -sunward) }),
    use(id, { transform: place(...at(0, 0.97), unit * 2.1, sunward) }),
  ]
}

/** An old bull with cattle egrets about his feet, and his kind behind him. */
export function elephants(stage: Stage, horizon: number): Art {
  const { span, unit, inks, sunward } = stage
  const { land, paper } = inks
  const beast = (across: number, near: number, size: number, ink: string, ear: string) =>
    elephant(...onFloor(stage, horizon, across, near), unit * size, ink, ear, paper, sunward)
  const egrets = pen()
  for (const across of [-0.3, 0.3, 0.38]) {
    const [x, y] = onFloor(stage, horizon, across, 0.9)
    egrets.lens(x, y - span * 0.035, span * 0.045, span * 0.014).M(x + span * 0.012, y - span * 0.035)
    egrets
      .L(x + span * 0.02, y - span * 0.07, x + span * 0.034, y - span * 0.066)
      .L(x + span * 0.022, y - span * 0.03)
  }
  const far = mix(land[4], land[2], 0.3)
  return [
    beast(0.62, 0.3, 0.62, far, land[4]),
    beast(0.44, 0.36, 0.78, far, land[4]),
    beast(0.56, 0.42, 0.42, far, land[4]),
    beast(0, 0.93, 1.75, land[5], land[4]),
    fill(egrets, paper),
  ]
}
