import { BLUE, PALETTES, RED } from './palettes.ts'
import { escapeText, fill, group, stroke, tag } from './toolbox/tags.ts'

/** A ceiba in one silhouette, drawn by hand in a box of 64: buttressed trunk, forked arms, tiered crown. */
const TRUNK =
  'M20 56C26 54 28.5 50 29.4 44L30 33C27 29 21 27.5 14.5 26.5L15 24.5C22 25 27.5 26.5 30.6 29.5L30.9 19H33.1L33.4 29.5C36.5 26.5 42 25 49 24.5L49.5 26.5C43 27.5 37 29 34 33L34.6 44C35.5 50 38 54 44 56C39 56 36 55 33.8 52.5C33.4 54 33.2 55 33.2 56H30.8C30.8 55 30.6 54 30.2 52.5C28 55 25 56 20 56Z'
const CROWN =
  'M6 25.5C4.5 22.5 6.5 19.8 9.5 20C10 17 13.5 15.8 16 17C17 13.5 21 12.5 23.5 14.2C25 10.5 29.5 9 32.5 10.8C36 8.8 40.5 10.5 41.6 14C44.5 12.8 47.8 14.2 48.5 17C51.5 16 54.5 17.6 54.7 20.2C57.6 20 59.4 22.8 58 25.5C52 28 47.5 24.6 43.5 26C39.5 22.6 36 24.4 32 22.2C28 24.4 24.5 22.6 20.5 26C16.5 24.6 12 28 6 25.5Z'
const SUNLIT_LEAVES =
  'M9 23.5C8.5 21.5 10.5 20.8 12 21.8C12.5 18.8 15.5 18 17.5 19.4C18.5 16 21.5 15 24 17C25.5 13.2 29 12 31.5 13.6C29 14.2 27.5 16 27 18.6C25 17.8 23 18.8 22.3 21C19.5 19.8 17 20.6 16 23C13.5 22.4 11 22.6 9 23.5Z'

interface MarkOptions {
  sun?: string
  tree?: string
  /** What a screen reader says; without it the mark is decoration. */
  title?: string
}

/** The brand mark, a ceiba against the red sun, as SVG markup. Readable from 24 px up. */
export function drawMark({ sun = RED, tree = PALETTES.dawn.key, title }: MarkOptions = {}): string {
  const disc = tag('circle', { cx: 32, cy: 32, r: 29, fill: sun })
  return `${opening(64, title)}${disc}${fill(CROWN + TRUNK, tree)}</svg>`
}

/** The mark as a round seal over ridges and water. Readable from 96 px up. */
export function drawEmblem({ sun = RED, tree = PALETTES.dawn.key, title }: MarkOptions = {}): string {
  const { dawn, day } = PALETTES
  const clip = 'ceiba-emblem'
  const standing = { transform: 'translate(12 10) scale(3.625)' }
  const view = group(
    { clipPath: `url(#${clip})` },
    fill('M16 16h224v224H16z', BLUE),
    tag('circle', { cx: 128, cy: 112, r: 104, fill: dawn.halo, opacity: 0.35 }),
    tag('circle', { cx: 128, cy: 112, r: 80, fill: sun }),
    fill('M10 178Q40 150 70 166Q92 146 118 164Q150 150 176 164Q206 148 246 176V200H10Z', dawn.land[3]),
    fill('M10 196Q60 172 128 184Q196 172 246 196V246H10Z', tree),
    group(standing, fill(CROWN + TRUNK, tree), fill(SUNLIT_LEAVES, dawn.leaf[1])),
    stroke('M30 214H92M108 210H196M60 224H132M150 222H210M92 234H166', BLUE, 3, { strokeLinecap: 'round' }),
    stroke('M112 217H146M104 228H150', sun, 3, { strokeLinecap: 'round' }),
  )
  const hole = tag('clipPath', { id: clip }, tag('circle', { cx: 128, cy: 128, r: 112 }))
  const rim = [
    tag('circle', { cx: 128, cy: 128, r: 126, fill: tree }),
    tag('circle', { cx: 128, cy: 128, r: 121, fill: day.paper }),
  ]
  return `${opening(256, title)}${tag('defs', {}, hole)}${rim.join('')}${view}</svg>`
}

function opening(box: number, title: string | undefined): string {
  const label = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(title)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" ${label}>`
}
