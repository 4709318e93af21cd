/** The words of an address without a page: those of its last part that has any, as one would search for them. */
export function addressWords(pathname: string): string {
  const parts = pathname.split('/').map(part =>
    readable(part)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return parts.findLast(part => /\p{L}{3}/u.test(part))?.slice(0, LONGEST) ?? ''
}

const LONGEST = 80

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
