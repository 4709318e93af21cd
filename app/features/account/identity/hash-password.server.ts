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

/** The account that the password is for. */
interface Owner {
  name?: string
  email?: string
}

/** Words that are easy to guess on this site. */
const OURS = ['ceiba', 'contraseña', 'password']
/** Minimum length of a part of a name that is checked. */
const SHORTEST_PART = 4
/** Digits and symbols that people append to meet password rules. */
const TAIL = /[\d\P{L}]+$/u

let common: Promise<ReadonlySet<string>> | undefined

/** Common passwords in lower case; loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

function partsOf({ name = '', email = '' }: Owner): string[] {
  const [mailbox = ''] = email.toLowerCase().split('@')
  return [mailbox, ...name.toLowerCase().split(/\s+/)].filter(({ length }) => length >= SHORTEST_PART)
}

/**
 * Whether a password is easy to guess: a common one, also with digits or symbols appended, or little more than a word
 * of this site or of its owner's name and address (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export async function isGuessable(password: string, owner: Owner = {}): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase()
  const word = lower.replace(TAIL, '')
  const known = await commonPasswords()
  if (known.has(lower) || known.has(word)) return true
  return [...OURS, ...partsOf(owner)].some(
    part => word.replaceAll(part, '').length < SHORTEST_PART && word.includes(part),
  )
}
