import { type Cue, filmCues } from '#database/content/film-content.ts'
import type { Locale } from '#database/values/locale.ts'
import { evenLines } from './film-lines.ts'

/** Captions are on the paper below the picture, never on the picture. */
const PLACE = 'line:75.5% position:5% size:90% align:start'

/** Chromium does not wrap positioned cues: this many ems fit, with some reserve for other fonts. */
const ROOM = 14.5

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** The captions of a film's answer in one language, as WebVTT. */
export function webVtt(film: Parameters<typeof filmCues>[0], language: Locale): string {
  const cue = ({ from, to, words }: Cue) => {
    const lines = evenLines(words[language], { face: 'text', size: 100 }, ROOM * 100)
    return `${clock(from)} --> ${clock(to)} ${PLACE}\n${lines.join('\n')}\n`
  }
  return ['WEBVTT\n', ...filmCues(film).map(cue)].join('\n')
}
