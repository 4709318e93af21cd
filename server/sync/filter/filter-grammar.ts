import type { Node } from 'libpg-query'
import { FilterRefused, type FilterScope, writeExpression } from './filter-expression.ts'
import { quoteName } from './identifiers.ts'

/** Longer than any real filter; PostgreSQL's grammar is recursive, and so is ours. */
const LONGEST = 8_000
const DEEPEST = 60
/** With the parameters filled in. */
const LONGEST_WRITTEN = 32_000
/** Each operator can make its operands larger, and comparing the result is expensive. */
const MOST_STEPS = 10

const FILTER = 'SELECT 1 WHERE '
const ORDER = 'SELECT 1 ORDER BY '
type Statement = Record<string, unknown>

function isTooDeep(text: string): boolean {
  let depth = 0
  let deepest = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === ')' || letter === ']') depth--
  }
  return deepest > DEEPEST || (text.match(/\bnot\b|[-+]\s*(?=[-+])/gi)?.length ?? 0) > DEEPEST
}

/** Parses the one SELECT that a prefix and the caller's text make. The text is never run: only its tree is read. */
async function parseSelect(prefix: string, text: string, mayHave: readonly string[]): Promise<Statement> {
  if (text.length > LONGEST || isTooDeep(text)) throw new FilterRefused('is too long or too deeply nested')
  // With the first filter: most processes never see one, and the parser takes 13 MB.
  const { hasSqlDetails, parse } = await import('libpg-query')
  const { stmts = [] } = await parse(prefix + text).catch(error => {
    if (!hasSqlDetails(error) || !error.sqlDetails) throw new FilterRefused('cannot be read')
    const { cursorPosition, message } = error.sqlDetails
    throw new FilterRefused(`At location ${cursorPosition}: ${message}`)
  })
  const [only, another] = stmts
  const statement = only?.stmt
  if (another || !statement || !('SelectStmt' in statement)) throw new FilterRefused('must be one expression')
  const select = statement.SelectStmt as Statement
  const known = ['targetList', 'limitOption', 'op', ...mayHave]
  const isPlain = Object.keys(select).every(key => known.includes(key)) && select.op === 'SETOP_NONE'
  if (!isPlain || (select.targetList as unknown[]).length !== 1)
    throw new FilterRefused('must be one expression')
  return select
}

/** Refuses filters that are expensive for every row: a statement of the embedded engine cannot be cancelled. */
function refuseDear(written: string): string {
  const bare = written.replaceAll(/'(?:[^']|'')*'/g, '')
  const steps = bare.match(/ (?:[-+*/%]|\|\|) /g)?.length ?? 0
  if (written.length > LONGEST_WRITTEN || steps > MOST_STEPS)
    throw new FilterRefused('is too much to work out')
  return written
}

/**
 * A caller's filter, rewritten from its syntax tree with the parameters filled in. The result contains only the
 * scope's columns, literals, and the operators, functions and types of filter-expression.ts.
 * @throws FilterRefused
 */
export async function readFilter(text: string, scope: FilterScope): Promise<string> {
  const { whereClause } = await parseSelect(FILTER, text, ['whereClause'])
  return refuseDear(writeExpression(whereClause as Node, scope))
}

const DIRECTIONS: Record<string, string> = { SORTBY_ASC: ' asc', SORTBY_DESC: ' desc' }
const NULLS: Record<string, string> = { SORTBY_NULLS_FIRST: ' nulls first', SORTBY_NULLS_LAST: ' nulls last' }

/** A caller's order: plain columns only. @throws FilterRefused */
export async function readOrder(text: string, scope: FilterScope): Promise<string> {
  const { sortClause } = await parseSelect(ORDER, text, ['sortClause'])
  const items = (sortClause as Node[]).map(item => {
    const sort = 'SortBy' in item ? item.SortBy : {}
    if (!sort.node || !('ColumnRef' in sort.node) || sort.useOp)
      throw new FilterRefused('only columns can be sorted by')
    const column = writeExpression(sort.node, scope)
    return column + (DIRECTIONS[sort.sortby_dir ?? ''] ?? '') + (NULLS[sort.sortby_nulls ?? ''] ?? '')
  })
  if (items.length > 20) throw new FilterRefused('has too many columns')
  return items.join(', ')
}

/** Both conditions, for a WHERE. */
export function allOf(ours: string | null, asked: string | null): string | null {
  return ours === null || asked === null ? (ours ?? asked) : `(${ours}) and (${asked})`
}

/**
 * A caller's filter within ours. PostgreSQL may evaluate the parts of an AND in any order, so a caller's division by
 * zero could reveal rows that are not theirs: within a CASE it is never evaluated on those. Our filter is repeated in
 * front, so that its index is used.
 */
export function within(ours: string | null, asked: string | null): string | null {
  if (ours === null || asked === null) return ours ?? asked
  return `(${ours}) and case when (${ours}) then (${asked}) else false end`
}

/** `column in (…)`, as the server writes its own filters. */
export function isAmong(column: string, literals: readonly string[]): string {
  return literals.length > 0 ? `${quoteName(column)} in (${literals.join(', ')})` : 'false'
}
