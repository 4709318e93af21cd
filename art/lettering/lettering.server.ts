import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** Text as outlines, for pictures that leave the site without its fonts: cards, films, icons. */

export type Typeface = 'title' | 'text' | 'strong'

export interface Setting {
  /** `title` is Phudu 800, `text` Rosario 400, `strong` Rosario 600. */
  face: Typeface
  /** Height of the em in units of the drawing. */
  size: number
}

export interface SetLine {
  /** Outlines as SVG path data, the baseline at y = 0 and the first letter at x = 0. */
  path: string
  width: number
}

const { resolve } = createRequire(import.meta.url)

const cuts: Record<Typeface, { family: string; weight: number }> = {
  title: { family: 'phudu', weight: 800 },
  text: { family: 'rosario', weight: 400 },
  strong: { family: 'rosario', weight: 600 },
}

/** A family's files in the order in which they are tried: each contains other characters. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const

const opened = new Map<Typeface, Font[]>()

/** The files of a typeface, loaded on first use. */
function fontsOf(face: Typeface): Font[] {
  const known = opened.get(face)
  if (known) return known
  const { family, weight } = cuts[face]
  const fonts = PARTS.map(
    part => openSync(resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`)) as Font,
  )
  opened.set(face, fonts)
  return fonts
}

/** Consecutive characters in one file: a run is shaped as a whole, so that it is kerned. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find(one => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0]
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The width of a line, without drawing it. */
function widthOf(text: string, { face, size }: Setting): number {
  return runsOf(text, fontsOf(face)).reduce(
    (width, { font, text: letters }) => width + (font.layout(letters).advanceWidth * size) / font.unitsPerEm,
    0,
  )
}

/** Sets one line. */
export function setLine(text: string, { face, size }: Setting): SetLine {
  let path = ''
  let x = 0
  for (const { font, text: letters } of runsOf(text, fontsOf(face))) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(letters)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale)
        .toSVG()
      x += xAdvance * scale
    }
  }
  return {
    path: path.replaceAll(/-?\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10)),
    width: x,
  }
}

/** Breaks text between words so that no line is wider than `width`, as long as its words allow. */
export function setLines(text: string, setting: Setting, width: number): SetLine[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, setting) > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines.map(line => setLine(line, setting))
}
