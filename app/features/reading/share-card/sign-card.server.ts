import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { files } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import { POSTER_EDITION } from '#art/poster/poster-edition.ts'
import { CARD_EDITION, type Card, type SharedCard } from './card.ts'

const EDITION = `${CARD_EDITION}${POSTER_EDITION}`
const LONGEST_TOKEN = 3_000
const LONGEST_WORDS = 300

/** Content of a card as encoded in its address. */
const signedCard = z.object({
  title: z.string(),
  kicker: z.string(),
  /** Name beside the logo. */
  brand: z.string(),
  poster: z.object({ kind: z.string(), palette: z.string(), seed: z.string() }).nullable(),
  edition: z.string(),
})
export type SignedCard = z.infer<typeof signedCard>

function signatureOf(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`card\0${payload}`).digest().subarray(0, 18)
}

function sign(secret: string, card: Omit<SignedCard, 'edition'>): string {
  const payload = Buffer.from(JSON.stringify({ ...card, edition: EDITION })).toString('base64url')
  return files.card(`${payload}.${signatureOf(secret, payload).toString('base64url')}`)
}

function shortened(words: string): string {
  return words.toWellFormed().slice(0, LONGEST_WORDS).toWellFormed()
}

/**
 * Address of a page's card. It contains the card's content and a signature, so that nobody can put our logo on their
 * own text.
 */
export async function signCard(
  ctx: Pick<RequestContext, 'db' | 'secret'>,
  { title, kicker, poster }: Card,
): Promise<SharedCard> {
  const { name } = await getOperator(ctx)
  const card = { title: shortened(title), kicker: shortened(kicker), brand: name, poster }
  return { address: sign(ctx.secret, card), alt: kicker ? `${title}. ${kicker}` : title }
}

/** Content of a signed token, and the card's current address; null for any other text. */
export function readCard(secret: string, token: string): { card: SignedCard; address: string } | null {
  const [payload = '', signature = '', rest] = token.split('.')
  if (token.length > LONGEST_TOKEN || rest !== undefined) return null
  const given = Buffer.from(signature, 'base64url')
  const ours = signatureOf(secret, payload)
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null
  const card = signedCard.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const { edition, ...content } = card
  return { card, address: sign(secret, content) }
}
