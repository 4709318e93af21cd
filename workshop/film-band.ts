import sharp from 'sharp'
import { type SetLine, setLine, type Typeface } from '#art/lettering/lettering.server.ts'
import { drawMark } from '#art/mark/mark.ts'
import { RED } from '#art/poster/palettes.ts'
import { evenLines } from './film-lines.ts'
import { FILM } from './film-measures.ts'

/** The paper under the picture, and the small sun that moves along its edge as a progress bar. */

const PAPER = '#fcf8f2'
const INK = '#0e141d'
const QUIET = '#585246'
const MARGIN = 24
const HEIGHT = FILM.height - FILM.picture
const ROOM = FILM.width - 2 * MARGIN
const MARK = 27

/** Both languages see the same clip. */
const SAMPLE = 'Sample clip · Muestra'

interface BandWords {
  title: { en: string; es: string }
  customerNames: string
}

function place({ path }: SetLine, x: number, y: number, ink = INK): string {
  return `<path fill="${ink}" transform="translate(${x} ${y})" d="${path}"/>`
}

/** The line that names the speaker and says that the clip is a sample, from the first frame to the last. */
function standingLine(customerNames: string): string {
  const names = setLine(customerNames, { face: 'strong', size: 23 })
  const sample = setLine(SAMPLE, { face: 'text', size: 20 })
  const markLeft = FILM.width - MARGIN - MARK
  const sampleLeft = markLeft - 8 - sample.width
  if (MARGIN + names.width + 16 > sampleLeft) throw new Error(`“${customerNames}” is too long for the band`)
  const mark = drawMark().replace('<svg ', `<svg x="${markLeft}" y="17" width="${MARK}" height="${MARK}" `)
  return place(names, MARGIN, 38) + place(sample, sampleLeft, 37, QUIET) + mark
}

function paragraph(text: string, face: Typeface, size: number, y: number, leading: number) {
  const lines = evenLines(text, { face, size }, ROOM).map(line => setLine(line, { face, size }))
  return {
    markup: lines.map((line, i) => place(line, MARGIN, y + i * leading)).join(''),
    end: y + lines.length * leading,
  }
}

function question({ en, es }: BandWords['title']): string {
  const first = paragraph(en, 'title', 31, 84, 33)
  return first.markup + paragraph(es, 'strong', 23, first.end + 6, 28).markup
}

function print(markup: string, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${markup}</svg>`
  return sharp(Buffer.from(svg), { density: 72 * FILM.fineness })
    .resize(width * FILM.fineness, height * FILM.fineness)
    .png()
    .toBuffer()
}

/** The band with the question, and then without it, free for the captions. */
export async function printBands({ title, customerNames }: BandWords): Promise<[Buffer, Buffer]> {
  const paper =
    `<path fill="${PAPER}" d="M0 0H${FILM.width}V${HEIGHT}H0z"/><path fill="${INK}" d="M0 0H${FILM.width}V3H0z"/>` +
    standingLine(customerNames)
  return Promise.all([print(paper + question(title), FILM.width, HEIGHT), print(paper, FILM.width, HEIGHT)])
}

/** Side of the small sun's picture, in pixels. */
export const SUN = 20

export function printSun(): Promise<Buffer> {
  return print(`<circle cx="10" cy="10" r="9" fill="${RED}"/>`, SUN, SUN)
}

/** The start of the small sun, and the length of its path. */
export const SUN_PATH = { left: MARGIN - SUN / 2, top: FILM.picture + 1 - SUN / 2, length: ROOM } as const
