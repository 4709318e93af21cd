import { escapeText, fill } from '#art/poster/toolbox/tags.ts'
import { hills, sky } from './ground.ts'
import { beard } from './hair/beard.ts'
import { hairBehind } from './hair/hair-back.ts'
import { hairInFront } from './hair/hair-front.ts'
import { ears } from './head/ears.ts'
import { face } from './head/face.ts'
import { freckles } from './head/freckles.ts'
import { neck } from './head/neck.ts'
import type { Cut } from './outline.ts'
import { person } from './person.ts'
import type { PortraitOptions, Ratio } from './portrait-options.ts'
import { type Sitter, sit } from './sitter.ts'
import { carried } from './wear/carried.ts'
import { clothes, hood } from './wear/clothes.ts'
import { glasses } from './wear/glasses.ts'
import { hat } from './wear/hat.ts'
import { headscarf } from './wear/headscarf.ts'

const VIEW_BOXES: Record<Ratio, string> = {
  square: '18 46 764 764',
  '5:6': '20 -12 760 912',
  avatar: '120 66 560 560',
}

/**
 * Draws an invented person as an SVG of flat cuts, about 6 KB. The same seed and options always give the same bytes.
 * The markup has no id, gradient, filter or script, so any number of them can be inlined.
 */
export function drawPortrait(seed: string, options: PortraitOptions = {}): string {
  const { ratio = 'square', title, ...features } = options
  const sitter = sit(person(seed, features))
  const label = title ? `role="img" aria-label="${escapeText(title)}"` : 'aria-hidden="true"'
  const picture = sky(sitter.person) + print(layers(sitter))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOXES[ratio]}" ${label}>${picture}</svg>`
}

/** Back to front. */
function layers(sitter: Sitter): Cut[] {
  return [
    ...hills(sitter.person),
    ...hairBehind(sitter),
    ...hood(sitter),
    ...neck(sitter),
    ...clothes(sitter),
    ...face(sitter),
    ...freckles(sitter),
    ...beard(sitter),
    ...hairInFront(sitter),
    ...ears(sitter),
    ...glasses(sitter),
    ...headscarf(sitter),
    ...hat(sitter),
    ...carried(sitter),
  ]
}

/** Neighbouring cuts of one ink become one path. */
function print(cuts: Cut[]): string {
  const merged: Cut[] = []
  for (const { ink, path, pierced } of cuts.filter(cut => cut.path)) {
    const below = merged.at(-1)
    if (below && below.ink === ink && !below.pierced && !pierced) below.path += path
    else merged.push({ ink, path, pierced })
  }
  return merged
    .map(({ ink, path, pierced }) => fill(path, ink, pierced ? { fillRule: 'evenodd' } : {}))
    .join('')
}
