import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, grass, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const cheetah: Species = {
  latin: 'Acinonyx jubatus',
  best: 'golden',
  draw(bench) {
    const own = bench.tint(OWN)
    return [
      setting(bench),
      farLegs(own),
      tail(bench, own),
      body(bench, own),
      nearLegs(bench, own),
      head(bench, own),
      ground(bench),
    ]
  },
}

const OWN = {
  coat: '#dfa555',
  lit: '#f4cd8b',
  shade: '#b27a3a',
  white: ['#fff6e4', 0.5],
  spot: '#2a201c',
  iris: '#c98a2a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 232, y: 158, r: 118 }),
    land('0,268 120,256 260,266 400,250', inks.land[1]),
    land('0,312 140,298 280,308 400,294', mix(inks.land[2], inks.leaf[0], 0.5)),
  ]
}

function farLegs(own: Own): Art {
  return [
    limbs(
      ['170,222,30 182,268,20 184,314,14 178,352,12', '278,206,46 268,254,26 284,296,16 272,352,12'],
      own.shade,
    ),
    limbs(['180,350,13 166,356,10', '274,350,13 260,356,10'], own.shade),
  ]
}

/** Ringed toward its end, and white at the tip. */
function tail(bench: Bench, own: Own): Art {
  return [
    limb('312,180,18 348,200,15 370,244,14 372,292,13 388,318,12', own.coat),
    line('364,258 373,256;367,276 375,275;370,294 378,292', own.spot, 5),
    limb('382,308,12 392,324,9', bench.dim ? own.lit : own.white),
  ]
}

/** Solid spots, never rosettes, in rows along a deep chest and a tucked-up belly. */
function body(bench: Bench, own: Own): Art {
  const { chance } = bench
  const spots = range(9, row =>
    range(17, column => {
      const x = 116 + column * 13 + (row % 2) * 6 + chance.between(-2, 2)
      const y = 136 + row * 12 + chance.between(-2, 2)
      return `${x.toFixed(1)},${y.toFixed(1)},${chance.between(2, 3.2).toFixed(1)}`
    }),
  )
  return bench.cut(
    '108,118 130,104 150,118 178,142 222,152 270,148 308,156 326,184 322,222 296,236 256,220 220,226 184,244 152,240 132,216 122,180',
    own.coat,
    shape('120,104 150,112 180,138 224,148 272,144 312,154 270,158 222,164 176,158 140,136', own.lit),
    shape('120,190 150,222 186,234 222,214 258,208 300,224 300,250 130,260', mix(own.lit, own.white, 0.55)),
    dots(spots.flat().join(' '), own.spot),
  )
}

function nearLegs(bench: Bench, own: Own): Art {
  const spotted =
    '142,222,2.4 152,236,2.4 138,246,2.2 148,258,2.2 137,268,2 146,280,2 300,200,3 312,212,3 296,220,2.8 310,232,2.6 300,246,2.4 314,254,2.4 310,272,2.2 320,284,2 316,304,1.8'
  return [
    limbs(
      ['146,204,46 142,258,24 136,310,15 132,350,12', '302,194,60 308,244,34 324,288,17 312,350,12'],
      own.coat,
    ),
    limbs(['134,350,14 116,357,11', '314,350,14 296,357,11'], own.coat),
    dots(spotted, own.spot),
    line(
      '118,358 112,359;122,360 116,362;298,358 292,359;302,360 296,362',
      mix(own.shade, bench.inks.key, 0.5),
      2,
    ),
  ]
}

/** A small round head, and the line from the eye to the mouth that no leopard has. */
function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    shape('118,92 122,72 136,70 142,86 136,98', own.shade),
    bench.cut(
      '64,116 70,98 86,82 108,76 130,84 140,104 136,128 120,144 98,148 80,142 66,132',
      own.coat,
      shape('84,82 110,74 134,86 120,90 98,90', own.lit),
      shape('58,118 74,112 90,122 96,140 84,150 62,136', own.white),
      shape('98,146 120,140 136,126 130,150', own.lit),
      dots(
        '106,86,1.8 116,90,2 124,98,2.2 128,110,2.2 122,122,2.2 112,132,2 98,84,1.6 112,98,1.8 116,110,1.8',
        own.spot,
      ),
    ),
    shape('92,90 94,70 108,66 114,82 106,92', own.coat),
    shape('97,86 99,74 107,72 110,82 104,88', own.spot),
    line('90,106 80,116 78,130 84,140', own.spot, 4),
    shape('60,114 70,110 74,118 66,124', inks.key),
    dot(91, 103, 5.4, own.iris),
    dot(90, 103, 2.8, inks.key),
    dot(88.6, 101.4, 1.2, inks.paper),
    line('68,130 78,134 88,132', own.spot, 2),
  ]
}

function ground(bench: Bench): Art {
  const { inks } = bench
  return [
    land('0,358 110,350 240,358 400,346', mix(inks.leaf[1], inks.sand[2], 0.4)),
    grass(
      bench,
      { from: -160, to: 560, y: 362, height: 34, blades: 60 },
      mix(inks.leaf[1], inks.sand[2], 0.4),
    ),
    land('0,384 140,376 300,384 400,374', inks.leaf[3]),
    grass(bench, { from: -160, to: 560, y: 390, height: 30, blades: 48 }, inks.leaf[3]),
  ]
}
