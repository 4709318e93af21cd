import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { disc, field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const giraffe: Species = {
  latin: 'Giraffa camelopardalis',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), horns(own), neck(bench, own), head(bench, own), acacia(bench)]
  },
}

const OWN = {
  cream: '#f3dca8',
  creamShade: '#d3b078',
  brown: '#9a5526',
  brownShade: '#6d3a1e',
  dark: '#2a1c18',
  muzzle: '#b99a78',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.5)),
    disc(bench, { x: 122, y: 244, r: 92 }),
    land('0,352 100,336 260,344 400,328', inks.land[2]),
    land('0,384 160,368 300,380 400,366', inks.land[4]),
  ]
}

function horns(own: Own): Art {
  return [
    shape('188,74 176,60 160,58 150,68! 162,76 178,84', own.creamShade),
    shape('204,82 222,68 244,66 262,76! 246,88 222,94', own.brown),
    limbs(['180,72,12 178,50,9 176,34,10', '196,72,12 200,50,9 202,34,10'], own.brown),
    dots('176,30,8 202,30,8', own.dark),
  ]
}

function neck(bench: Bench, own: Own): Art {
  return [
    shape(
      '206,74! 236,92 264,146 296,226 334,316 380,430 350,430 310,322 276,232 246,152 224,104',
      own.brownShade,
    ),
    bench.cut(
      '210,84 232,102 254,152 284,232 320,322 364,430 210,430 214,370 214,310 208,240 196,176 178,146',
      own.cream,
      shape(
        '210,84 238,108 256,152 286,232 322,322 370,430 330,430 290,330 258,240 232,160 214,110',
        own.creamShade,
      ),
      ...[
        '196,150! 214,142! 222,164! 206,176!',
        '218,122! 236,128! 246,154! 228,162!',
        '206,186! 226,174! 238,196! 222,214! 208,208!',
        '236,170! 254,168! 266,200! 246,206!',
        '212,224! 230,218! 240,240! 230,262! 214,256!',
        '248,216! 268,212! 282,246! 260,256! 246,238!',
        '216,272! 236,268! 248,292! 238,316! 218,312!',
        '254,268! 280,260! 296,296! 268,306! 256,292!',
        '218,326! 240,324! 254,350! 238,376! 218,372!',
        '260,318! 296,308! 316,346! 284,358! 266,344!',
        '218,388! 240,384! 262,400! 260,430! 214,430!',
        '262,368! 292,368! 320,362! 342,410! 300,420! 272,402!',
      ].map(s => shape(s, own.brown)),
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      '188,70 206,72 220,86 218,108 204,132 182,150 158,168 132,190 110,204 92,204 84,192 88,176 102,160 122,138 144,106 164,80',
      own.cream,
      shape('150,90 176,70 204,74 196,92 172,100 150,118 126,146 110,156', own.brown),
      shape('206,110 222,100 204,136 160,172 116,208 90,208 104,196 140,172 180,140', own.creamShade),
      shape('84,190 92,174 104,168 112,182 106,202 88,206', own.muzzle),
      dots('150,144,4 166,140,4 158,154,3.5 178,126,4 190,116,4 140,158,3.5', own.brown),
    ),
    shape('156,106 168,98 178,104 176,114 164,118', own.dark),
    line('152,102 164,94 180,100', own.brownShade, 2.6),
    dot(165, 104, 2, inks.paper),
    limb('98,178,5 103,184,4', own.dark),
    line('92,196 104,196 116,188', own.dark, 2.2),
  ]
}

function acacia({ inks }: Bench): Art {
  return [
    shape('-160,52! -120,30 -60,36 -20,16 40,22 70,40 96,44 110,58! 60,66 0,62 -60,72 -120,66', inks.leaf[2]),
    shape('-160,66! -60,72 0,62 60,66 110,58! 90,72 20,80 -60,86 -160,84!', inks.leaf[3]),
  ]
}
