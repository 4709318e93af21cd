/** A value that the database refused. Only names: it contains no statement and no value. */
export interface RefusedRow {
  table: string
  column: string
  /** Empty if the value's type does not fit any column. */
  constraint: string
}

/** Integrity constraint violations, and values out of a type's range or malformed. */
const REFUSED = /^(23\d\d\d|23P01|22001|22003|22007|22008|22021|22P02|22P05)$/
/** Whether an address is taken must not be revealed (product: Identity). */
const TAKEN = '23505'

/** The row that a database refused, if the error says so. Returns null for every other error. */
export function refusedRow(error: unknown): RefusedRow | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const {
      code = '',
      table = '',
      column = '',
      constraint = '',
    } = cause as Error & Partial<Record<'code' | 'table' | 'column' | 'constraint', string>>
    if (!REFUSED.test(code)) continue
    return code === TAKEN && table === 'users'
      ? { table, column: '', constraint: '' }
      : { table, column, constraint }
  }
  return null
}
