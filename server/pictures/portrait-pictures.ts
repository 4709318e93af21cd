import { getPortraitOf } from '#app/features/people/staff/staff-queries.server.ts'
import { files } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { drawPortrait } from '#art/portrait/portrait.ts'
import { portraitOptionsSchema } from '#art/portrait/portrait-schema.ts'
import { type DrawnPicture, readPictureName } from './drawn-picture.ts'

const RATIOS = {
  square: { ratio: 'square', heightByWidth: 1 },
  avatar: { ratio: 'avatar', heightByWidth: 1 },
  '5x6': { ratio: '5:6', heightByWidth: 6 / 5 },
} as const

function isRatio(ratio: string): ratio is keyof typeof RATIOS {
  return Object.hasOwn(RATIOS, ratio)
}

/** The portrait of a name such as `daniela-quesada-avatar.svg`. Returns null for an unknown person. */
export async function findPortrait(
  ctx: Pick<RequestContext, 'db'>,
  name: string,
): Promise<DrawnPicture | null> {
  const { subject = '', ratio = '', raster = null } = readPictureName(name) ?? {}
  if (!subject || !isRatio(ratio)) return null
  const source = await getPortraitOf(ctx, subject)
  if (!source) return null
  const { heightByWidth, ratio: cut } = RATIOS[ratio]
  return {
    address: files.portrait(subject, ratio, source.version, raster),
    raster,
    heightByWidth,
    draw: () => drawPortrait(source.name, { ...portraitOptionsSchema.parse(source.portrait), ratio: cut }),
  }
}
