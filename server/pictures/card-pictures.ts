import { CARD_SIZE } from '#app/features/reading/share-card/card.ts'
import { readCard } from '#app/features/reading/share-card/card-address.server.ts'
import { drawCard } from '#app/features/reading/share-card/draw-card.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { DrawnPicture } from './drawn-picture.ts'

/** The card that a name such as `{token}.png` describes; null for one that we did not sign. */
export function findCard({ secret }: Pick<RequestContext, 'secret'>, name: string): DrawnPicture | null {
  const [, token = ''] = /^([\w.-]+)\.png$/.exec(name) ?? []
  const found = readCard(secret, token)
  if (!found) return null
  return {
    address: found.address,
    raster: { width: CARD_SIZE.width, format: 'png' },
    heightByWidth: CARD_SIZE.height / CARD_SIZE.width,
    draw: () => drawCard(found.card),
  }
}
