import { BLUE, RED } from '#art/poster/palettes.ts'
import { twinTowers } from '#art/poster/toolbox/churches.ts'
import { hillTown } from '#art/poster/toolbox/hill-town.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import { hill, rollingSkyline } from '#art/poster/toolbox/land.ts'
import { clamp } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/opening.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { andeanWoman, traveller } from '#art/poster/toolbox/people.ts'
import { fountain } from '#art/poster/toolbox/plaza.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, group, place } from '#art/poster/toolbox/tags.ts'
import { paved } from '#art/poster/toolbox/town-square.ts'
import type { Landmark } from './landmark.ts'

export const cusco: Landmark = {
  scene: {
    title: 'The Plaza de Armas of Cusco',
    best: 'golden',
    zoom: [0.94, 1.1],
    draw(stage) {
      const { width, height, span, chance, inks, sunward, xAt } = stage
      const foot = height * chance.between(0.7, 0.74)
      const x = clamp(xAt(-0.06), span * 0.42, width - span * 0.42)
      const sun = stage.hang({ x: xAt(chance.between(0.36, 0.5)), y: foot - span * 0.46, r: span * 0.15 })
      const stone = mix(tinted(stage, '#b98a62'), inks.rock[1], 0.3)
      return [
        openSky(stage, foot, sun),
        slopes(stage, foot),
        company(stage, clamp(x + sunward * span * 0.52, span * 0.12, width - span * 0.12), foot),
        twinTowers(stage, {
          x,
          foot,
          high: span * 0.46,
          stone,
          trim: mix(stone, inks.rock[0], 0.5),
          cap: mix(stone, inks.rock[2], 0.35),
          half: 0.62,
          body: 0.56,
          gable: 'curved',
          towerAt: 0.52,
          towerHalf: 0.17,
          shaft: 0.6,
          belfry: 0.8,
          top: 'cap',
          doors: 3,
        }),
        terrace(stage, x, foot),
        paved(stage, foot + span * 0.04),
        fountainOfTheInca(stage, foot),
        crowd(stage, foot),
        birds(stage, xAt(0.1), foot - span * 0.56, 5, 7 * stage.unit + 2, inks.land[4], span * 0.14),
      ]
    },
  },
  setting: {
    hours: ['golden', 'dusk', 'dawn', 'day', 'night'],
    countries: ['peru'],
    habitats: ['city', 'highland'],
    subjects: ['cusco', 'cuzco', 'plaza', 'city', 'colonial'],
  },
}

/** The brown hills, tiled houses up their lower slopes. */
function slopes(stage: Stage, foot: number): Art {
  const { width, span, inks } = stage
  const far = rollingSkyline(stage, foot - span * 0.34, span * 0.07, { scale: 0.005 })
  const near = rollingSkyline(stage, foot - span * 0.22, span * 0.06, { scale: 0.007 })
  const brown = mix(inks.land[2], inks.rock[1], 0.4)
  return [
    hill(stage, far, mix(inks.land[0], inks.rock[1], 0.15), foot + 2),
    hill(
      stage,
      near,
      stage.gradient([brown, mix(brown, inks.mist, 0.35)], 0, foot - span * 0.3, 0, foot),
      foot + 2,
    ),
    hillTown(stage, {
      from: -20,
      to: width + 20,
      top: x => foot - span * (0.17 + 0.025 * Math.sin(x / 60)),
      base: foot - span * 0.02,
      size: span * 0.045,
    }),
  ]
}

/** The Compañía, narrower and more ornate, on the next side of the square. */
function company(stage: Stage, x: number, foot: number): Art {
  const { span, inks } = stage
  const stone = mix(tinted(stage, '#cf9468'), inks.rock[1], 0.2)
  return twinTowers(stage, {
    x,
    foot: foot - span * 0.005,
    high: span * 0.36,
    stone,
    trim: mix(stone, inks.rock[0], 0.5),
    cap: mix(stone, inks.rock[2], 0.3),
    half: 0.24,
    body: 0.58,
    gable: 'curved',
    towerAt: 0.22,
    towerHalf: 0.09,
    shaft: 0.62,
    belfry: 0.84,
    top: 'cap',
    doors: 1,
  })
}

/** The broad steps the cathedral stands on. */
function terrace({ span, inks, width }: Stage, x: number, foot: number): Art {
  const step = (out: number, down: number) =>
    pen()
      .M(x - span * out, foot + span * down)
      .L(
        x - span * (out + 0.01),
        foot + span * (down + 0.016),
        x + span * (out + 0.01),
        foot + span * (down + 0.016),
        x + span * out,
        foot + span * down,
      )
      .Z()
  const tone = mix(inks.rock[1], inks.sand[1], 0.4)
  return [
    `<path fill="${mix(tone, inks.rock[2], 0.3)}" d="M0 ${Math.round(foot)}h${width}v${Math.round(span * 0.05)}H0z"/>`,
    [0, 1, 2].map(i => fill(step(0.36 + i * 0.025, i * 0.014), mix(tone, inks.paper, 0.4 - i * 0.14))),
  ]
}

/** The fountain, and the gilded Inca on it with his staff. */
function fountainOfTheInca(stage: Stage, foot: number): Art {
  const { span, unit, inks, xAt } = stage
  const [x, y] = [xAt(0.26), foot + span * 0.15]
  const gold = mix(inks.lamp, inks.rock[1], 0.25)
  return [
    fountain(stage, x, y, span * 0.15),
    group(
      { transform: place(x, y - span * 0.13, unit * 1.25) },
      fill('M-9 0C-10-16-8-28-5-34H5C8-28 10-16 9 0Z', gold),
      fill('M-5-40a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-6-43L-8-52L-3-47L0-55L3-47L8-52L6-43Z', gold),
      fill('M5-30L18-37L19-34L7-25ZM17-52H20V-4H17Z', mix(gold, inks.key, 0.3)),
    ),
  ]
}

function crowd(stage: Stage, foot: number): Art {
  const { span, unit, chance, inks, sunward, xAt } = stage
  const y = (down: number) => foot + span * down
  return [
    traveller(stage, xAt(-0.3), y(0.085), unit * 1.5, { coat: BLUE, flip: sunward }),
    traveller(stage, xAt(-0.02), y(0.075), unit * 1.4, { kind: 'plain', coat: inks.lamp, flip: -sunward }),
    andeanWoman(stage, xAt(-0.2), y(0.19), unit * 2.2, { skirt: RED, flip: sunward }),
    andeanWoman(stage, xAt(-0.1), y(0.195), unit * 2.1, { skirt: BLUE, shawl: inks.lamp, flip: -sunward }),
    chance.odds(0.6) &&
      traveller(stage, xAt(0.5), y(0.12), unit * 1.7, { kind: 'hat', coat: RED, flip: -sunward }),
  ]
}
