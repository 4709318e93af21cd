import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PlacePicture } from '#app/picture/picture.ts'
import { printPoster } from '#art/poster/poster-print.ts'
import type { FileTrip } from './file-trip.ts'
import { TODAY_SCRIPT, TripPage } from './trip-page.tsx'

const { resolve } = createRequire(import.meta.url)

/** Limit of the pictures in one file, in bytes; with fonts and map the file stays under 400 KB. */
const MOST_PICTURES = 220 * 1024

const FAMILIES = [
  { name: 'Phudu', family: 'phudu', weights: '300 900' },
  { name: 'Rosario', family: 'rosario', weights: '300 700' },
] as const

/** Fonts for letters beyond western European ones are separate files, and embedded only if the text needs them. */
const SUBSETS = [
  {
    subset: 'latin',
    wanted: /./u,
    range:
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  },
  {
    subset: 'latin-ext',
    wanted: /[\u0100-\u0130\u0132-\u0151\u0154-\u024f]/u,
    range: 'U+100-130,U+132-151,U+154-24F',
  },
  {
    subset: 'vietnamese',
    wanted: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
    range: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB',
  },
] as const

const read = new Map<string, string>()

/** A font file as an @font-face rule with embedded data. */
function faceOf(
  { name, family, weights }: (typeof FAMILIES)[number],
  { subset, range }: (typeof SUBSETS)[number],
) {
  const path = resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
  const file = read.get(path) ?? readFileSync(path).toString('base64')
  read.set(path, file)
  return `@font-face{font-family:${name};font-weight:${weights};src:url(data:font/woff2;base64,${file}) format("woff2");unicode-range:${range}}`
}

function facesFor(words: string): string {
  const subsets = SUBSETS.filter(({ wanted }) => wanted.test(words))
  return FAMILIES.flatMap(family => subsets.map(subset => faceOf(family, subset))).join('')
}

/** A drawn picture as a data URL; null for a photograph, which would be too large. */
function pictureIn(picture: PlacePicture | null): string | null {
  if (!picture || !('poster' in picture)) return null
  const svg = printPoster(picture.poster, '21x9')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The pictures that fit, the one of the whole trip first. */
function picturesOf({ poster, pictures }: FileTrip) {
  let room = MOST_PICTURES
  const [whole, ...days] = [poster, ...pictures].map(each => {
    const address = pictureIn(each)
    if (!address || address.length > room) return null
    room -= address.length
    return address
  })
  return { whole: whole ?? null, days }
}

/** The trip as a self-contained HTML file in the current language; it loads nothing. */
export function composeTripPage(trip: FileTrip): string {
  const hash = createHash('sha256').update(TODAY_SCRIPT).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const faces = facesFor(JSON.stringify([trip.title, trip.content, trip.facts.places, trip.numbers]))
  return `<!doctype html>${renderToStaticMarkup(
    createElement(TripPage, { trip, pictures: picturesOf(trip), faces, policy }),
  )}`
}
