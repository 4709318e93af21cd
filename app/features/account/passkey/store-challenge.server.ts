import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Writing } from '#app/command.ts'
import type { RequestContext } from '#app/request-context.ts'
import { passkeyChallenge } from '#database/schema/passkey.ts'
import { CHALLENGE_MS } from './passkey.ts'

/** Purpose of a challenge, with the owner of a new passkey. */
export type ChallengePurpose = { purpose: 'log_in' } | { purpose: 'add'; userId: number }

type Storing = Pick<Writing<RequestContext>, 'db' | 'now'>

/** Creates and stores a challenge that is valid once, for five minutes; deletes expired ones. */
export async function storeChallenge(
  { db, now }: Storing,
  aim: ChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresTs, now()))
  await db.insert(passkeyChallenge).values({
    ...aim,
    challenge: Buffer.from(bytes).toString('base64url'),
    expiresTs: new Date(now().getTime() + CHALLENGE_MS),
  })
  return bytes
}

const clientData = z.object({ challenge: z.string().min(43).max(100) })

function challengeIn(clientDataJson: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).challenge
  } catch {
    return null
  }
}

/**
 * Consumes the challenge of an answer, so that it cannot be used twice; null if it was used, expired, meant for
 * another purpose or person, or not ours.
 */
export async function spendChallenge(
  { db, now }: Storing,
  aim: ChallengePurpose,
  clientDataJson: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === null) return null
  const { userId, purpose, expiresTs } = passkeyChallenge
  const [spent] = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(purpose, aim.purpose),
        aim.purpose === 'add' ? eq(userId, aim.userId) : isNull(userId),
        gt(expiresTs, now()),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge })
  return spent?.challenge ?? null
}
