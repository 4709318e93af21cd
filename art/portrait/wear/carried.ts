import { SIDES } from '#art/portrait/head/sides.ts'
import { type Cut, cut, type Tracer, type Vertex } from '#art/portrait/outline.ts'
import { PAPER, tonesOf } from '#art/portrait/portrait-inks.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import { diamond, torso } from './garment.ts'

/** What is worn over everything else. */
export function carried(sitter: Sitter): Cut[] {
  switch (sitter.person.extra) {
    case '':
      return []
    case 'krama':
      return krama(sitter)
    case 'pack':
      return packStraps(sitter)
    case 'strap':
      return cameraStrap(sitter)
    case 'beads':
      return beads(sitter)
  }
}

/** A checked scarf, knotted at the neck. */
function krama(sitter: Sitter): Cut[] {
  const { at } = torso(sitter)
  const { lit, mid } = tonesOf(sitter.person.extraInk)
  const n = sitter.shape.neck
  const band = (offset: number) => [
    ...[-1, -0.5, 0, 0.5, 1].flatMap(t => onLoop(at, n, t, offset)),
    ...[1, 0.5, 0, -0.5, -1].flatMap(t => onLoop(at, n, t, offset + 4)),
  ]
  const loop = at`${-n - 24},126 ${-n + 2},148 0,160 ${n - 2},146 ${n + 24},124 ${n + 34},150 ${n},190 0,200
    ${-n},192 ${-n - 34},154`
  const ends = [at`-14,186! 16,188! 30,296! -4,306!`, at`-18,186! 4,192! -22,284! -48,274!`]
  const endChecks = [218, 236, 254, 272].map(y => {
    const left = -36 + (254 - y) * 0.2
    return at`${left},${y - 6}! 24,${y}! 24,${y + 4}! ${left},${y - 2}!`
  })
  return [
    cut(mid, ...ends),
    cut(PAPER, ...endChecks),
    cut(lit, loop),
    cut(mid, at`6,160! ${n - 2},146 ${n + 24},124 ${n + 34},150 ${n},190 10,200!`),
    cut(PAPER, band(-8), band(6), ...loopBars(at, n)),
  ]
}

/** Height of the loop below the throat at t, -1 to 1 round the neck. */
function loopHeight(t: number): number {
  return 140 + 40 * Math.cos(t * 1.45) ** 0.9 * 0.9
}

function onLoop(at: Tracer, neck: number, t: number, offset: number): Vertex[] {
  return at`${(neck + 27) * t},${loopHeight(t) + offset}`
}

function loopBars(at: Tracer, neck: number): Vertex[][] {
  return range(9, i => {
    const t = i / 4.5 - 0.89
    const [x, y] = [(neck + 27) * t, loopHeight(t) - 16]
    const [endX, endY] = [(neck + 27) * (t * 1.08), loopHeight(t * 1.08) + 20]
    return at`${x - 2},${y}! ${x + 2},${y}! ${endX + 2},${endY}! ${endX - 2},${endY}!`
  })
}

function packStraps(sitter: Sitter): Cut[] {
  const { side } = torso(sitter)
  const { lit, deep } = tonesOf(sitter.person.extraInk)
  const { neck: n, shoulder: w } = sitter.shape
  return SIDES.map(s =>
    cut(
      s < 0 ? lit : deep,
      side[s]`${n + 34},148! ${n + 60},156! ${w - 40},250 ${w - 44},400! ${w - 70},400! ${w - 64},250`,
    ),
  )
}

function cameraStrap(sitter: Sitter): Cut[] {
  const n = sitter.shape.neck
  const strap = torso(sitter).at`${n + 30},146! ${n + 44},151! -60,400! -84,400!`
  return [cut(tonesOf(sitter.person.extraInk).deep, strap)]
}

function beads(sitter: Sitter): Cut[] {
  const { at } = torso(sitter)
  const row = range(9, i => {
    const t = (i / 8) * 2 - 1
    return diamond(at, t * (sitter.shape.neck + 2), 168 - 26 * t * t, 4.5)
  })
  return [cut(tonesOf(sitter.person.extraInk).lit, ...row)]
}
