import { tag } from '#art/poster/toolbox/tags.ts'
import { type Cut, cut, tracer } from './outline.ts'
import type { Person } from './person.ts'
import { GROUNDS } from './portrait-inks.ts'
import type { Place } from './portrait-options.ts'

/** The sky, and the sun or moon behind the head; no two people have it in quite the same place. */
export function sky({ palette, jitter }: Person): string {
  const [ink, disc, halo] = GROUNDS[palette]
  const middle = { cx: 392 + Math.round(jitter.cheek * 34), cy: 348 + Math.round(jitter.jaw * 26) }
  const r = 290 + Math.round(jitter.mouth * 16)
  return (
    tag('path', { fill: ink, d: 'M0-70h800V910H0z' }) +
    tag('circle', { ...middle, r: r + 54, fill: halo }) +
    tag('circle', { ...middle, r, fill: disc })
  )
}

const paper = tracer((x, y) => ({ x, y, corner: false }))
const HORIZONS: Record<Exclude<Place, ''>, ReturnType<typeof paper>> = {
  ridge: paper`-20,640! 90,560 180,610 300,540 420,620 560,570 660,500 740,560 820,540!`,
  cone: paper`-20,620! 120,600 200,560 560,640 690,430! 730,436! 830,590!`,
  sea: paper`-20,590! 820,590!`,
}

/** The country behind the sitter, two planes of it. */
export function hills({ place, palette }: Person): Cut[] {
  if (!place) return []
  const [, , , far, near] = GROUNDS[palette]
  return [
    cut(far, [...HORIZONS[place], ...paper`820,900! -20,900!`]),
    cut(near, paper`-20,690! 160,650 400,700 640,640 820,680! 820,900! -20,900!`),
  ]
}
