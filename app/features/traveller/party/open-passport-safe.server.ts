import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { PassportSafe } from './passport-safe.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM with a random nonce; the traveller's ID is authenticated as additional data. */
export function openPassportSafe(key: string): PassportSafe {
  const secret = Buffer.from(key, 'hex')
  const owner = (partyId: number) => Buffer.from(`passport ${partyId}`)
  return {
    seal: (words, partyId) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(owner(partyId))
      const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open: (sealed, partyId) => {
      const bytes = Buffer.from(sealed, 'base64')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG_BYTES })
          .setAAD(owner(partyId))
          .setAuthTag(tag)
        const words = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([words, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
