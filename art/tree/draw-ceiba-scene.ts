import { BLUE, RED } from '#art/poster/palettes.ts'
import { fill, group, stroke, tag } from '#art/poster/toolbox/tags.ts'
import { CROWN, TREE_BOX } from './crown.ts'
import { drawCeibaTree } from './draw-ceiba-tree.ts'
import { HILLS, RANGE_WIDTH, ridgePath } from './ridges.ts'

/** The steps of the sky scale in app/styles/tokens.css, for pictures that cannot read it. */
const SKY: Readonly<Record<string, string>> = {
  'sky-300': '#a8cdf2',
  'sky-500': '#6497c8',
  'sky-600': '#4479aa',
  'sky-700': '#2c5b87',
  'sky-800': '#1c4162',
  'sky-900': '#112940',
}
const INK = '#0e141d'

/** A range of hills as wide as the picture, standing on `foot`. */
function range(name: 'hero-far' | 'hero-near', width: number, high: number, foot: number): string {
  const { height, ridges } = HILLS[name]
  const scale = `scale(${width / RANGE_WIDTH} ${high / height})`
  return group(
    { transform: `translate(0 ${foot - high})${scale}` },
    ...ridges.map(ridge => fill(ridgePath(ridge, height), SKY[ridge.ink] ?? INK)),
  )
}

/** The ceiba with the sun for its crown, on its root `foot`. */
function tree(middle: number, high: number, foot: number): string {
  const { wood, leaves, twigs, edges } = drawCeibaTree()
  const scale = high / TREE_BOX.height
  return group(
    { transform: `translate(${middle} ${foot})scale(${scale.toFixed(3)})` },
    tag('circle', { cx: CROWN.x, cy: CROWN.y, r: CROWN.r, fill: RED }),
    fill(wood, INK),
    stroke(twigs, INK, 3.6, { strokeLinecap: 'round' }),
    stroke(edges, '#2c5b87', 3, { strokeLinecap: 'round' }),
    fill(leaves, INK),
  )
}

/** The tree among its hills as markup for a picture of its own, in units of that picture. */
export function drawCeibaScene(width: number, height: number): string {
  return [
    tag('rect', { width, height, fill: BLUE }),
    range('hero-far', width, height * 0.3, height * 0.96),
    tree(width / 2, height * 0.86, height * 0.95),
    range('hero-near', width, height * 0.2, height),
  ].join('')
}
