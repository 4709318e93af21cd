import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { readCatalogue } from '#database/content/catalogue.ts'
import {
  type Film,
  type FilmFiles,
  filmRecipe,
  filmSeconds,
  QUESTION_SECONDS,
} from '#database/content/film-content.ts'
import { printBands, printSun } from './film-band.ts'
import { webVtt } from './film-captions.ts'
import { encodeReel, requireFfmpeg } from './film-encoder.ts'
import { FILM } from './film-measures.ts'
import { printPlates } from './film-scene.ts'

/**
 * node workshop/make-films.ts [--all]: renders the sample clip and still of every film in content/films.yaml that has
 * changed, or of all, and the captions of all, into public/films/; writes their names to content/film-files.yaml.
 */

const FOLDER = join('public', 'films')
const LIST = join('content', 'film-files.yaml')
const NOTE = '# Written by `node workshop/make-films.ts`; edit content/films.yaml instead.\n'

/** The number of frames of each shot: the clip divided evenly. */
function framesOf(film: Film): number[] {
  const all = Math.round(filmSeconds(film) * FILM.rate)
  const each = Math.floor(all / film.scenes.length)
  return film.scenes.map((_, i) => (i === 0 ? all - each * (film.scenes.length - 1) : each))
}

/** Saves a file under a name that contains a digest of its content. */
function keep(key: string, ending: string, bytes: Buffer | string): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const name = `${key}-${digest}.${ending}`
  writeFileSync(join(FOLDER, name), bytes)
  return name
}

function printStill(frame: string): Promise<Buffer> {
  return sharp(frame).resize({ width: FILM.stillWidth }).webp({ quality: 68, effort: 6 }).toBuffer()
}

async function makeClip(film: Film, desk: string): Promise<Pick<FilmFiles, 'clip' | 'still'>> {
  const lay = (name: string, bytes: Buffer) => {
    const path = join(desk, name)
    writeFileSync(path, bytes)
    return path
  }
  const frames = framesOf(film)
  const shots = []
  for (const [i, scene] of film.scenes.entries()) {
    const { sky, disc, land } = await printPlates(scene, frames[i] ?? 0)
    const plates = { sky: lay(`sky-${i}.png`, sky), disc: lay(`disc-${i}.png`, disc) }
    shots.push({ ...plates, land: lay(`land-${i}.png`, land), frames: frames[i] ?? 0 })
  }
  const [asked, free] = await printBands(film)
  const all = frames.reduce((sum, count) => sum + count, 0)
  const questionFrames = QUESTION_SECONDS * FILM.rate
  const bands = [
    { file: lay('asked.png', asked), frames: questionFrames },
    { file: lay('free.png', free), frames: all - questionFrames },
  ]
  const sun = lay('sun.png', await printSun())
  const [clip, still] = [join(desk, 'clip.mp4'), join(desk, 'still.png')]
  await encodeReel({ shots, bands, sun, stillAt: Math.round(film.posterTime * FILM.rate) }, clip, still)
  return {
    clip: keep(film.key, 'mp4', readFileSync(clip)),
    still: keep(film.key, 'webp', await printStill(still)),
  }
}

const { catalogue } = readCatalogue('content')
const films = catalogue.films?.value
if (!films) throw new Error('content/films.yaml has mistakes; see npm run content:check')
requireFfmpeg()
mkdirSync(FOLDER, { recursive: true })
const made = catalogue['film-files']?.value ?? {}
const desk = join(tmpdir(), `films-${process.pid}`)
mkdirSync(desk)
const kept: Record<string, FilmFiles> = {}
for (const film of films) {
  const before = made[film.key]
  const changed = process.argv.includes('--all') || before?.recipe !== filmRecipe(film)
  const { clip, still } = before && !changed ? before : await makeClip(film, desk)
  kept[film.key] = {
    recipe: filmRecipe(film),
    clip,
    still,
    en: keep(film.key, 'en.vtt', webVtt(film, 'en')),
    es: keep(film.key, 'es.vtt', webVtt(film, 'es')),
  }
  if (changed) process.stdout.write(`${film.key}: ${clip}\n`)
}
rmSync(desk, { recursive: true })
writeFileSync(LIST, NOTE + stringify(kept))
const names = new Set(Object.values(kept).flatMap(({ recipe: _, ...files }) => Object.values(files)))
for (const name of readdirSync(FOLDER)) if (!names.has(name)) rmSync(join(FOLDER, name))
