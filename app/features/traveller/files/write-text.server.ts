import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font, openSync } from 'fontkit'
import subsetFont from 'subset-font'
import { z } from 'zod'

const { resolve } = createRequire(import.meta.url)

export type Doc = PDFKit.PDFDocument

const CUTS = {
  display: { family: 'phudu', cut: '800-normal', weight: 800 },
  text: { family: 'rosario', cut: '400-normal', weight: 400 },
  strong: { family: 'rosario', cut: '700-normal', weight: 700 },
  italic: { family: 'rosario', cut: '400-italic', weight: 400 },
} as const

export interface Setting {
  face: keyof typeof CUTS
  size: number
  color?: string
}

/** Font files of a family by subset, in order of preference. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const

interface FontFile {
  /** The path of a file, or the name by which the document knows it. */
  path: string
  font: Font
}

type Face = Setting['face']

const opened = new Map<Face, FontFile[]>()
/** Fonts of other scripts that a document needs. */
const ofDocument = new WeakMap<Doc, Map<Face, FontFile[]>>()

function houseFiles(face: Face): FontFile[] {
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

function filesOf(doc: Doc, face: Face): FontFile[] {
  return [...houseFiles(face), ...(ofDocument.get(doc)?.get(face) ?? [])]
}

/** Gives a document the fonts of the scripts in its texts: Thai, Khmer, Arabic, Chinese; arrows too. */
export async function addScripts(doc: Doc, texts: string): Promise<void> {
  const added = new Map<Face, FontFile[]>()
  const letters = [...new Set(texts.normalize('NFC'))].filter(letter => /[^\s\p{C}]/u.test(letter))
  for (const face of ['display', 'text', 'strong', 'italic'] as const) {
    const missing = letters.filter(
      letter => !houseFiles(face).some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    )
    const fonts = missing.length > 0 ? await makeScriptFonts(missing, CUTS[face].weight) : []
    const files = fonts.map(({ bytes, font }, i) => {
      const path = `${face} script ${i}`
      doc.registerFont(path, bytes)
      return { path, font }
    })
    added.set(face, files)
  }
  ofDocument.set(doc, added)
}

/** Words of Arabic and Hebrew in the order in which they are drawn, from left to right. */
function inDrawnOrder(text: string): string {
  return text.replaceAll(/[\p{sc=Arab}\p{sc=Hebr}\p{M}]+(?:\s+[\p{sc=Arab}\p{sc=Hebr}\p{M}]+)+/gu, words =>
    words.split(/(\s+)/u).toReversed().join(''),
  )
}

/** Splits a text into runs of letters that one font file contains. */
function runsOf(text: string, files: readonly FontFile[]): { path: string; text: string }[] {
  const runs: { path: string; text: string }[] = []
  for (const letter of inDrawnOrder(text.normalize('NFC').replaceAll(/[\t\r]/g, ' '))) {
    const code = letter.codePointAt(0) ?? 0
    const file = files.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? files[0]
    const last = runs.at(-1)
    if (!file) continue
    // No font has a line break or a joiner, so they stay in the current run.
    if (last && (last.path === file.path || /[\n\u200c\u200d]/u.test(letter))) last.text += letter
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
  const runs = runsOf(text, filesOf(doc, face))
  doc.fontSize(size).fillColor(color)
  const [house] = houseFiles(face)
  const baseline = house ? (-size * house.font.ascent) / house.font.unitsPerEm : 0
  runs.forEach((run, i) => {
    // All scripts stand on one line, whatever their letters reach to.
    const more = { features: FEATURES, baseline, ...options, continued: i < runs.length - 1 }
    doc.font(run.path)
    if (i === 0) doc.text(run.text, x ?? doc.x, y ?? doc.y, more)
    else doc.text(run.text, more)
  })
}

/** Width of a line, in points. */
export function widthOf(doc: Doc, text: string, { face, size }: Setting): number {
  return runsOf(text, filesOf(doc, face)).reduce(
    (width, run) => width + doc.font(run.path).fontSize(size).widthOfString(run.text, { features: FEATURES }),
    0,
  )
}

/** Height of a text, in points; letters of other font files are assumed to be equally wide. */
export function heightOf(doc: Doc, text: string, { face, size }: Setting, width: number): number {
  const [file] = houseFiles(face)
  if (!file || text === '') return 0
  return doc.font(file.path).fontSize(size).heightOfString(text, { width })
}

/** Glyph outlines of a line, positioned on a baseline from 0, 0; in points. */
export function outlinesOf(
  text: string,
  { face, size }: Setting,
): { path: string; x: number; scale: number }[] {
  let x = 0
  return runsOf(text, houseFiles(face)).flatMap(run => {
    const font = houseFiles(face).find(({ path }) => path === run.path)?.font
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

/**
 * Scripts of names and words from the countries we go to and come from. Where several have a letter, the first draws
 * it: Chinese before Japanese and Korean. Only Noto has arrows.
 */
const SCRIPTS = ['thai', 'khmer', 'lao', 'myanmar', 'devanagari', 'arabic', 'hebrew', 'sc', 'jp', 'kr']

/** A part of a script's font, and the letters in it: inclusive ranges of code points. */
interface FontPart {
  path: string
  /** Whether it is the whole script: signs are drawn with parts of others, so that it is not cut by letters. */
  isWhole: boolean
  ranges: [first: number, last: number][]
}

const unicodeRanges = z.record(z.string(), z.string())

function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

async function partsOf(script: string): Promise<FontPart[]> {
  const name = `noto-sans-${script}`
  const text = await readFile(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8')
  const subsets = Object.entries(unicodeRanges.parse(JSON.parse(text)))
  // Each of these packages has the Latin letters too, and Arabic's has mathematics.
  const own = subsets.filter(([subset]) => subset === script || subset.startsWith('['))
  return own.map(([subset, ranges]) => ({
    // Subsets that have a number stand in brackets.
    path: resolve(
      `@fontsource-variable/${name}/files/${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ),
    isWhole: subset === script,
    ranges: ranges.split(',').map(readRange),
  }))
}

let allParts: Promise<FontPart[]> | undefined

function readParts(): Promise<FontPart[]> {
  allParts ??= Promise.all(SCRIPTS.map(partsOf)).then(parts => parts.flat())
  return allParts
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0

const mayHold = ({ ranges }: FontPart, code: number) =>
  ranges.some(([first, last]) => first <= code && code <= last)

function lettersOf({ ranges }: FontPart): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map(code => String.fromCodePoint(code))
    .join('')
}

/** The letters of a part that are among these, as a font of one weight; null if it has none of them. */
async function cutPart(part: FontPart, letters: readonly string[], weight: number) {
  const text = part.isWhole ? lettersOf(part) : letters.join('')
  const bytes = await subsetFont(await readFile(part.path), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const font = create(bytes) as Font
  try {
    const held = letters.filter(letter => font.hasGlyphForCodePoint(codeOf(letter)))
    return held.length > 0 ? { bytes, font, held } : null
  } catch {
    // A font that was left without letters has no table of them.
    return null
  }
}

export interface ScriptFont {
  bytes: Uint8Array
  font: Font
}

/** Fonts of one weight that hold these letters and little else; letters that no part has are left out. */
export async function makeScriptFonts(letters: Iterable<string>, weight: number): Promise<ScriptFont[]> {
  const parts = await readParts()
  const left = new Set(letters)
  const fonts: ScriptFont[] = []
  for (const part of parts) {
    const likely = [...left].filter(letter => mayHold(part, codeOf(letter)))
    // The ranges of a part name letters that it does not have.
    const cut = likely.length > 0 ? await cutPart(part, likely, weight) : null
    if (!cut) continue
    fonts.push(cut)
    for (const letter of cut.held) left.delete(letter)
  }
  return fonts
}
