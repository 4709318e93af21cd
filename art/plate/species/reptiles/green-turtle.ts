import type { Species } from '#art/plate/species.ts'
import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { dots, folded, line, shape, turned } from '#art/plate/toolbox/marks.ts'
import { mirrored } from '#art/plate/toolbox/points.ts'
import { field, land } from '#art/plate/toolbox/setting.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

export const greenTurtle: Species = {
  latin: 'Chelonia mydas',
  best: 'day',
  draw(bench) {
    const own = bench.tint(OWN)
    const turtle = [flippers(bench, own), head(bench, own), shell(bench, own)]
    return [water(bench), turned(34, 200, 200, 1.12, ...turtle)]
  },
}

const OWN = {
  skin: ['#efe0a8', 0.5],
  patch: '#6d7a3e',
  shell: '#7c5f34',
  lit: '#b98f4c',
  bright: '#dcb76c',
  rim: '#4c4a2c',
} as const

type Own = Tints<typeof OWN>

function water(bench: Bench): Art {
  const { inks } = bench
  return [
    field(bench, bench.gradient([inks.water[1], inks.water[2]], 0, 400)),
    shape('20,-20! 120,-20! 60,420! -120,420!', mix(inks.water[1], inks.water[0], 0.3)),
    shape('220,-20! 260,-20! 300,420! 200,420!', mix(inks.water[1], inks.water[0], 0.22)),
    land('0,366 70,352 150,362 240,346 330,360 400,350', mix(inks.water[2], inks.key, 0.35)),
    dots('40,70,4 60,110,3 330,330,3.5 346,306,2.5', mix(inks.water[0], inks.water[1], 0.5)),
  ]
}

function flippers(bench: Bench, own: Own): Art {
  return [
    bench.pair([
      bench.cut(
        '150,126 128,112 100,112 66,130 34,160 8,200! 40,196 74,182 104,172 128,172 150,168',
        own.skin,
        dots(
          '132,126,9 114,124,7 98,134,9 82,142,7 66,154,8 50,166,7 36,178,6 22,190,5 122,144,8 104,152,8 88,160,7 72,168,6 56,178,5 140,146,8 126,162,5',
          own.patch,
        ),
      ),
      bench.cut(
        '158,288 138,296 122,318 118,340! 140,340 160,326 172,306',
        own.skin,
        dots('150,300,7 138,312,7 128,328,6 144,326,6 158,312,6', own.patch),
      ),
    ]),
    shape('192,320 200,348! 208,320', own.patch),
  ]
}

function head(bench: Bench, own: Own): Art {
  return [
    bench.cut(
      mirrored('200,40 184,46 174,62 172,84 178,112 184,128 200,130'),
      own.skin,
      folded('200,48 190,50 186,62 190,74 200,78', own.patch),
      bench.pair(dots('180,68,6 179,84,6.5 190,88,6 184,102,6 180,56,4', own.patch)),
      folded('200,84 194,90 194,104 200,110', own.patch),
    ),
    bench.pair(dots('174,66,3.2', bench.inks.key)),
  ]
}

/** The rim, parted into its marginal scutes. */
function shell(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,100 172,104 142,124 124,158 120,200 130,246 152,288 180,322 200,336'),
    own.rim,
    scutes(bench, own),
    line('200,100 200,112', own.skin, 1.6),
    bench.pair(
      line(
        '176,104 178,114;152,118 157,126;134,140 143,146;124,164 133,167;120,190 131,191;122,218 133,215;131,246 141,241;144,272 153,267;162,298 169,292;182,322 186,312',
        own.skin,
        1.6,
      ),
    ),
  )
}

/** Five along the spine and four down each side. */
function scutes(bench: Bench, own: Own): Art {
  return bench.cut(
    mirrored('200,110 176,114 150,132 134,162 131,200 140,242 160,280 184,310 200,320'),
    own.shell,
    folded('200,114! 178,118! 182,140! 200,146!', own.lit),
    folded('200,150! 180,144! 166,166! 178,188! 200,190!', own.lit),
    folded('200,194! 177,192! 165,212! 178,234! 200,236!', own.lit),
    folded('200,240! 178,238! 170,256! 182,276! 200,280!', own.lit),
    folded('200,284! 182,280! 178,294! 190,314! 200,318!', own.lit),
    bench.pair([
      shape('174,120! 150,134! 138,156! 162,164! 178,142!', own.lit),
      shape('162,168! 136,161! 133,200! 140,206! 161,208! 174,190!', own.lit),
      shape('161,213! 139,211! 142,240! 150,258! 166,252! 174,236!', own.lit),
      shape('166,258! 152,263! 162,282! 180,304! 178,280!', own.lit),
    ]),
    folded('200,114! 186,117! 188,132! 200,136!', own.bright),
    folded('200,150! 188,150! 184,166! 200,172!', own.bright),
    folded('200,194! 186,196! 184,212! 200,216!', own.bright),
    bench.pair([
      shape('172,122! 154,136! 150,150! 170,140!', own.bright),
      shape('158,172! 140,168! 140,186! 158,184!', own.bright),
      shape('158,216! 144,216! 146,230! 158,230!', own.bright),
    ]),
  )
}
