const HOST = 'erased.invalid'

/** An undeliverable address (RFC 2606), in place of a deleted person's. */
export function addressOfNobody(userId: number): string {
  return `erased-${userId}@${HOST}`
}

/** Whether an address replaces that of a deleted person. */
export function isNobodys(address: string): boolean {
  return address.endsWith(`@${HOST}`)
}
