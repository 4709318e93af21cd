import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, Registration } from '#app/features/account/passkey/passkey-schema.ts'
import { TEST_ORIGIN } from './test-context.ts'

/** The parts of a ceremony's options that a device reads. */
export interface CeremonyOptions {
  challenge: string
  /** When creating a passkey: the owner's handle. */
  user?: { id: string }
}

/** What a device or a page may get wrong, by mistake or on purpose. */
export interface Answering {
  origin?: string
  /** Its host is the relying party in what the device signs. */
  site?: string
  challenge?: string
  isVerified?: boolean
  /** The key's signature counter. */
  counter?: number
  userHandle?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

function clientDataOf(type: string, { challenge }: CeremonyOptions, answering: Answering): Buffer {
  const { origin = TEST_ORIGIN } = answering
  const data = { type, challenge: answering.challenge ?? challenge, origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(data))
}

/** The part about the device that every signature covers (WebAuthn, section 6.1). */
function authenticatorData(flags: number, counter: number, answering: Answering): Buffer {
  const { isVerified = true, site = TEST_ORIGIN } = answering
  const count = Buffer.alloc(4)
  count.writeUInt32BE(answering.counter ?? counter)
  const verified = isVerified ? VERIFIED : 0
  return Buffer.concat([sha256(new URL(site).hostname), Buffer.from([flags | verified]), count])
}

/** A public key on P-256 in COSE: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function coseOf(x: Buffer, y: Buffer): Buffer {
  const begin = Buffer.from('a5010203262001', 'hex')
  return Buffer.concat([begin, Buffer.from('215820', 'hex'), x, Buffer.from('225820', 'hex'), y])
}

function textOf(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** { fmt: "none", attStmt: {}, authData } in CBOR. */
function attestationOf(data: Buffer): Buffer {
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
  const words = [textOf('fmt'), textOf('none'), textOf('attStmt'), Buffer.from([0xa0]), textOf('authData')]
  return Buffer.concat([Buffer.from([0xa3]), ...words, length, data])
}

/** A device with one passkey: creates it, and signs with it (ES256, attestation "none"). */
export function openAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = base64url(rawId)
  let userHandle = ''
  let counter = 0

  return {
    id,
    make(options: CeremonyOptions, answering: Answering = {}): Registration {
      userHandle = options.user?.id ?? ''
      const key = coseOf(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const idLength = Buffer.from([0, rawId.length])
      const data = Buffer.concat([
        authenticatorData(PRESENT | HAS_KEY, counter, answering),
        ...[Buffer.alloc(16), idLength, rawId, key],
      ])
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: base64url(clientDataOf('webauthn.create', options, answering)),
          attestationObject: base64url(attestationOf(data)),
          transports: ['internal'],
        },
      }
    },
    sign(options: CeremonyOptions, answering: Answering = {}): Assertion {
      counter++
      const clientData = clientDataOf('webauthn.get', options, answering)
      const data = authenticatorData(PRESENT, counter, answering)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: answering.userHandle ?? userHandle,
        },
      }
    },
  }
}
