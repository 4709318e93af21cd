import type { Build } from '#art/houses/toolbox/build.ts'
import { polygon, rectangle } from '#art/houses/toolbox/marks.ts'
import { door, lamp, spill } from '#art/houses/toolbox/openings.ts'
import { roofPlane } from '#art/houses/toolbox/roofing.ts'
import { groundShadow } from '#art/houses/toolbox/volumes.ts'
import { pane } from '#art/houses/toolbox/windows.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { type Art, fill } from '#art/poster/toolbox/tags.ts'

const [HALF, HIGH, RISE, OUT] = [92, 74, 124, 26]

/** A round house under a cone of thatch. */
export function roundHut(build: Build, first: boolean): Art {
  const { paint } = build
  const wall = pen().M(-HALF, -HIGH).L(HALF, -HIGH).L(HALF, -6).Q(0, 12, -HALF, -6).Z()
  const lee = pen()
    .M(HALF * 0.42, -HIGH)
    .L(HALF, -HIGH)
    .L(HALF, -6)
    .Q(HALF * 0.72, 0, HALF * 0.42, 2)
    .Z()
  const eave = -HIGH + 12
  return [
    groundShadow(build, -HALF - 16, HALF * 2 + 40, 12),
    fill(wall, paint.wall),
    fill(lee, paint.wallShade),
    pane(build, [-66, -56, 28, 28]),
    pane(build, [48, -56, 20, 26], { inside: false, bars: false }),
    door(build, -16, 34, 60, {
      base: 3,
      ink: first ? paint.red : paint.woodShade,
      open: build.stage.lampsLit && !first,
    }),
    roofPlane(build, [
      [-7, -HIGH - RISE],
      [7, -HIGH - RISE],
      [HALF + OUT, eave],
      [-HALF - OUT, eave],
    ]),
    polygon(
      [
        [4, -HIGH - RISE],
        [HALF + OUT, eave],
        [HALF * 0.4, eave + 8],
      ],
      paint.roofShade,
      { opacity: 0.3 },
    ),
    rectangle(-3, -HIGH - RISE - 14, 6, 20, paint.woodShade),
    spill(build, -16, 6, 34),
    lamp(build, 28, -52, 3.4),
  ]
}
