import type { Cut } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { ageLines } from './age-lines.ts'
import { eyes } from './eyes.ts'
import { facePlanes } from './face-planes.ts'
import { mouth } from './mouth.ts'
import { nose } from './nose.ts'

export function face(sitter: Sitter): Cut[] {
  return [...facePlanes(sitter), ...nose(sitter), ...mouth(sitter), ...ageLines(sitter), ...eyes(sitter)]
}
