import { z } from 'zod'

/** Proof of work for a doubted request's browser, and its solution, in ALTCHA's field names (version 2). */

const hex = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^([0-9a-f]{2})+$/)

export const challenge = z
  .strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex(64),
      salt: hex(64),
      cost: z.int().positive(),
      keyLength: z.int().positive().max(64),
      keyPrefix: hex(128),
      keySignature: hex(64),
      expiresAt: z.int().positive().meta({ description: 'Seconds since 1970' }),
      data: z
        .strictObject({ request: z.string().max(100) })
        .meta({ description: 'The request of the challenge' }),
    }),
    signature: hex(64),
  })
  .meta({ id: 'Challenge' })
export type Challenge = z.infer<typeof challenge>

export const proofOfWork = z
  .strictObject({
    challenge,
    solution: z.strictObject({
      counter: z.int().min(0).max(4_294_967_295),
      derivedKey: hex(128),
      time: z
        .number()
        .min(0)
        .max(1e15)
        .optional()
        .meta({ description: 'Duration of the computation in milliseconds' }),
    }),
  })
  .meta({ id: 'ProofOfWork' })
export type ProofOfWork = z.infer<typeof proofOfWork>
