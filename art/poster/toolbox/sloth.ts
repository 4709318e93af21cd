import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A three-toed sloth that hangs by all fours below a bough through (0, 0), its face toward us, 190 wide and 190 below it. */
export function sloth(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks } = stage
  const fur = tinted(stage, '#b79c78')
  const [lit, shade] = [tinted(stage, '#dcc7a0'), tinted(stage, '#7f6950')]
  const [pale, dark, claw] = [tinted(stage, '#f3e4c4'), tinted(stage, '#3b2b24'), tinted(stage, '#efe2c0')]
  const moss = mix(fur, tinted(stage, '#8f9a66'), 0.7)
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-20 84C-6 62 4 36 2 6M46 92C34 64 26 36 28 8', shade, 21, round),
    fill(
      'M-74 66C-50 50-20 64 6 66C34 66 62 50 84 66C102 84 102 116 90 134C80 150 70 140 64 150L52 146C44 158 34 150 24 160L10 156C-2 164-18 158-32 160L-42 150C-62 142-80 120-82 98C-82 84-80 74-74 66Z',
      fur,
    ),
    fill(
      'M-82 98C-60 124-34 136 2 138C40 138 78 122 97 96C98 112 96 124 90 134C80 150 70 140 64 150L52 146C44 158 34 150 24 160L10 156C-2 164-18 158-32 160L-42 150C-62 142-80 120-82 98Z',
      shade,
    ),
    fill('M-70 66C-48 54-20 66 6 68C34 68 58 54 80 64C66 82 40 88 6 88C-26 88-56 82-70 66Z', lit),
    fill('M2 92C20 86 40 92 62 88C54 100 36 98 26 104C12 106 4 100 2 92Z', moss),
    stroke('M-70 96C-88 68-94 40-92 8', fur, 25, round),
    stroke('M-78 86C-92 62-99 38-97 8', lit, 8, round),
    stroke('M84 100C92 72 92 40 88 8', fur, 25, round),
    stroke('M92 98C101 72 100 40 96 10', shade, 8, round),
    stroke(
      'M-102 10Q-104-12-98-22M-92 10Q-94-14-88-24M-82 10Q-84-12-78-22M78 10Q76-12 82-22M88 10Q86-14 92-24M98 10Q96-12 102-22',
      claw,
      5.4,
      round,
    ),
    stroke(
      'M-6 8Q-8-12-2-20M3 8Q1-12 7-22M12 8Q10-10 16-18M20 10Q18-12 24-20M29 10Q27-12 33-22',
      claw,
      4.2,
      round,
    ),
    fill(
      'M-112 122C-112 98-94 82-68 82C-42 82-24 98-24 122C-24 148-42 164-68 164C-94 164-112 148-112 122Z',
      fur,
    ),
    fill('M-112 118C-112 96-94 82-68 82C-42 82-26 96-24 116C-44 104-92 104-112 118Z', mix(fur, shade, 0.6)),
    fill(
      'M-102 126C-100 106-86 100-68 103C-50 100-36 106-34 126C-34 146-48 158-68 158C-88 158-102 146-102 126Z',
      pale,
    ),
    fill('M-76 122C-84 114-94 122-106 140C-98 148-86 142-78 134Q-74 128-76 122Z', dark),
    fill('M-60 122C-52 114-42 122-30 140C-38 148-50 142-58 134Q-62 128-60 122Z', dark),
    fill(
      'M-84 126a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M-61 126a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0',
      inks.key,
    ),
    fill(
      'M-82 124a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M-59 124a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
      inks.paper,
    ),
    fill('M-78 134C-74 129-62 129-58 134C-58 141-64 143-68 143C-72 143-78 141-78 134Z', dark),
    stroke('M-86 146Q-68 156-50 146', dark, 2.6, round),
  )
}

/** A leaf of cecropia on its long stalk: eight lobes round its middle, pale below, 100 across; the stalk's foot is `stem` away. */
export function cecropiaLeaf(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  { ink, rib = inks.leaf[3] }: { ink: string; rib?: string },
): Art {
  const lobes: string[] = []
  const ribs: string[] = []
  for (let i = 0; i < 9; i++) {
    const angle = ((-90 + (i - 4) * 35) * Math.PI) / 180
    const long = 58 - Math.abs(i - 4) * 5
    const at = (along: number, off: number) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return `${Math.round((c * along - s * off) * long)} ${Math.round((s * along + c * off) * long)}`
    }
    lobes.push(
      `M0 0Q${at(0.35, -0.16)} ${at(0.68, -0.2)}Q${at(0.96, -0.16)} ${at(1, 0)}Q${at(0.96, 0.16)} ${at(0.68, 0.2)}Q${at(0.35, 0.16)} 0 0Z`,
    )
    ribs.push(`M0 0L${at(0.86, 0)}`)
  }
  return group(
    { transform: place(x, y, scale, 1, degrees) },
    fill(lobes.join(''), ink),
    stroke(ribs.join(''), rib, 1.6),
  )
}
