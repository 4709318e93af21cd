import sharp from 'sharp'
import { drawPoster, isSceneKind, type PaletteName } from '#art/poster/poster.ts'
import { FILM } from './film-measures.ts'

/** The layers of one shot, back to front, as PNG: sky, disc and land. */
export interface Plates {
  sky: Buffer
  disc: Buffer
  land: Buffer
}

interface Shot {
  kind: string
  palette: PaletteName
  seed: string | number
}

/** The disc is drawn as two halos and a circle, between the sky and everything else. */
const DISC = /(?:<circle [^>]*opacity="[^"]*"\/>){2}<circle [^>]*\/>/
const MIRRORED = /^<g transform="matrix\(-1 [^>]*>/
const BOX = /viewBox="0 0 (\d+) (\d+)"/

/** The margin above and below the disc in its layer, as a fraction of the picture's height, so that it can move. */
export const DISC_ROOM = 0.25

/** The same drawing, extended at the top and bottom. */
function taller(svg: string): string {
  return svg.replace(BOX, (_, width: string, height: string) => {
    const room = Number(height) * DISC_ROOM
    return `viewBox="0 ${-room} ${width} ${Number(height) + 2 * room}"`
  })
}

/** Splits a poster's markup at its disc, so that each part can move by itself. */
function splitPoster(svg: string): Record<keyof Plates, string> {
  const start = svg.indexOf('</defs>') + '</defs>'.length
  const head = svg.slice(0, start)
  const body = svg.slice(start, svg.lastIndexOf('</svg>'))
  const disc = DISC.exec(body)
  if (!disc) throw new Error('this poster has no disc to raise')
  const [open = '', close] = MIRRORED.test(body) ? [MIRRORED.exec(body)?.[0], '</g>'] : ['', '']
  return {
    sky: `${head}${body.slice(0, disc.index)}${close}</svg>`,
    disc: taller(`${head}${open}${disc[0]}${close}</svg>`),
    land: `${head}${open}${body.slice(disc.index + disc[0].length)}</svg>`,
  }
}

/** Renders a poster enlarged, and wide enough for the camera to pan over it for this many frames. */
export async function printPlates({ kind, palette, seed }: Shot, frames: number): Promise<Plates> {
  if (!isSceneKind(kind)) throw new Error(`there is no poster of the kind ${kind}`)
  const width = FILM.width + frames * FILM.pan
  const height = FILM.picture
  const parts = splitPoster(drawPoster(kind, { palette, seed, width, height, grain: 'none' }))
  const print = (svg: string, tall = 1) =>
    sharp(Buffer.from(svg), { density: 72 * FILM.fineness })
      .resize(width * FILM.fineness, height * tall * FILM.fineness, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer()
  const tall = 1 + 2 * DISC_ROOM
  const [sky, disc, land] = await Promise.all([print(parts.sky), print(parts.disc, tall), print(parts.land)])
  return { sky, disc, land }
}
