import { BLUE } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface Coat {
  readonly fur: string
  readonly sheen: string
  readonly skin: string
  readonly eye: string
}

function coatOf({ inks }: Stage): Coat {
  return {
    fur: mix(inks.key, inks.land[5], 0.3),
    sheen: mix(BLUE, inks.land[3], 0.55),
    skin: mix(mix(inks.key, inks.land[3], 0.45), inks.rock[2], 0.3),
    eye: mix(inks.lamp, inks.key, 0.42),
  }
}

/** A silverback sitting in the leaves and eating, turned to the right, 118 tall. */
export function sittingSilverback(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { fur, sheen, skin, eye } = coatOf(stage)
  const { key, leaf } = stage.inks
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-58 4C-70-22-68-52-50-70C-40-80-30-86-22-90C-22-106-10-122 8-121C22-120 30-110 31-98C36-93 37-84 33-79C40-74 52-64 56-48C62-30 60-10 66 4Z',
      fur,
    ),
    fill('M-58 4C-70-22-68-52-50-70C-43-76-36-81-30-85C-46-66-56-40-46 4Z', sheen),
    fill('M-20-96C-18-110-8-120 6-120.6C-4-116-12-106-13-95Z', mix(fur, sheen, 0.5)),
    fill(
      'M8-104C12-109 26-109 29-100C31-96 32-92 32-88C33-80 29-74 22-73C13-72 8-78 7-86C4-92 4-99 8-104Z',
      skin,
    ),
    stroke('M7-97Q13-102 18-98Q24-102 30-97', key, 3.4, { strokeLinecap: 'round' }),
    fill(
      'M11.4-94.2a1.6 1.4 0 1 0 3.2 0a1.6 1.4 0 1 0-3.2 0M22.4-94.2a1.6 1.4 0 1 0 3.2 0a1.6 1.4 0 1 0-3.2 0',
      eye,
    ),
    fill('M14-86Q18-91 21-88Q25-91 28-86Q25-82 21-84.5Q17-82 14-86Z', key),
    stroke('M14-78Q21-75 28-79', key, 1.8, { strokeLinecap: 'round' }),
    fill('M-12-58C0-68 22-68 32-56C30-44 14-38 0-40C-10-44-14-50-12-58Z', mix(skin, fur, 0.45)),
    fill('M-16 4C-20-14-8-30 12-30C34-30 46-16 46 4Z', mix(fur, skin, 0.28)),
    fill(
      'M47-62C60-54 68-40 66-28C64-18 52-16 46-24L26-62C22-68 22-74 28-77L34-75C37-72 38-68 37-65L48-40C50-44 48-52 42-60Z',
      mix(fur, sheen, 0.16),
    ),
    stroke('M44-58Q52-46 49-38', mix(fur, sheen, 0.5), 1.6),
    fill('M22-77Q26-81 32-80Q38-78 37-71Q33-66 26-68Q22-71 22-77Z', skin),
    stroke('M16-62Q28-76 44-92M30-77Q40-80 50-76', leaf[1], 2),
    fill(
      'M44-92Q42-102 52-106Q56-96 44-92ZM40-86Q50-90 56-84Q48-79 40-86ZM50-76Q58-80 64-74Q56-69 50-76Z',
      leaf[1],
    ),
    fill('M-50-58C-60-40-62-18-52 4H-30C-40-16-40-36-34-52Z', mix(fur, sheen, 0.12)),
  )
}

/** A mother on her knuckles with a child on her back, facing right, 84 tall. */
export function motherAndInfant(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { fur, sheen, skin, eye } = coatOf(stage)
  const { key } = stage.inks
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M16-40C13-26 13-12 11-5Q10 2 16 2H28C26-12 26-24 29-34Z', mix(fur, key, 0.4)),
    fill(
      'M-50-30C-58-46-46-62-28-63C-10-66 2-72 14-76C18-84 26-92 36-92C46-93 53-86 54-78C58-74 60-66 56-62C52-58 46-58 42-54C46-42 46-26 45-12C46-5 51-3 52 2H31C31-10 29-20 26-29C12-25-2-26-12-28C-8-18-12-10-13-5L-6 2H-38C-40-8-39-14-42-20Z',
      fur,
    ),
    fill(
      'M-46-42C-44-58-28-62-16-63C-4-65 6-70 14-74C6-64-10-60-20-57C-32-54-40-50-46-42Z',
      mix(fur, sheen, 0.45),
    ),
    fill('M40-86C45-90 52-86 53-80C57-76 58-68 55-65C50-61 44-65 43-70C39-74 37-82 40-86Z', skin),
    stroke('M41-79Q46-83 53-79', key, 2.4, { strokeLinecap: 'round' }),
    fill('M47-76.6a1.5 1.4 0 1 0 3 0a1.5 1.4 0 1 0-3 0', eye),
    fill('M50-71Q53-73 55-70L53-68Z', key),
    fill(
      'M-34-58C-38-72-30-84-18-85C-16-95-4-97 2-90C7-85 7-78 3-75C10-72 16-68 20-64L15-60C8-62 2-64-3-66C-4-60-6-57-10-56C-20-52-28-53-34-58Z',
      mix(fur, skin, 0.35),
    ),
    fill('M-6-90C-1-93 4-90 4-85C6-81 3-77-1-77C-6-77-9-85-6-90Z', mix(skin, stage.inks.rock[1], 0.2)),
    fill(
      'M-4-85.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M.6-85.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
      key,
    ),
  )
}

/** A young one swinging up a sapling, 78 tall; the stem runs through (0, 0). */
export function climbingYoungster(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { fur, sheen, skin, eye } = coatOf(stage)
  const { key } = stage.inks
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M14-24Q18-46 3-62M22-18Q30-34 5-44', fur, 7.4, {
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    fill('M8-4C2-18 8-34 22-36C36-36 44-22 40-6C36 6 18 8 8-4Z', fur),
    fill('M38-12C41-24 35-34 24-36C34-28 36-18 32-4Z', mix(fur, sheen, 0.55)),
    stroke('M16-2Q8 10 2 6M30 0Q26 18 4 20', fur, 8.4, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    fill('M6-40C4-52 12-60 22-58C32-57 36-46 31-39C26-32 10-31 6-40Z', fur),
    fill('M7-45C7-51 12-54 17-52C22-50 21-44 19-41C16-36 8-37 7-45Z', skin),
    fill('M9.4-46a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M15-46a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0', eye),
    stroke('M9-49Q13-51 19-48.6', key, 1.8),
  )
}
