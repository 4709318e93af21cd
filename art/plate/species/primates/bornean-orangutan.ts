import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, folded, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, land, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const borneanOrangutan: Species = {
  latin: 'Pongo pygmaeus',
  best: 'monsoon',
  draw: bench => drawOrangutan(bench, bench.tint(OWN)),
}

const OWN = {
  fur: '#b5562a',
  lit: '#dd7f42',
  shade: '#74321f',
  skin: '#4a3a38',
  skinLit: '#7b6660',
  pupil: '#0f0b0b',
} as const

type Own = Tints<typeof OWN>

/** An orangutan that hangs by both arms. */
export function drawOrangutan(bench: Bench, own: Own): Art {
  return [setting(bench), body(bench, own), head(bench, own), face(bench, own)]
}

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[1], inks.sky[2], 0.5)),
    disc(bench, { x: 200, y: 168, r: 150, ink: inks.paper }),
    land('0,356 100,338 220,350 400,330', inks.land[2]),
    sideLeaf(bench, -100, 40, [220, 34, 20], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, 510, 60, [220, 34, 160], inks.leaf[2], inks.leaf[3]),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      limb('120,250,84 70,180,62 52,96,48 50,20,44', own.shade),
      limb('108,240,60 62,170,40 46,90,30 46,20,26', own.fur),
      limbs(['36,40,4 34,100,12 50,170,5', '60,60,4 58,120,12 76,190,5'], own.lit, 'point'),
    ]),
    bench.cut(
      mirrored('200,150 140,170 104,210 88,270 80,330 70,420 200,420'),
      own.fur,
      shape('230,160 300,210 320,300 340,420 250,420 262,320 250,230', own.shade),
      limbs(
        [
          '150,240,4 140,300,14 124,380,4',
          '176,260,4 172,330,14 160,410,4',
          '210,266,4 214,330,14 212,410,4',
          '124,220,4 108,280,12 96,350,4',
        ],
        own.lit,
        'point',
      ),
    ),
  ]
}

function head(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,52 160,60 130,92 122,140 128,196 150,232 180,256! 188,246 200,262!'),
    own.fur,
    shape('220,50 290,100 290,220 230,260 250,200 262,140', own.shade),
    shape('146,74 170,58 200,54 190,70 160,84 140,110 132,110', own.lit),
  )
}

function face(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.pair(shape('170,104 140,96 118,112 108,148 118,184 142,198 168,186', own.skin)),
    folded('200,90 176,92 158,108 154,138 162,166 168,196 182,220 200,226', own.skin),
    bench.pair(shape('138,108 122,122 116,150 124,178 134,160 132,130', own.skinLit)),
    folded('200,166 180,168 168,184 172,206 186,220 200,222', own.skinLit),
    line('172,196 186,203 200,204 214,203 228,196', own.skin, 3),
    folded('200,148 192,152 186,164 192,168 200,167', mix(own.skin, '#000000', 0.3)),
    bench.pair([
      shape('164,128 172,122 184,124 190,132 180,138 168,136', own.skinLit),
      dot(178, 131, 4.5, own.pupil),
      dot(176.5, 129.5, 1.4, inks.paper),
    ]),
    folded('200,116 184,114 166,118 184,122 200,126', mix(own.skin, '#000000', 0.25)),
    folded('200,222 188,222 174,214 178,240 190,262! 194,250 200,272!', own.lit),
  ]
}
