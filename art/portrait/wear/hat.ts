import { type Head, SCALE } from '#art/portrait/head/head.ts'
import { type Cut, cut, type Tracer, tracer, type Vertex } from '#art/portrait/outline.ts'
import { GOLD, type Tones, tonesOf } from '#art/portrait/portrait-inks.ts'
import type { Sitter } from '#art/portrait/sitter.ts'

export function hat({ head, person, skin }: Sitter): Cut[] {
  const tones = tonesOf(person.hatInk)
  const band = tonesOf(person.second).lit
  switch (person.hat) {
    case '':
      return []
    case 'wrap':
      return wrap(head, tones, band)
    case 'brim':
      return [brimShadow(head, skin.mid), ...brimmed(head, tones, band, 1.75)]
    case 'straw':
      return [brimShadow(head, skin.mid), ...brimmed(head, tones, band, 1.95)]
    case 'cap':
      return [brimShadow(head, skin.mid), ...cap(head, tones, band)]
    case 'captain':
      return [brimShadow(head, skin.mid), ...captainsCap(head, tones, band)]
  }
}

/** Traces in half widths of the skull; a hat turns with the head, its crown less than its brim. */
function hatTracer(head: Head): Tracer {
  const shift = head.turn * 20 * SCALE
  const [sin, cos] = [Math.sin(head.roll), Math.cos(head.roll)]
  return tracer((x, y) => {
    const across = x * head.skull.rx + shift * (y < -0.6 ? 0.3 : 1)
    const down = y * 78 * SCALE
    return {
      x: head.skull.x + across * cos - down * sin,
      y: head.skull.y + across * sin + down * cos,
      corner: false,
    }
  })
}

function brimShadow(head: Head, shade: string): Cut {
  return cut(shade, head.face`-53,-64! -55,-36,1! -30,-32,2 0,-38,3 30,-32,2 55,-36,1! 53,-64!`)
}

function brimmed(head: Head, { lit, mid, deep }: Tones, band: string, wide: number): Cut[] {
  const at = hatTracer(head)
  return [
    cut(lit, at`-.98,-.3! -.96,-1.1 -.5,-1.45 0,-1.33 .5,-1.45 .96,-1.1 .98,-.3!`),
    cut(mid, at`.2,-1.37! .55,-1.44 .96,-1.1 .98,-.3! .3,-.4! .42,-.9`),
    cut(band, at`-1,-.66! 0,-.5 1,-.66! .99,-.36! 0,-.2 -.99,-.36!`),
    cut(lit, at`${-wide},-.26 -1,-.56 0,-.36 1,-.56 ${wide},-.26 .9,-.14 0,-.02 -.9,-.14`),
    cut(deep, at`${-wide * 0.88},-.24! -.8,-.28 0,-.2 .8,-.3 ${wide * 0.9},-.26! .9,-.14 0,-.02 -.9,-.14`),
  ]
}

function cap(head: Head, { lit, mid }: Tones, band: string): Cut[] {
  const at = hatTracer(head)
  return [
    cut(lit, at`-1.03,-.3! -1.08,-.85 -.82,-1.24 -.2,-1.32 .45,-1.3 .9,-1.18 1.08,-.8 1.03,-.3! 0,-.5`),
    cut(mid, at`.2,-1.24! .45,-1.3 .9,-1.18 1.08,-.8 1.03,-.3! .5,-.42! .5,-.9`),
    cut(band === lit ? mid : band, peak(head, { reach: 0.9, dip: -0.1 })),
  ]
}

function captainsCap(head: Head, { lit, mid }: Tones, band: string): Cut[] {
  const at = hatTracer(head)
  const front = head.turn * 0.35
  return [
    cut(
      lit,
      at`-1.02,-.35! -1.06,-.8! -1.32,-1.12 -.9,-1.42 0,-1.46 .9,-1.42 1.32,-1.12 1.06,-.8! 1.02,-.35!
      0,-.28`,
    ),
    cut(mid, at`.25,-1.42! .9,-1.42 1.32,-1.12 1.06,-.8! .4,-.75!`),
    cut(band, at`-1.06,-.82! 0,-.7 1.06,-.82! 1.03,-.36! 0,-.24 -1.03,-.36!`),
    cut(GOLD, at`${front - 0.14},-.68 ${front},-.88 ${front + 0.14},-.68 ${front},-.56`),
    cut(tonesOf('ink').lit, peak(head, { reach: 0.25, dip: -0.08 })),
  ]
}

/** A peak points where the head does: `reach` is how far it sticks out when seen from the side. */
function peak(head: Head, { reach, dip }: { reach: number; dip: number }): Vertex[] {
  const at = hatTracer(head)
  const front = head.turn * 0.35
  const facing = Math.sign(head.turn) * Math.min(1, Math.abs(head.turn) * 2)
  const [toRight, toLeft] = [Math.max(0, facing), Math.min(0, facing)]
  return at`${-0.98 + toRight * 0.5},-.42! ${-0.4 + front},-.62 ${0.4 + front},-.62 ${0.98 + toLeft * 0.5},-.42!
    ${0.92 + toRight * reach},-.2 ${facing * 0.7},${dip} ${-0.92 + toLeft * reach},-.2`
}

/** A cloth wound round the head, high over the crown. */
function wrap(head: Head, { lit, mid }: Tones, band: string): Cut[] {
  const at = hatTracer(head)
  return [
    cut(lit, [
      ...at`-1.04,-.08! -1.14,-.8 -.8,-1.5 0,-1.66 .8,-1.5 1.14,-.8 1.04,-.08!`,
      ...head.face`50,-46,3 0,-62,3 -50,-46,3`,
    ]),
    cut(mid, [...at`.15,-1.65! .8,-1.5 1.14,-.8 1.04,-.08!`, ...head.face`54,-42,3`, ...at`.6,-.9 .45,-1.3`]),
    cut(
      band,
      at`-1.1,-.6! -.4,-.8 .3,-1.3 .5,-1.56! .4,-1.15 -.3,-.66`,
      at`-1.08,-.3! -.2,-.56 .7,-.9 1.1,-1! .7,-.76 -.1,-.44`,
    ),
  ]
}
