const HOST = 'erased.invalid'

/** An address that no email reaches (RFC 2606), in place of the one that is gone. */
export function addressOfNobody(userId: number): string {
  return `erased-${userId}@${HOST}`
}

/** Whether an address stands where that of somebody stood who is gone. */
export function isNobodys(address: string): boolean {
  return address.endsWith(`@${HOST}`)
}
