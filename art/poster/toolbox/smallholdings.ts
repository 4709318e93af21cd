import { BLUE } from '#art/poster/palettes.ts'
import { type Farm, farHills, hillTop, type Slope } from './coffee-slope.ts'
import { mix, tinted } from './inks.ts'
import { foliage } from './leaves.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'
import { emergentTree } from './trees.ts'

/** A family's farm in the hills of the great lakes: earth walls, an iron roof, cherries on a raised bed, bananas. */
export const LAKES_FARM: Farm = { house: earthHouse, trees: bananas, far: farHills }

/** A family's farm on the Bolaven plateau: a wooden house on posts, cherries on a sheet below, shade trees. */
export const PLATEAU_FARM: Farm = { house: postHouse, trees: shadeTrees, far: farHills }

function earthHouse(stage: Stage, x: number, y: number): Art {
  const { unit, inks, sunward, lampsLit } = stage
  const { key, paper, rock, land, lamp } = inks
  const earth = tinted(stage, '#c98a5b')
  const iron = mix(land[1], paper, 0.45)
  const glass = lampsLit ? lamp : mix(earth, key, 0.6)
  return group(
    { transform: place(x, y, unit * 1.2, sunward) },
    fill('M-72 2H116V6H-72Z', mix(rock[2], inks.leaf[2], 0.4)),
    fill('M-50 2V-26H38V2Z', earth),
    fill('M-50 2V-6H38V2Z', mix(earth, key, 0.35)),
    fill('M-14 2V-20H-2V2Z', BLUE),
    fill('M-40-9V-20H-28V-9ZM12-9V-20H24V-9Z', glass),
    fill('M-60-23L-40-44H28L48-23Z', iron),
    stroke(
      'M-46-23L-30-44M-32-23L-20-44M-18-23L-10-44M-4-23L0-44M10-23L10-44M24-23L20-44',
      mix(iron, key, 0.25),
      1.2,
    ),
    fill('M28-44L48-23H38L24-40Z', mix(iron, key, 0.2)),
    stroke('M64 3V-10M84 3V-10M104 3V-10', mix(rock[2], key, 0.3), 2.4),
    fill('M56-10H114V-14H56Z', mix(rock[1], rock[0], 0.3)),
    fill('M60-14Q68-19 78-16Q88-20 98-16Q106-18 110-14Z', tinted(stage, '#c6432c')),
  )
}

function bananas(stage: Stage, slope: Slope, houseAt: number): Art {
  const { span, unit, chance, inks, xAt } = stage
  const tones = { ink: mix(inks.leaf[1], inks.leaf[2], 0.4), rib: inks.leaf[0] }
  return [-0.26, -0.2, -0.15, 0.3, 0.36].map(off => {
    const across = houseAt + off + chance.between(-0.015, 0.015)
    const [x, y] = [xAt(across), hillTop(stage, slope, across) + span * 0.03]
    const crown = y - span * chance.between(0.055, 0.085)
    return [
      stroke(pen().M(x, y).L(x, crown), mix(inks.leaf[1], inks.rock[1], 0.5), span * 0.012),
      foliage(stage, x, crown, unit * chance.between(0.52, 0.66), {
        ...tones,
        kinds: ['banana'],
        count: 7,
        spread: [-185, 5],
      }),
    ]
  })
}

function postHouse(stage: Stage, x: number, y: number): Art {
  const { unit, inks, sunward, lampsLit } = stage
  const { key, paper, rock, leaf, land, lamp } = inks
  const wood = tinted(stage, '#a8703f')
  const roof = mix(land[2], paper, 0.25)
  const glass = lampsLit ? lamp : mix(wood, key, 0.6)
  return group(
    { transform: place(x, y, unit * 1.2, sunward) },
    fill('M-72 2H118V6H-72Z', mix(rock[2], leaf[2], 0.4)),
    fill('M-48 2V-24H42V2Z', mix(key, rock[2], 0.35), { opacity: 0.55 }),
    stroke('M-46 3V-24M-18 3V-24M12 3V-24M40 3V-24', mix(wood, key, 0.35), 3.4),
    fill('M-52-22V-50H46V-22Z', wood),
    stroke('M-52-29H46M-52-36H46M-52-43H46', mix(wood, key, 0.25), 1),
    fill('M-40-27V-44H-28V-27ZM-8-27V-44H4V-27Z', glass),
    fill('M18-22V-44H30V-22Z', mix(wood, key, 0.5)),
    stroke('M28-22L50 3M38-22L60 3', mix(wood, key, 0.3), 2.4),
    stroke('M33-16H40M38-10H46M44-4H51', mix(wood, key, 0.3), 1.6),
    fill('M-64-48L-46-76H40L58-48Z', roof),
    stroke(
      'M-50-48L-36-76M-34-48L-24-76M-18-48L-12-76M-2-48V-76M14-48L12-76M30-48L24-76',
      mix(roof, key, 0.25),
      1.2,
    ),
    fill('M70 2Q92-4 116 2Z', BLUE),
    fill('M76 1Q92-7 110 1Z', tinted(stage, '#c6432c')),
  )
}

function shadeTrees(stage: Stage, slope: Slope, houseAt: number): Art {
  const { span, chance, inks, xAt } = stage
  return [-0.24, -0.16, 0.28, 0.5].map(off => {
    const across = houseAt + off + chance.between(-0.02, 0.02)
    return emergentTree(
      stage,
      xAt(across),
      hillTop(stage, slope, across) + span * 0.05,
      span * chance.between(0.18, 0.27),
      { ink: inks.leaf[2], lit: inks.leaf[1], trunk: mix(inks.land[3], inks.paper, 0.3) },
    )
  })
}
