/**
 * A position in a shape's log: `0_n` after the n-th part of the snapshot, `0_inf` after all of it, then
 * `{transaction}_{operation}`. Transactions have even numbers, so that the odd number after one is behind all its
 * operations: a client moves there after an up-to-date message (`positionAfter`).
 */
export interface Offset {
  tx: number
  /** Infinity for `inf`. */
  op: number
}

export const SNAPSHOT_END: Offset = { tx: 0, op: Number.POSITIVE_INFINITY }

const PATTERN = /^(\d{1,16})_(\d{1,16}|inf)$/

/** Returns null if the text is not a position. `-1` and `now` are not: they say where to begin. */
export function parseOffset(text: string): Offset | null {
  const [, tx, op] = PATTERN.exec(text) ?? []
  if (tx === undefined || op === undefined) return null
  return { tx: Number(tx), op: op === 'inf' ? Number.POSITIVE_INFINITY : Number(op) }
}

export function formatOffset({ tx, op }: Offset): string {
  return `${tx}_${op === Number.POSITIVE_INFINITY ? 'inf' : op}`
}

/** Below 0 if the first is before the second. */
export function compareOffsets(a: Offset, b: Offset): number {
  if (a.tx !== b.tx) return a.tx - b.tx
  // Infinity minus Infinity is NaN.
  return a.op === b.op ? 0 : a.op - b.op
}

/** The protocol's number of a transaction of the change log. */
export function wireTx(tx: number): number {
  return tx * 2
}

/** A number behind everything up to a position in the change log, and before everything after it. */
export function positionAfter(seq: number): number {
  return seq * 2 + 1
}
