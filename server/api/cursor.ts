/** Where a page of a list ended. Callers hand it back for the next page and cannot read it. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Whatever was written, still to be checked; undefined where it is no cursor. */
export function readCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
