import { createHash } from 'node:crypto'

/** Eight characters that change with any of the drawings: the edition in their addresses. */
export function digestOf(drawings: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const drawing of drawings) hash.update(drawing).update('\0')
  return hash.digest('hex').slice(0, 8)
}

/** What to do if drawings have changed. */
export function renewal(constant: string, digest: string): string {
  return `The drawings have changed, so their addresses must: write ${constant} = '${digest}'`
}
