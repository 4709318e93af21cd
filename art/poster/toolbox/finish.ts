import { chanceFrom } from './chance.ts'
import { pen } from './pen.ts'
import type { Definitions, Stage } from './stage.ts'
import { type Art, stroke } from './tags.ts'

/** A tile of printed specks: vector, cheap to paint at any size. */
export function specks(stage: Stage): Art {
  const { width, height, inks } = stage
  const chance = chanceFrom('paper')
  const [light, dark] = [[''], ['']]
  for (let i = 0; i < 52; i++) {
    const speck = `M${chance.whole(2, 198)} ${chance.whole(2, 198)}h${chance.odds(0.3) ? '1' : '.1'}`
    ;(i % 2 ? dark : light).push(speck)
  }
  const print = (dots: string[], ink: string, size: number, opacity: number) =>
    `<path d="${dots.join('')}" stroke="${ink}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`
  const tile = print(light, inks.paper, 1.3, 0.3) + print(dark, inks.key, 1.2, 0.2)
  const id = stage.define(`<pattern width="200" height="200" patternUnits="userSpaceOnUse">${tile}</pattern>`)
  return `<path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`
}

/** Slant rain for the monsoon hour. */
export function rain({ width, height, inks }: Stage): Art {
  const chance = chanceFrom(`rain${width}`)
  const drops = pen()
  for (let i = 0; i < 42; i++) {
    const x = chance() * (width + 60)
    const y = chance() * height
    const long = chance.between(14, 44)
    drops.M(x, y).L(x - long * 0.22, y + long)
  }
  return stroke(drops, inks.paper, 1.1, { opacity: 0.3 })
}

/** Paper tooth. Slow to paint when large: for stills and share cards. */
export function tooth({ width, height }: Stage, definitions: Definitions, prefix: string): Art {
  const id = `${prefix}t`
  definitions.add('tooth', () => toothFilter(id))
  return `<path filter="url(#${id})" opacity=".35" d="M0 0h${width}v${height}H0z"/>`
}

const toothFilter = (id: string) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1">` +
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>' +
  '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 0 0 0 -1.1 .72"/></filter>'
