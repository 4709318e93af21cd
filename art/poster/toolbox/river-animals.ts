import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A pod at rest in midstream: two that show their backs, and others that only watch. */
export function hippoPool(stage: Stage, x: number, y: number): Art {
  const { span, unit, chance, sunward } = stage
  const at = (spans: number) => x + sunward * span * spans
  return [
    hippo(stage, at(-0.17), y - span * 0.035, unit * 0.72, sunward),
    hippo(stage, x, y, unit * chance.between(1.15, 1.3), chance.sign()),
    watchingHippo(stage, at(0.2), y + span * 0.02, unit * 1.05, -sunward),
    chance.odds(0.6) && watchingHippo(stage, at(0.12), y - span * 0.045, unit * 0.7, sunward),
  ]
}

/** A hippo in the river, its back and head above water, facing right, 118 long; its waterline is at y. */
function hippo({ inks }: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const hide = mix(mix(inks.rock[2], inks.key, 0.5), inks.land[4], 0.35)
  const lit = mix(hide, inks.rock[1], 0.4)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-76 8Q-10 2 66 8Q10 15-76 8Z', inks.paper, { opacity: 0.5 }),
    fill('M-70 6C-68-14-46-25-24-23C-8-22 4-14 8 6Z', hide),
    fill('M-66-4C-58-18-42-24-24-23C-12-22-4-18 2-11C-20-18-46-17-66-4Z', lit),
    fill(
      'M-2 6C-4-10 2-20 10-23L9-30Q13-34 17-29L18-24Q22-26 25-23.5L28-29Q33-31 34-24C44-20 46-15 52-14C56-19 63-18 63-12C67-9 68 0 66 6Z',
      hide,
    ),
    fill('M18-24Q22-26 25-23.5L34-24C44-20 46-15 52-14Q57-18 62-13Q50-9 42-14Q34-20 18-24Z', lit),
    fill(
      'M26-21.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M57-13.5a1.8 1.4 0 1 0 3.6 0a1.8 1.4 0 1 0-3.6 0',
      inks.key,
    ),
    stroke('M40-3Q54 2 65-2', mix(hide, inks.key, 0.5), 1.6),
  )
}

/** Only eyes, ears and nostrils above the water: a hippo that watches. */
function watchingHippo({ inks }: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const hide = mix(mix(inks.rock[2], inks.key, 0.5), inks.land[4], 0.35)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-28 5Q0 1 40 5Q4 10-28 5Z', inks.paper, { opacity: 0.5 }),
    fill(
      'M-20 4C-19-5-13-9-9-9L-10-15Q-6-18-3-13L-2-10Q1-14 5-11Q8-15 11-10C16-7 18-4 22-4C25-9 33-8 34-3L35 4Z',
      hide,
    ),
  )
}

/** The two-decked launch that goes up to the falls, heading right, 128 long; her passengers look ahead. */
export function riverLaunch(
  { inks, lampsLit }: Stage,
  x: number,
  y: number,
  scale: number,
  coat: string,
  flip = 1,
): Art {
  const hull = inks.paper
  const wood = mix(inks.rock[2], inks.key, 0.5)
  const skin = mix(inks.rock[2], inks.key, 0.55)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-60-30H48V-12H-60Z', lampsLit ? mix(inks.lamp, inks.rock[2], 0.25) : mix(wood, inks.land[3], 0.4)),
    fill(HEADS_BELOW, skin),
    fill('M-52-12V-18Q-48-22-44-18V-12ZM-30-12V-18Q-26-22-22-18V-12ZM14-12V-18Q18-22 22-18V-12Z', inks.lamp),
    fill('M-41-12V-18Q-37-22-33-18V-12ZM-8-12V-18Q-4-22 0-18V-12ZM30-12V-18Q34-22 38-18V-12Z', inks.town[0]),
    fill('M-46-34V-41Q-42-45-38-41V-34ZM-12-34V-41Q-8-45-4-41V-34Z', inks.town[0]),
    fill('M-28-34V-41Q-24-45-20-41V-34Z', coat),
    fill(HEADS_ABOVE, skin),
    stroke('M-60-33V-11M-36-33V-11M-12-33V-11M12-33V-11M36-33V-11M48-33L54-11', inks.paper, 2),
    stroke('M-58-34V-58M-20-34V-58M20-34V-58M-60-44H24', inks.paper, 1.8),
    fill('M-66-35H54L58-30H-66Z', mix(inks.paper, inks.town[1], 0.25)),
    fill('M-64-57Q-20-65 28-57L30-53H-64Z', inks.paper),
    fill('M-64-53H30L29-55H-64Z', mix(inks.paper, inks.land[3], 0.45)),
    fill('M-68-13H58L72-18Q66-2 56 5H-62Q-68-2-68-13Z', hull),
    fill('M-66-3H62Q59 2 56 5H-62Q-65 1-66-3Z', mix(inks.town[2], inks.key, 0.2)),
  )
}

const HEADS_BELOW =
  'M-51.4-23.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-40.4-23.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-29.4-23.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-7.4-23.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M14.6-23.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M30.6-23.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0'
const HEADS_ABOVE =
  'M-45.4-47a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-27.4-47a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-11.4-47a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0'
