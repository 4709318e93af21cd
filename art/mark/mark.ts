import { BLUE, PALETTES, RED } from '#art/poster/palettes.ts'
import { escapeText, fill, group, print, stroke, tag } from '#art/poster/toolbox/tags.ts'
import { CEIBA } from './ceiba-path.ts'

const SUNLIT_LEAVES =
  'M9 23.5C8.5 21.5 10.5 20.8 12 21.8C12.5 18.8 15.5 18 17.5 19.4C18.5 16 21.5 15 24 17C25.5 13.2 29 12 31.5 13.6C29 14.2 27.5 16 27 18.6C25 17.8 23 18.8 22.3 21C19.5 19.8 17 20.6 16 23C13.5 22.4 11 22.6 9 23.5Z'

interface MarkOptions {
  sun?: string
  tree?: string
  /** The accessible name; without it the mark is decorative. */
  title?: string
}

/** The brand mark, a ceiba against the red sun, as SVG markup. Readable from 16 px up. */
export function drawMark({ sun = RED, tree = PALETTES.dawn.key, title }: MarkOptions = {}): string {
  const disc = tag('circle', { cx: 32, cy: 32, r: 29, fill: sun })
  return `${opening('3 3 58 58', title)}${disc}${fill(CEIBA, tree)}</svg>`
}

/** The mark on a full square of sky, for launchers that cut their own shape out of the middle four fifths. */
export function drawTile(): string {
  const sky = fill('M0 0h100v100H0z', BLUE)
  const disc = tag('circle', { cx: 32, cy: 32, r: 29, fill: RED })
  const mark = group({ transform: 'translate(14.8 14.8) scale(1.1)' }, disc, fill(CEIBA, PALETTES.dawn.key))
  return `${opening('0 0 100 100', undefined)}${sky}${print(mark)}</svg>`
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
    group(standing, fill(CEIBA, tree), fill(SUNLIT_LEAVES, dawn.leaf[1])),
    stroke('M30 214H92M108 210H196M60 224H132M150 222H210M92 234H166', BLUE, 3, { strokeLinecap: 'round' }),
    stroke('M112 217H146M104 228H150', sun, 3, { strokeLinecap: 'round' }),
  )
  const hole = tag('clipPath', { id: clip }, tag('circle', { cx: 128, cy: 128, r: 112 }))
  const rim = [
    tag('circle', { cx: 128, cy: 128, r: 126, fill: tree }),
    tag('circle', { cx: 128, cy: 128, r: 121, fill: day.paper }),
  ]
  return `${opening('0 0 256 256', title)}${tag('defs', {}, hole)}${rim.join('')}${view}</svg>`
}

function opening(box: string, title: string | undefined): string {
  const label = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(title)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${label}>`
}
