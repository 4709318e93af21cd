import { spawn, spawnSync } from 'node:child_process'
import { SUN_PATH } from './film-band.ts'
import { FILM } from './film-measures.ts'
import { DISC_ROOM } from './film-scene.ts'

/** The input of ffmpeg: picture files, and the number of frames of each. */
export interface Reel {
  shots: { sky: string; disc: string; land: string; frames: number }[]
  bands: { file: string; frames: number }[]
  sun: string
  /** The frame that becomes the still. */
  stillAt: number
}

/** @throws an error that says what to install. */
export function requireFfmpeg(): void {
  const { error, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (error || !stdout.includes('libx264')) {
    throw new Error('Clips are made by ffmpeg with libx264, which is not on PATH: apt-get install ffmpeg')
  }
}

const { rate, width, height, picture, fineness, pan, rise } = FILM

/**
 * A still picture of at least this many frames; the filter graph cuts it to length, since seconds are rounded to
 * frames.
 */
function standing(file: string, frames: number): string[] {
  return ['-loop', '1', '-framerate', `${rate}`, '-t', `${(frames + 2) / rate}`, '-i', file]
}

function input(number: number, frames: number): string {
  return `[${number}:v]trim=end_frame=${frames},`
}

/** One shot: the land pans in front of a fixed sky, while the disc rises between them. */
function shotGraph(shot: number, frames: number): string {
  const [sky, disc, land] = [0, 1, 2].map(plate => input(shot * 3 + plate, frames))
  const window = `crop=${width * fineness}:${picture * fineness}`
  const tallWindow = `crop=${width * fineness}:in_h`
  const middle = (frames * pan * fineness) / 2
  const passed = shot % 2 === 0 ? 'n' : `(${frames - 1}-n)`
  const top = -DISC_ROOM * picture * fineness
  return [
    `${sky}${window}:${middle}:0[sky${shot}]`,
    `${disc}${tallWindow}:${middle}:0[disc${shot}]`,
    `${land}${window}:'${pan * fineness}*${passed}':0[land${shot}]`,
    `[sky${shot}][disc${shot}]overlay=0:'${top}+round(${rise * fineness}*(${frames / 2}-n))':format=gbrp[far${shot}]`,
    `[far${shot}][land${shot}]overlay=format=gbrp,setsar=1[shot${shot}]`,
  ].join(';')
}

function graph({ shots, bands, stillAt }: Reel): string {
  const frames = shots.reduce((sum, shot) => sum + shot.frames, 0)
  const firstBand = shots.length * 3
  const sun = firstBand + bands.length
  const { left, top, length } = SUN_PATH
  return [
    ...shots.map((shot, i) => shotGraph(i, shot.frames)),
    `${shots.map((_, i) => `[shot${i}]`).join('')}concat=n=${shots.length}[pictures]`,
    ...bands.map((band, i) => `${input(firstBand + i, band.frames)}setsar=1,format=gbrp[band${i}]`),
    `${bands.map((_, i) => `[band${i}]`).join('')}concat=n=${bands.length}[band]`,
    '[pictures][band]vstack[frame]',
    `${input(sun, frames)}format=rgba[sun]`,
    `[frame][sun]overlay='${fineness}*(${left}+${length}*n/${frames - 1})':${fineness * top}:format=gbrp[film]`,
    `[film]split[moving][all]`,
    `[moving]scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p[clip]`,
    `[all]select='eq(n,${stillAt})'[still]`,
  ].join(';')
}

const encoding = [
  ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-crf', '29'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  ...[
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-movflags',
    '+faststart',
  ],
]

/** Encodes a reel: an H.264 clip without sound that any browser plays, and its still as PNG. */
export async function encodeReel(reel: Reel, clip: string, still: string): Promise<void> {
  const frames = reel.shots.reduce((sum, shot) => sum + shot.frames, 0)
  const inputs = [
    ...reel.shots.flatMap(shot => [shot.sky, shot.disc, shot.land].map(file => standing(file, shot.frames))),
    ...reel.bands.map(band => standing(band.file, band.frames)),
    standing(reel.sun, frames),
  ].flat()
  await run([
    ...['-y', '-hide_banner', '-loglevel', 'error', ...inputs, '-filter_complex', graph(reel)],
    ...['-map', '[clip]', ...encoding, clip],
    ...['-map', '[still]', '-frames:v', '1', still],
  ])
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', chunk => (said += chunk))
    child.on('error', reject)
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${said}`))))
  })
}
