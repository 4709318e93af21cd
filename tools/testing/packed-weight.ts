import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes on the wire, packed nine times as fast as what is sent, which weighs a tenth less. */
export function packedQuickly(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

/** The same, packed as what is sent where it is above a limit otherwise. */
export function packedWeight(text: string, limit: number): number {
  const weight = packedQuickly(text)
  return weight <= limit ? weight : brotliCompressSync(text).length
}
