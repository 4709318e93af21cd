import { mix } from './inks.ts'
import { flagstones } from './plaza.ts'
import type { Stage } from './stage.ts'
import { layStreet } from './street.ts'
import type { Art } from './tags.ts'

/** The paved floor of a square below `top`, its joints running to the subject. */
export function paved(stage: Stage, top: number): Art {
  const { width, height, span, inks, focusX } = stage
  const near = mix(inks.sand[2], inks.rock[2], 0.3)
  const ground = stage.gradient([mix(inks.sand[0], inks.rock[1], 0.2), near], 0, top, 0, height)
  return [
    `<path fill="${ground}" d="M0 ${Math.round(top)}h${width}v${Math.round(height - top)}H0z"/>`,
    flagstones(stage, layStreet(stage, top - span * 0.14, focusX), top + span * 0.004),
  ]
}
