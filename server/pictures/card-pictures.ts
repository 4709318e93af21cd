import { CARD_SIZE } from '#app/features/reading/share-card/card.ts'
import { readCard } from '#app/features/reading/share-card/sign-card.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { DrawnPicture } from './drawn-picture.ts'

/** The card that a name such as `{token}.png` describes. Returns null if we did not sign the token. */
export function findCard({ secret }: Pick<RequestContext, 'secret'>, name: string): DrawnPicture | null {
  const [, token = ''] = /^([\w.-]+)\.png$/.exec(name) ?? []
  const found = readCard(secret, token)
  if (!found) return null
  return {
    address: found.address,
    raster: { width: CARD_SIZE.width, format: 'png' },
    heightByWidth: CARD_SIZE.height / CARD_SIZE.width,
    // Loaded on demand: the code that sets its lines is large, and no page waits for a card.
    draw: async () =>
      (await import('#app/features/reading/share-card/draw-card.server.ts')).drawCard(found.card),
  }
}
