import { z } from 'zod'
import { requiredText } from '#app/form-fields.ts'
import { LONGEST_PASSKEY_NAME } from './passkey.ts'

/** WebAuthn's `Base64URLString`. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)

/** A credential's id has at most 1,023 bytes (WebAuthn, section 4). */
const credentialId = base64url(1_364)
const LONGEST_PART = 16_000

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
}

/** The fields of WebAuthn's `RegistrationResponseJSON` that are read. */
export const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(LONGEST_PART),
    attestationObject: base64url(LONGEST_PART),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})
export type Registration = z.infer<typeof registration>

/** The fields of WebAuthn's `AuthenticationResponseJSON` that are read. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(LONGEST_PART),
    authenticatorData: base64url(LONGEST_PART),
    signature: base64url(LONGEST_PART),
    userHandle: base64url(100).optional(),
  }),
})
export type Assertion = z.infer<typeof assertion>

const name = requiredText('passkey_name_required', LONGEST_PASSKEY_NAME)

export const passkeyLogInInput = z.object({ response: assertion })
export const newPasskeyInput = z.object({ name, response: registration })
export const passkeyChange = z.strictObject({ name })
export type NewPasskeyInput = z.infer<typeof newPasskeyInput>

/** A passkey as its owner sees it. */
export const passkeyEntry = z.object({
  id: z.string(),
  name: z.string(),
  createdTs: z.iso.datetime(),
  lastUsedTs: z.iso.datetime().nullable().meta({ description: 'Last log-in with it; null if never' }),
})
export type PasskeyEntry = z.infer<typeof passkeyEntry>
