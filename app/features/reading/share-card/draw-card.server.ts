import { type SetLine, setLine, setLines } from '#art/lettering/lettering.server.ts'
import { drawMark } from '#art/mark/mark.ts'
import { drawPoster, isPaletteName, isSceneKind } from '#art/poster/poster.ts'
import { group, tag } from '#art/poster/toolbox/tags.ts'
import { drawCeibaScene } from '#art/tree/draw-ceiba-scene.ts'
import { CARD_SIZE, type Card } from './card.ts'

const PAPER = '#fcf8f2'
const INK = '#0e141d'
const QUIET = '#49596e'

/** The picture is a square on the left; the text is beside it. */
const PICTURE = CARD_SIZE.height
const MARGIN = 48
const COLUMN = CARD_SIZE.width - PICTURE - 2 * MARGIN
const TITLE_SIZES = [150, 128, 108, 96, 84, 74, 66, 58, 50, 44, 38] as const
const LEADING = 1.02
const KICKER = { face: 'strong', size: 28 } as const
const KICKER_LEADING = 36
const MARK = 54

interface Block {
  lines: readonly SetLine[]
  size: number
  /** Below 1 for words that are too long at the smallest size. */
  scale: number
}

/** Sets a text as large as its column allows; a word that is too long at the smallest size is scaled down. */
function fitTitle(text: string, height: number): Block {
  let block: Block = { lines: [], size: 0, scale: 1 }
  for (const size of TITLE_SIZES) {
    const lines = setLines(text, { face: 'title', size }, COLUMN)
    const widest = Math.max(...lines.map(line => line.width))
    const scale = Math.min(1, COLUMN / widest, height / (lines.length * size * LEADING))
    block = { lines, size, scale }
    if (scale === 1) break
  }
  return block
}

/** Lines below each other; `y` is the first baseline. */
function printLines(lines: readonly SetLine[], leading: number, y: number, ink: string): string {
  const paths = lines.map(({ path }, index) =>
    tag('path', { transform: `translate(0 ${y + index * leading})`, d: path }),
  )
  return group({ fill: ink }, ...paths)
}

function drawPicture(poster: Card['poster']): string {
  const { kind, palette, seed } = poster ?? { kind: '', palette: '', seed: '' }
  if (!isSceneKind(kind) || !isPaletteName(palette)) return drawCeibaScene(PICTURE, PICTURE)
  const svg = drawPoster(kind, { palette, seed, width: PICTURE, height: PICTURE })
  return svg.replace('<svg ', `<svg width="${PICTURE}" height="${PICTURE}" `)
}

function drawBrand(name: string, foot: number): string {
  const word = setLine(name.toLocaleUpperCase(), { face: 'title', size: 46 })
  return (
    drawMark().replace('<svg ', `<svg y="${foot - MARK}" width="${MARK}" height="${MARK}" `) +
    tag('path', { transform: `translate(${MARK + 14} ${foot - 11})`, fill: INK, d: word.path })
  )
}

/** Draws a card: the poster, and beside it the text, logo and name. Text is drawn as paths, so no font is needed. */
export function drawCard({ title, kicker, poster, brand }: Card & { brand: string }): string {
  const { width, height } = CARD_SIZE
  const kickerLines = kicker ? setLines(kicker, KICKER, COLUMN).slice(0, 3) : []
  const top = MARGIN + kickerLines.length * KICKER_LEADING + (kicker ? 18 : 0)
  const foot = height - MARGIN
  const block = fitTitle(title.toLocaleUpperCase(), foot - MARK - 40 - top)
  const titleArt = group(
    { transform: `translate(0 ${top})scale(${block.scale})` },
    printLines(block.lines, block.size * LEADING, block.size * 0.78, INK),
  )
  const art = [
    tag('rect', { width, height, fill: PAPER }),
    drawPicture(poster),
    group(
      { transform: `translate(${PICTURE + MARGIN} 0)` },
      printLines(kickerLines, KICKER_LEADING, MARGIN + 22, QUIET),
      titleArt,
      drawBrand(brand, foot),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${art.join('')}</svg>`
}
