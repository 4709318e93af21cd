import { hkdfSync } from 'node:crypto'
import { sealBytes, unsealBytes } from '../seal.ts'
import type { AttachmentFiles } from './attachment-files.ts'

/** Emails as they came, sealed among the attachments' files. */
export interface EmailFiles {
  /** Stores an email of a plan and returns the checksum by which it is read. */
  keep: (raw: Uint8Array, planId: number) => Promise<string>
  /** Returns null if there is none, or if it was sealed with a key that is no longer set. */
  read: (sum: string, planId: number) => Promise<Buffer | null>
}

/**
 * Seals with the first of the secrets and opens with any of them: a site may get a key for passports after its first
 * emails.
 */
export function openEmailFiles(
  attachments: Pick<AttachmentFiles, 'keep' | 'read'>,
  secrets: readonly [string, ...string[]],
): EmailFiles {
  const [first, ...others] = secrets.map(
    secret => new Uint8Array(hkdfSync('sha256', secret, '', 'emails', 32)),
  )
  const owner = (planId: number) => `email ${planId}`
  if (!first) throw new Error('emails are sealed with a secret')
  return {
    keep: (raw, planId) => attachments.keep(sealBytes(first, raw, owner(planId))),
    read: async (sum, planId) => {
      const sealed = await attachments.read(sum)
      if (!sealed) return null
      for (const key of [first, ...others]) {
        const raw = unsealBytes(key, sealed, owner(planId))
        if (raw) return raw
      }
      return null
    },
  }
}
