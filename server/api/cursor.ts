/** An opaque cursor: the position where a page of a list ended. Callers send it back for the next page. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** The decoded position, still to be validated. Returns undefined if it is not a cursor. */
export function readCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
