import { sealBytes, unsealBytes } from '#database/seal.ts'
import type { PassportSafe } from './party.ts'

/** Seals with a key of 64 hexadecimal digits (`sealBytes`), each passport for its traveller. */
export function openPassportSafe(key: string): PassportSafe {
  const secret = Buffer.from(key, 'hex')
  const owner = (partyId: number) => `passport ${partyId}`
  return {
    seal: (words, partyId) => sealBytes(secret, Buffer.from(words), owner(partyId)).toString('base64'),
    open: (sealed, partyId) =>
      unsealBytes(secret, Buffer.from(sealed, 'base64'), owner(partyId))?.toString('utf8') ?? null,
  }
}
