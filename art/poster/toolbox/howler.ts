import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A black howler on a bough, 84 tall above it, calling, its tail round the wood; facing right. */
export function blackHowler(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const coat = mix(tinted(stage, '#20191c', 0.5), inks.key, 0.4)
  const lit = mix(coat, inks.rock[1], 0.3)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-22-6C-42 4-46 24-36 36C-28 44-18 38-20 30', coat, 6.4, { strokeLinecap: 'round' }),
    fill('M-32 3C-42-18-36-48-16-58C-2-64 14-60 21-50C28-38 25-16 21 3Z', coat),
    fill('M-32 3C-42-18-36-48-16-58C-11-61-6-62-1-62C-20-50-28-22-20 3Z', lit),
    stroke('M13-47C26-38 33-22 31-1', coat, 10, { strokeLinecap: 'round' }),
    stroke('M-6-8C4-22 16-16 20-1', lit, 12, { strokeLinecap: 'round' }),
    fill('M10-2H36Q40 3 34 4H12Z', coat),
    fill('M4-58C8-38 30-36 38-56Z', mix(coat, lit, 0.35)),
    fill(
      'M-3-66C-8-86 4-96 19-95C30-95 37-88 39-81L47-77Q50-72 46-70L35-68L45-63Q45-55 35-53C28-48 20-47 12-49C3-52-1-58-3-66Z',
      coat,
    ),
    fill('M47-70L35-68L45-63Q40-62 31-65L32-71Z', mix('#d8705c', coat, 0.15)),
    fill('M17-78C19-88 31-90 37-82L46-77Q48-73 45-71L33-70C24-68 16-71 17-78Z', mix(coat, lit, 0.75)),
    fill('M19-83Q29-92 37-82Q28-84 19-83Z', coat),
    fill('M26-79a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0', inks.lamp),
    fill('M42-75a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0', inks.key),
    stroke('M0-84Q6-92 16-93', lit, 2),
  )
}
