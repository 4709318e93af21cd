/** What a database said of a value that it would not take. Names alone: no statement and no value is in it. */
export interface RefusedRow {
  table: string
  column: string
  /** Empty where a value fits no column at all. */
  constraint: string
}

/** Integrity constraints, and values that are out of a type's range or no text. */
const REFUSED = /^(23\d\d\d|23P01|22001|22003|22007|22008|22021|22P02|22P05)$/
/** Whether an address is taken must not be told (product: Identity). */
const TAKEN = '23505'

/** The row that a database refused, if that is what an error says; null for every other error. */
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
