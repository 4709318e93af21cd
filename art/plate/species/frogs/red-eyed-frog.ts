import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dot, dots, folded, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { disc, field, sideLeaf } from '#art/plate/toolbox/setting.ts'
import { RED } from '#art/poster/palettes.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const redEyedFrog: Species = {
  latin: 'Agalychnis callidryas',
  best: 'night',
  draw(bench) {
    const own = bench.tint(OWN)
    return [setting(bench), perch(bench), body(bench, own), feet(bench, own), head(bench, own)]
  },
}

const OWN = {
  green: ['#63c23e', 0.4],
  lit: ['#a4e05a', 0.4],
  shade: ['#2b8a3e', 0.6],
  cream: ['#fff3dc', 0.15],
  orange: ['#ff8a1f', 0.3],
  orangeShade: ['#d9601c', 0.5],
  blue: ['#3b6fd4', 0.4],
  yellow: ['#ffe08a', 0.4],
  pupil: '#14060a',
} as const

type Own = Tints<typeof OWN>

function setting(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, mix(inks.sky[0], inks.sky[1], 0.7)),
    disc(bench, { x: 200, y: 152, r: 132, ink: mix(inks.sky[2], inks.sky[1], 0.1), halo: false }),
    sideLeaf(bench, 470, 40, [330, 46, 160, 30], inks.leaf[2], inks.leaf[3]),
    sideLeaf(bench, -80, 110, [200, 36, -12], inks.leaf[3], inks.leaf[3]),
  ]
}

function perch({ inks }: Bench): Art {
  return [
    shape('-160,330 0,300 100,286 200,282 300,290 420,318 580,372 580,460 -160,460', inks.leaf[1]),
    shape('-160,345 60,322 200,322 340,338 580,400 580,460 -160,460', inks.leaf[2]),
    line('-160,342 60,319 200,319 340,335 580,396', inks.leaf[0], 2),
  ]
}

function body(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      limb('160,244,50 112,226,44 84,214,30', own.shade),
      limb('86,208,26 82,250,26 104,288,20', own.green),
      limb('90,210,10 84,244,10 96,276,8', own.lit),
    ]),
    bench.cut(
      mirrored('200,160 150,170 122,206 122,250 150,288 200,298'),
      own.cream,
      bench.pair([
        shape('110,170 158,190 156,230 158,270 172,296 110,300', own.blue),
        limbs(
          ['122,204,8 134,214,8 150,220,6', '116,226,8 130,238,8 150,244,6', '120,250,8 134,262,8 156,268,6'],
          own.yellow,
        ),
      ]),
    ),
  ]
}

function feet(bench: Bench, own: Own): Art {
  return [
    bench.pair(toes('104,290', ['66,296', '78,312', '100,318'], own.orange)),
    bench.pair([
      limb('158,206,34 146,236,30 152,262,22', own.green),
      limb('152,256,22 158,280,18 158,296,16', own.orange),
      toes('158,296', ['126,304', '140,318', '160,324', '180,316'], own.orange),
      limb('150,206,10 140,234,9 146,256,6', own.lit),
    ]),
  ]
}

/** Toes spread from the heel, each with the round pad a tree frog climbs by. */
function toes(heel: string, tips: readonly string[], ink: string): Art {
  return [
    limbs(
      tips.map(tip => `${heel},11 ${tip},8`),
      ink,
    ),
    dots(tips.map(tip => `${tip},6.6`).join(' '), ink),
  ]
}

function head(bench: Bench, own: Own): Art {
  const { inks } = bench
  return [
    bench.cut(
      mirrored('200,96 166,102 132,116 108,142 100,170 116,196 154,212 200,216'),
      own.green,
      folded('200,196 160,192 104,172! 90,200 130,230 200,236', own.cream),
      folded('200,204 160,202 118,190 130,214 200,226', mix(own.cream, own.orange, 0.22)),
      shape('94,176 120,150 140,120 170,104 200,98 190,84 120,90 80,140', own.lit),
      shape('310,150 296,150 280,168 262,180 290,176 310,180', own.shade),
    ),
    line('104,173 160,193 200,197 240,193 296,173', own.shade, 2.4),
    limbs(['190,140,5 192,145,3', '210,140,5 208,145,3'], own.shade),
    bench.pair([
      dot(126, 132, 33, own.shade),
      dot(124, 130, 30, RED),
      limb('124,108,5 124,130,12 124,152,5', own.pupil),
      dot(113, 118, 4.5, inks.paper),
    ]),
  ]
}
