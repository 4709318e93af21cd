import type { Bench, Tints } from '#art/plate/toolbox/bench.ts'
import { leaf, limb, limbs, line, shape } from '#art/plate/toolbox/marks.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import type { Art } from '#art/poster/toolbox/tags.ts'

/** The inks of a langur's coat; `rump` is that of hip and thigh, and `breast` of what the arms leave open. */
export type Coat = Tints<
  Record<
    'fur' | 'lit' | 'shade' | 'breast' | 'rump' | 'rumpLit' | 'rumpShade' | 'tail' | 'tailLit' | 'hand',
    string
  >
>

/**
 * A langur at rest, turned to the left, its tail straight down from where it sits; a head goes at 180,104, and an
 * infant between breast and arm.
 */
export function drawSittingLangur(bench: Bench, own: Coat, infant?: Art): Art {
  return [
    hangingTail(own),
    farLimbs(own),
    seatedBody(bench, own),
    foldedLeg(bench, own),
    infant,
    restingArm(bench, own),
  ]
}

function hangingTail(own: Coat): Art {
  return [
    limb('268,308,22 288,334,17 292,370,15 290,412,14', own.tail),
    limb('279,312,6 297,338,6 299,372,5 296,412,4', own.tailLit),
  ]
}

function farLimbs(own: Coat): Art {
  return [
    limb('204,284,48 140,236,34 128,276,22 130,318,15', own.shade),
    limbs(['130,318,13 106,326,8', '132,320,13 112,336,8', '134,322,12 124,340,7'], own.hand),
    limb('170,170,34 136,216,22 118,238,16', own.shade),
    limbs(['118,238,12 106,252,7', '120,240,12 114,258,7', '124,242,10 122,258,6'], own.hand),
  ]
}

function seatedBody(bench: Bench, own: Coat): Art {
  return bench.cut(
    '150,158 182,134 218,140 252,168 274,216 284,270 278,314 248,332 206,326 176,302 156,260 144,208',
    own.fur,
    shape('140,166 176,158 196,190 196,246 184,300 160,284 140,226', own.breast),
    shape('206,138 240,156 268,206 282,270 282,290 264,244 240,196 212,164', own.lit),
    shape('240,238 280,262 284,314 250,338 206,330 234,290', own.rump),
    line('228,186 237,199;244,208 251,222;222,206 230,219;240,230 246,244', own.lit, 2.6),
  )
}

function foldedLeg(bench: Bench, own: Coat): Art {
  return [
    bench.cut(
      '274,286 262,318 228,326 202,312 190,306 184,312 180,328 162,328 158,290 160,250 170,230 188,226 216,238 242,252 262,264',
      own.rump,
      shape(
        '160,252 172,232 190,228 218,240 238,252 212,248 190,246 178,262 174,300 174,330 160,330',
        own.rumpLit,
      ),
      shape('196,300 222,312 254,300 276,284 264,322 228,330', own.shade),
    ),
    limbs(
      ['170,324,14 144,330,9', '172,326,14 148,340,9', '174,326,13 162,344,9', '178,326,12 176,342,8'],
      own.hand,
    ),
  ]
}

function restingArm(bench: Bench, own: Coat): Art {
  return [
    bench.cut(
      '200,158 222,144 246,160 250,186 240,212 222,232 196,242 176,246 170,234 190,226 206,210 202,184',
      own.fur,
      shape('204,160 224,146 236,156 220,170 216,192 214,210 196,228 174,238 190,226 206,206', own.lit),
      shape('246,166 252,190 240,214 220,236 196,246 222,222 236,196', own.shade),
    ),
    limbs(
      ['178,238,13 158,246,8 152,260,7', '180,242,12 166,254,8 162,268,7', '184,244,11 176,258,8 174,270,6'],
      own.hand,
    ),
  ]
}

/** A langur on all fours, turned to the left, its tail hanging behind it; a head goes at 104,124. */
export function drawStandingLangur(bench: Bench, own: Coat): Art {
  return [droppedTail(own), farLegs(own), levelBody(bench, own), hindLeg(bench, own), foreleg(bench, own)]
}

function droppedTail(own: Coat): Art {
  return [
    limb('286,178,22 326,184,20 350,222,20 354,274,22 350,330,22 344,376,14', own.tail),
    limb('300,178,6 336,190,6 358,226,6 362,276,6 358,330,5', own.tailLit),
  ]
}

function farLegs(own: Coat): Art {
  return [
    limb('168,216,38 184,262,24 186,296,16 180,320,14', own.shade),
    limbs(['180,320,12 160,326,8', '182,322,12 168,334,8'], own.hand),
    limb('262,206,56 230,250,34', own.rumpShade),
    limb('230,252,32 246,290,22 238,316,15', own.shade),
    limbs(['238,318,13 210,326,9', '240,320,13 220,334,8'], own.hand),
  ]
}

function levelBody(bench: Bench, own: Coat): Art {
  return bench.cut(
    '104,172 126,142 158,134 196,142 240,136 278,150 298,180 296,214 272,232 234,228 192,240 154,244 124,222',
    own.fur,
    shape('124,146 158,136 196,146 240,138 274,150 284,164 252,158 214,162 176,164 144,166', own.lit),
    shape('228,132 284,146 304,184 298,224 264,236 240,208 232,170', own.rump),
    shape('180,216 220,208 252,222 236,236 192,246', own.shade),
    line('176,182 182,192;196,178 202,190;214,184 220,195;160,186 165,197', own.lit, 2.6),
  )
}

function hindLeg(bench: Bench, own: Coat): Art {
  return [
    bench.cut(
      '240,188 262,164 292,172 306,202 298,232 278,254 286,284 294,312 286,324 268,322 266,298 252,276 238,252 232,218',
      own.rump,
      shape('226,244 252,256 276,250 300,236 310,330 230,330', own.fur),
      shape('242,192 262,172 280,186 268,218 258,246 240,246 234,220', own.rumpLit),
    ),
    limbs(['280,316,14 250,326,9', '280,320,13 256,334,9', '282,322,12 266,338,8'], own.hand),
  ]
}

function foreleg(bench: Bench, own: Coat): Art {
  return [
    bench.cut(
      '122,176 146,162 168,176 174,210 164,250 156,292 154,322 136,322 138,290 134,248 118,214',
      own.fur,
      shape('120,182 140,172 146,210 144,270 142,324 130,320 134,250 116,214', own.lit),
    ),
    limbs(['144,318,13 120,326,8', '144,322,12 126,334,8', '146,322,12 136,338,8'], own.hand),
  ]
}

/** The bough a langur sits on, with young leaves. */
export function drawBough({ inks }: Bench): Art {
  return [
    limb('-160,352,30 60,336,26 200,330,24 330,328,22 580,306,14', inks.land[5]),
    limb('-160,343,10 60,328,9 200,322,8 330,321,8 580,300,4', inks.land[4]),
    leaf(70, 336, [70, 20, 118], inks.leaf[1], inks.leaf[2]),
    leaf(44, 338, [64, 18, 150], inks.leaf[2], inks.leaf[3]),
    leaf(362, 326, [70, 19, -52], inks.leaf[1], inks.leaf[2]),
    leaf(374, 324, [66, 18, 40], inks.leaf[2], inks.leaf[3]),
  ]
}

/** The head of a limestone crag, fluted by rain, with ferns in its cracks. */
export function drawCrag({ inks }: Bench): Art {
  const body = mix(inks.rock[2], inks.land[4], 0.35)
  return [
    shape(
      '-40,420! -30,388! -6,372! 6,350! 40,342! 60,330! 110,328! 140,324! 210,328! 290,322! 330,330! 352,350! 384,356! 402,384! 430,392! 440,420!',
      body,
    ),
    shape(
      '60,330! 110,328! 140,324! 210,328! 290,322! 330,330! 318,340! 280,336! 262,352! 244,338! 200,342! 182,366! 168,340! 120,342! 104,358! 92,342! 66,344!',
      inks.rock[1],
    ),
    shape(
      '352,350! 384,356! 402,384! 430,392! 440,420! 380,420! 372,384!;140,420! 150,372! 164,420!;290,420! 304,364! 312,420!;40,420! 52,368! 66,420!',
      mix(body, inks.land[5], 0.55),
    ),
    leaf(330, 334, [58, 13, -28, 12], inks.leaf[1], inks.leaf[2]),
    leaf(332, 336, [52, 12, 24, 10], inks.leaf[2], inks.leaf[3]),
    leaf(60, 334, [56, 13, 206, -12], inks.leaf[1], inks.leaf[2]),
    leaf(58, 336, [50, 12, 152, -10], inks.leaf[2], inks.leaf[3]),
  ]
}
