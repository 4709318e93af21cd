import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

export type Doc = PDFKit.PDFDocument

const CUTS = {
  display: { family: 'phudu', cut: '800-normal' },
  text: { family: 'rosario', cut: '400-normal' },
  strong: { family: 'rosario', cut: '700-normal' },
  italic: { family: 'rosario', cut: '400-italic' },
} as const

export interface Setting {
  face: keyof typeof CUTS
  size: number
  color?: string
}

/** Font files of a family by subset, in order of preference. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const

interface FontFile {
  path: string
  font: Font
}

const opened = new Map<Setting['face'], FontFile[]>()

function filesOf(face: Setting['face']): FontFile[] {
  const known = opened.get(face)
  if (known) return known
  const { family, cut } = CUTS[face]
  const files = PARTS.map(part => {
    const path = resolve(`@fontsource/${family}/files/${family}-${part}-${cut}.woff`)
    return { path, font: openSync(path) as Font }
  })
  opened.set(face, files)
  return files
}

/** Splits a text into runs of letters that one font file contains. */
function runsOf(text: string, files: readonly FontFile[]): { path: string; text: string }[] {
  const runs: { path: string; text: string }[] = []
  for (const letter of text.normalize('NFC').replaceAll(/[\t\r]/g, ' ')) {
    const code = letter.codePointAt(0) ?? 0
    const file = files.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? files[0]
    const last = runs.at(-1)
    if (!file) continue
    // No font has a line break, so it stays in the current run.
    if (last && (last.path === file.path || letter === '\n')) last.text += letter
    else runs.push({ path: file.path, text: letter })
  }
  return runs
}

const INK = '#0e141d'
/** Lining figures: the fonts' default old-style figures are hard to read in tables and on discs. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum']

/** Writes text at a point, or below the previous text. */
export function writeText(
  doc: Doc,
  text: string,
  { face, size, color = INK }: Setting,
  { x, y, ...options }: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
): void {
  const runs = runsOf(text, filesOf(face))
  doc.fontSize(size).fillColor(color)
  runs.forEach((run, i) => {
    const more = { features: FEATURES, ...options, continued: i < runs.length - 1 }
    doc.font(run.path)
    if (i === 0) doc.text(run.text, x ?? doc.x, y ?? doc.y, more)
    else doc.text(run.text, more)
  })
}

/** Width of a line, in points. */
export function widthOf(doc: Doc, text: string, { face, size }: Setting): number {
  return runsOf(text, filesOf(face)).reduce(
    (width, run) => width + doc.font(run.path).fontSize(size).widthOfString(run.text, { features: FEATURES }),
    0,
  )
}

/** Height of a text, in points; letters of other font files are assumed to be equally wide. */
export function heightOf(doc: Doc, text: string, { face, size }: Setting, width: number): number {
  const [file] = filesOf(face)
  if (!file || text === '') return 0
  return doc.font(file.path).fontSize(size).heightOfString(text, { width })
}

/** Glyph outlines of a line, positioned on a baseline from 0, 0; in points. */
export function outlinesOf(
  text: string,
  { face, size }: Setting,
): { path: string; x: number; scale: number }[] {
  let x = 0
  return runsOf(text, filesOf(face)).flatMap(run => {
    const font = filesOf(face).find(({ path }) => path === run.path)?.font
    if (!font) return []
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text, FEATURES)
    return glyphs.map((glyph, i) => {
      const outline = { path: glyph.path.toSVG(), x, scale }
      x += (positions[i]?.xAdvance ?? 0) * scale
      return outline
    })
  })
}
