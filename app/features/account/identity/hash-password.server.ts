import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane; about 40 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Normalizes the password, because keyboards differ in how they encode a letter. */
function messageOf(password: string): string {
  return password.normalize('NFKC')
}

/** Hashes a password with Argon2id, in PHC format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await derive('argon2id', {
    ...cost,
    message: messageOf(password),
    nonce,
    tagLength: HASH_BYTES,
  })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(hash)}`
}

/** Verifies a password with the parameters stored in its hash, so that the cost can be raised later. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = FORM.exec(hash) ?? []
  if (!expected) return false
  const known = Buffer.from(expected, 'base64')
  const made = await derive('argon2id', {
    message: messageOf(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  })
  return timingSafeEqual(made, known)
}
