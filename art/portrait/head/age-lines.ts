import { type Cut, cut, type Vertex } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { noseBase } from './nose.ts'
import { SIDES, type Side } from './sides.ts'

/** Age and smiles, cut as a few wedges; never a caricature. */
export function ageLines(sitter: Sitter): Cut[] {
  const { person, shape, head, skin } = sitter
  const { age } = person
  const shade = (side: Side) => (side < 0 ? skin.mid : skin.deep)
  const lines: Cut[] = []
  for (const side of SIDES) {
    if (shape.fold > 0.15 && side * head.turn < 0.3) lines.push(cut(shade(side), smileFold(sitter, side)))
  }
  if (age > 44) for (const side of SIDES) lines.push(cut(shade(side), eyeBag(sitter, side)))
  if (age > 52) lines.push(...[-44, -56].map(y => cut(skin.mid, browCrease(sitter, y))))
  const left = head.side[-1]
  if (age > 55) lines.push(cut(skin.mid, left`24,74! 31,84 25,94! 27,84`))
  if (age > 38 || shape.mouth.smile > 1.5)
    lines.push(cut(skin.mid, left`52,0! 58,-5! 54,1`, left`52,4! 59,7! 53,6`))
  return lines
}

/** From the wing of the nose past the corner of the mouth. */
function smileFold(sitter: Sitter, side: Side): Vertex[] {
  const { shape, head } = sitter
  const base = noseBase(sitter)
  const { halfWidth: w, smile } = shape.mouth
  const { fold } = shape
  const n = shape.nose.halfWidth
  return head.side[side]`${n + 3},${base - 6},2! ${n + 6.5 + fold * 3},${base + 5 - fold}
    ${w + 5 + fold},${62 - smile * 3} ${w + 8 + fold * 2},${70 - smile * 4}!
    ${w + 5 - fold * 2.5},${62 - smile * 3} ${n + 6},${base + 6}`
}

function eyeBag({ person, head }: Sitter, side: Side): Vertex[] {
  const sag = (person.age - 40) / 35
  return head.side[side]`17,9,1! 28,${13 + sag * 2} 42,9! 29,${15 + sag * 4}`
}

function browCrease({ head }: Sitter, y: number): Vertex[] {
  return head.face`-32,${y + 1}! -10,${y - 3} 10,${y - 1} 26,${y - 2}! 10,${y + 2} -10,${y}`
}
