import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, glints, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, flat, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const irrawaddyDolphin: Species = {
  latin: 'Orcaella brevirostris',
  best: 'dusk',
  draw(bench) {
    const own = bench.tint(OWN)
    return [river(bench), companion(own), body(bench, own), face(bench, own), ripples(bench)]
  },
}

const OWN = {
  skin: ['#6f829c', 0.7],
  lit: ['#a9b9cc', 0.6],
  shade: ['#46546f', 0.7],
  dark: ['#1f2440', 0.6],
} as const

type Own = Tints<typeof OWN>

function river(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.35)),
    disc(bench, { x: 250, y: 138, r: 104 }),
    land('0,216 60,196 120,206 200,188 300,200 400,180', inks.land[1]),
    land('0,236 120,226 260,234 400,222', inks.land[3]),
    flat(bench, 244, inks.water[1]),
    glints('60,258,90 350,262,100 268,254,120', inks.water[0], 2),
  ]
}

/** Another of the pod, only its back and its small blunt fin out of the water. */
function companion(own: Own): Art {
  return [
    shape('292,286! 310,268 334,262 346,260 352,250 362,248! 364,258 378,264 396,286!', own.shade),
    shape('292,286! 310,268 334,262 346,260 338,270 316,278', own.skin),
  ]
}

function body(bench: Bench, own: Own): Art {
  return bench.cut(
    '54,200 50,172 60,142 82,120 112,112 142,120 170,142 198,172 222,204 232,212 238,205 252,202! 256,218 270,246 290,280 304,330 90,340 84,300 92,272 84,248 68,234 54,220',
    own.skin,
    shape('52,206 74,214 98,226 120,254 140,300 150,350 80,350 88,280 60,236', own.lit),
    shape(
      '112,112 142,120 170,142 198,172 224,204 232,212 254,200 270,246 310,340 230,340 220,280 196,226 168,184 138,152',
      own.shade,
    ),
    shape('72,136 92,122 114,120 98,132 82,150 74,172 66,168', own.lit),
  )
}

function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('140,246! 166,252 186,274 190,300 178,318! 158,306 142,282 134,260', own.shade),
    shape('140,246! 150,262 164,286 178,318! 158,306 142,282 134,260', mix(own.shade, own.skin, 0.5)),
    line('54,206 74,202 92,205 101,198', own.dark, 2.6),
    dot(112, 178, 5, own.dark),
    dot(110.4, 176.4, 1.5, inks.paper),
    line('142,148 140,174 130,192;152,158 152,182 146,198', own.shade, 2.2),
    line('122,118 130,122', own.dark, 3),
  ]
}

function ripples(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,304 60,302 90,296 130,302 180,296 230,302 280,297 330,303 400,300', inks.water[2]),
    glints('96,301,80 170,303,110 256,301,90 344,288,110', inks.paper, 2.2),
    glints('140,322,160 300,330,140 200,352,220 90,366,120 320,372,140', inks.water[0], 2.2),
    glints('250,344,70 250,362,90 250,384,60', inks.disc, 2),
    dots('44,286,2.5 62,274,2 30,276,2 70,288,1.8', inks.paper),
  ]
}
