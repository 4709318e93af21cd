import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isSceneKind } from '#art/poster/poster.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { filmSeconds } from '#database/content/film-content.ts'
import { LOCALES } from '#database/values/locale.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { webVtt } from './film-captions.ts'

const FOLDER = join('public', 'films')
const CLIP_BYTES = 150 * 1024
const ALL_BYTES = 3 * 1024 * 1024

const { catalogue } = readCatalogue(authored.root, authored.kept)
const films = catalogue.films?.value ?? []
const files = catalogue['film-files']?.value ?? {}
const read = (name = '') => readFileSync(join(FOLDER, name))

/** The boxes of an MP4 file, or of a part of one, in order: type and position of the content. */
function boxesOf(file: Buffer, start = 0, end = file.length) {
  const boxes: { type: string; start: number; end: number }[] = []
  for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) {
    const type = file.toString('latin1', at + 4, at + 8)
    boxes.push({ type, start: at + 8, end: at + file.readUInt32BE(at) })
  }
  return boxes
}

/** Finds a box by its path through its parents. */
function findBox(file: Buffer, ...way: string[]) {
  return way.reduce(
    (outer, type) => {
      const box = boxesOf(file, outer.start, outer.end).find(one => one.type === type)
      if (!box) throw new Error(`there is no ${way.join('/')}`)
      return box
    },
    { type: '', start: 0, end: file.length },
  )
}

const MEDIA = ['moov', 'trak', 'mdia'] as const

/** The properties of a clip that a player reads before playing it. */
function describeClip(file: Buffer) {
  const { start: head } = findBox(file, 'moov', 'mvhd')
  const { start: sample } = findBox(file, ...MEDIA, 'minf', 'stbl', 'stsd')
  const entry = sample + 8
  // The picture's own header has 78 bytes; the decoder's settings follow.
  const settings = boxesOf(file, entry + 8 + 78, entry + file.readUInt32BE(entry)).find(
    box => box.type === 'avcC',
  )
  return {
    codec: file.toString('latin1', entry + 4, entry + 8),
    width: file.readUInt16BE(entry + 8 + 24),
    height: file.readUInt16BE(entry + 8 + 26),
    profile: file[(settings?.start ?? 0) + 1],
    tracks: boxesOf(file, findBox(file, 'moov').start, findBox(file, 'moov').end).filter(
      box => box.type === 'trak',
    ).length,
    seconds: file.readUInt32BE(head + 16) / file.readUInt32BE(head + 12),
  }
}

describe('the films of content', () => {
  it('are about twenty, over all fifteen countries, with scenes that can be rendered', () => {
    expect(films.length).toBeGreaterThanOrEqual(18)
    const active = (catalogue.countries?.value ?? []).filter(one => one.active && one.type === 'country')
    const shown = new Set(films.flatMap(film => film.countries))
    expect(active.filter(({ tag }) => !shown.has(tag))).toEqual([])
    expect(new Set(films.map(film => film.key)).size).toBe(films.length)
    expect(films.flatMap(film => film.scenes).filter(({ kind }) => !isSceneKind(kind))).toEqual([])
  })

  it('have exactly their own files, named after their content', () => {
    const named = Object.values(files).flatMap(({ recipe: _, ...names }) => Object.values(names))
    expect(readdirSync(FOLDER).toSorted()).toEqual(named.toSorted())
    expect(Object.keys(files).toSorted()).toEqual(films.map(film => film.key).toSorted())
    for (const name of named) {
      const digest = createHash('sha256').update(read(name)).digest('hex').slice(0, 8)
      expect(name).toContain(`-${digest}.`)
    }
  })

  it('take at most 150 KB each and 3 MB together', () => {
    for (const { clip } of Object.values(files))
      expect(statSync(join(FOLDER, clip)).size, clip).toBeLessThanOrEqual(CLIP_BYTES)
    const all = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)
    expect(all).toBeLessThanOrEqual(ALL_BYTES)
  })
})

describe.each(films.map(film => [film.key, film] as const))('%s', (key, film) => {
  it('is an H.264 clip without sound that can play before it is fully loaded', () => {
    const clip = read(files[key]?.clip)
    const order = boxesOf(clip).map(box => box.type)
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'))
    const { seconds, profile, ...rest } = describeClip(clip)
    expect(rest).toEqual({ codec: 'avc1', width: 480, height: 640, tracks: 1 })
    // Baseline and Main only support 4:2:0 sampling at 8 bits.
    expect([66, 77]).toContain(profile)
    expect(seconds).toBeCloseTo(filmSeconds(film), 2)
    expect(seconds).toBeGreaterThanOrEqual(6)
    expect(seconds).toBeLessThanOrEqual(9)
  })

  it('has a still of the same shape', async () => {
    const { width = 0, height, format } = await sharp(read(files[key]?.still)).metadata()
    expect([format, height]).toEqual(['webp', (width * 4) / 3])
  })

  it.each(LOCALES)('has captions (%s) within the clip, at an easy reading speed', language => {
    const vtt = read(files[key]?.[language]).toString()
    expect(vtt).toBe(webVtt(film, language))
    const cues = [...vtt.matchAll(/^00:00:(\S+) --> 00:00:(\S+) .*\n((?:.+\n)+)/gm)]
    expect(cues.map(cue => cue[3]?.trim().replace('\n', ' '))).toEqual(
      film.answer.map(words => words[language]),
    )
    let last = 0
    for (const [, from, to, words = ''] of cues) {
      expect(Number(from)).toBeGreaterThanOrEqual(last)
      last = Number(to)
      expect(words.length / (last - Number(from))).toBeLessThanOrEqual(20)
    }
    expect(last).toBeLessThanOrEqual(describeClip(read(files[key]?.clip)).seconds)
  })
})
