import { SCALE } from '#art/portrait/head/head.ts'
import type { Side } from '#art/portrait/head/sides.ts'
import { type Cut, cut, tracer, type Vertex } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import { mix } from '#art/poster/toolbox/inks.ts'

export function beard(sitter: Sitter): Cut[] {
  const { person, hair } = sitter
  switch (person.beard) {
    case '':
      return []
    case 'moustache':
      return [cut(hair.base, moustache(sitter))]
    case 'goatee':
      return [cut(hair.base, moustache(sitter)), cut(hair.base, chinTuft(sitter))]
    case 'stubble':
      return stubble(sitter)
    case 'full':
      return fullBeard(sitter)
  }
}

function onSkin({ head }: Sitter) {
  return tracer((x, y, z = 2) => head.onFace(x, y, z))
}

/** How far the jaw drops when the mouth is open. */
function jawDrop({ shape }: Sitter): number {
  return shape.mouth.laugh * 11
}

function moustache(sitter: Sitter): Vertex[] {
  const { halfWidth: w, y, lips } = sitter.shape.mouth
  const lip = 66 + y - 7 * lips
  const top = 52 + 42 * (sitter.shape.nose.length - 1)
  return onSkin(sitter)`${-w - 4},69! ${-w * 0.7},57 -5,${top},5 5,${top},5 ${w * 0.7},57 ${w + 4},69!
    ${w * 0.5},${lip + 5} 0,${lip + 3},5 ${-w * 0.5},${lip + 5}`
}

function chinTuft(sitter: Sitter): Vertex[] {
  const drop = jawDrop(sitter)
  return onSkin(
    sitter,
  )`-12,${80 + drop},3! 0,${83 + drop},4 12,${80 + drop},3! 20,92 14,104 0,110 -14,104 -20,92`
}

/** Too short to hide the skin, and lower on the cheek. */
function stubble(sitter: Sitter): Cut[] {
  const { skin, hair } = sitter
  const ink = mix(mix(skin.lit, skin.mid, 0.65), hair.base, 0.2)
  return [
    cut(ink, jawHair(sitter, { below: 14, grown: 0 })),
    cut(ink, moustache(sitter)),
    cut(mix(skin.deep, hair.base, 0.15), shadedJaw(sitter, 0)),
  ]
}

function fullBeard(sitter: Sitter): Cut[] {
  const { hair } = sitter
  return [
    cut(hair.base, jawHair(sitter, { below: 0, grown: 5 })),
    cut(hair.base, moustache(sitter)),
    cut(hair.deep, shadedJaw(sitter, 5)),
    cut(hair.light, onSkin(sitter)`-50,60! -40,84 -22,98,3! -36,78`),
  ]
}

/** From ear to ear round the mouth, then back along the jaw. */
function jawHair(sitter: Sitter, { below, grown }: { below: number; grown: number }): Vertex[] {
  const { halfWidth: w } = sitter.shape.mouth
  const drop = jawDrop(sitter)
  const trace = onSkin(sitter)
  const cheek = trace`${-w - 10},${60 + below * 0.5} ${-w - 2},66 ${-w * 0.8},${82 + drop} 0,${80 + drop},4
    ${w * 0.8},${82 + drop} ${w + 2},66 ${w + 10},${60 + below * 0.5}`
  const burn = { y: 2 + below * 1.5, end: 40 + below }
  const { hidden } = sitter.head
  return [
    ...(hidden === -1 ? [] : trace`-66,${burn.y},0! -57,${burn.end}`),
    ...cheek,
    ...(hidden === 1 ? [] : trace`57,${burn.end} 66,${burn.y},0!`),
    ...jawLine(sitter, 1, grown),
    ...jawLine(sitter, -1, grown).reverse(),
  ]
}

/** The silhouette of the jaw, with a beard of `grown` units on it. */
function jawLine({ head }: Sitter, side: Side, grown: number): Vertex[] {
  const jaw = head.edge[side].slice(9)
  return jaw.map((point, i) => ({
    ...point,
    x: point.x + side * grown * 0.6 * SCALE,
    y: point.y + (grown * SCALE * i) / jaw.length,
  }))
}

function shadedJaw(sitter: Sitter, grown: number): Vertex[] {
  const w = sitter.shape.mouth.halfWidth
  const trace = onSkin(sitter)
  return [
    ...trace`${w + 8},66! ${w + 12},58 57,46,0!`,
    ...jawLine(sitter, 1, grown).slice(sitter.head.hidden === 1 ? 2 : 1),
    ...trace`14,94,4! 24,86`,
  ]
}
