import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { z } from 'zod'

const { resolve } = createRequire(import.meta.url)

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
