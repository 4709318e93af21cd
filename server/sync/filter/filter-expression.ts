import type { A_Expr, FuncCall, Node, TypeCast, TypeName } from 'libpg-query'
import { quoteName, quoteText } from './identifiers.ts'

/** What a filter may consist of. Everything here is immutable, cheap, and reads nothing but its arguments. */

const OPERATORS = new Set([
  ...['=', '<>', '<', '>', '<=', '>='],
  ...['+', '-', '*', '/', '%'],
  ...['||', '@>', '<@', '&&', '-|-', '<<', '>>'],
  ...['->', '->>', '#>', '#>>', '?', '?|', '?&'],
])

const FUNCTIONS = new Set([
  ...['lower', 'upper', 'length', 'char_length', 'btrim', 'ltrim', 'rtrim', 'left', 'right', 'starts_with'],
  ...['abs', 'ceil', 'ceiling', 'floor', 'round', 'trunc', 'sign'],
  ...['cardinality', 'array_length', 'array_ndims', 'array_position'],
  ...['isempty', 'lower_inc', 'upper_inc', 'lower_inf', 'upper_inf'],
  ...['jsonb_typeof', 'jsonb_array_length'],
])

const TYPES = new Set([
  ...['bool', 'int2', 'int4', 'int8', 'float4', 'float8', 'numeric'],
  ...['text', 'varchar', 'bpchar', 'citext', 'uuid', 'bytea'],
  ...['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'],
  ...['json', 'jsonb', 'int4range', 'int8range', 'numrange', 'daterange', 'tsrange', 'tstzrange'],
])

/** Thrown for a filter with something that is not allowed; the message is for its author. */
export class FilterRefused extends Error {
  override name = 'FilterRefused'
}

export interface FilterScope {
  /** The columns that a filter may name. */
  columns: ReadonlySet<string>
  /** The table's name, as it may qualify a column. */
  table: string
  /** Values of $1, $2 …, by number. */
  params: Readonly<Record<string, string>>
}

function textOf(node: Node | undefined): string {
  return node && 'String' in node ? (node.String.sval ?? '') : ''
}

/** The last part of a qualified name, if it is unqualified or in `pg_catalog`. */
function plainName(names: readonly Node[] = []): string {
  const parts = names.map(textOf)
  return parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog') ? (parts.at(-1) ?? '') : ''
}

function writeColumn(fields: readonly Node[] = [], { columns, table }: FilterScope): string {
  const parts = fields.map(textOf)
  const name = parts.at(-1) ?? ''
  const isOurs = parts.length === 1 || (parts.length === 2 && parts[0] === table)
  if (!isOurs || !columns.has(name)) throw new FilterRefused(`unknown reference ${parts.join('.')}`)
  return quoteName(name)
}

/**
 * A number of more than so many digits, alone or in a range, a list or JSON. PostgreSQL's have up to 131,072: two that
 * are written in ten letters take it as long to multiply as a thousand rows take to read.
 */
const HUGE_NUMBER =
  /(?:^|[\s[({,":])[+-]?[\d._]+e[+-]?[\d_]{3,}(?:$|[\s\])},"])|(?<![\da-f._])[\da-f._]{200}/i

function writeNumber(number: string): string {
  if (HUGE_NUMBER.test(number)) throw new FilterRefused('has a number that is too large')
  return number
}

const LONGEST_TEXT = 8_000

function writeText(text: string): string {
  if (text.length > LONGEST_TEXT) throw new FilterRefused('has a text that is too long')
  return quoteText(writeNumber(text))
}

function writeConstant(constant: Extract<Node, { A_Const: unknown }>['A_Const']): string {
  if (constant.isnull) return 'null'
  if (constant.ival) return String(constant.ival.ival ?? 0)
  if (constant.fval) return writeNumber(constant.fval.fval ?? '0')
  if (constant.boolval) return String(constant.boolval.boolval ?? false)
  if (constant.sval) return writeText(constant.sval.sval ?? '')
  throw new FilterRefused('bit strings are not supported')
}

function writeType({ names, arrayBounds = [], setof, typmods = [] }: TypeName): string {
  const name = plainName(names)
  if (!TYPES.has(name) || setof || typmods.length > 0)
    throw new FilterRefused(`type ${name} is not supported`)
  return name + '[]'.repeat(Math.min(arrayBounds.length, 6))
}

/** What is put together here could be a number that `HUGE_NUMBER` has not seen. */
function isMade(node: Node = {} as Node): boolean {
  return !('A_Const' in node || 'ParamRef' in node || 'ColumnRef' in node)
}

function writeCast({ arg, typeName = {} }: TypeCast, scope: FilterScope): string {
  if (/^num/.test(plainName(typeName.names)) && isMade(arg))
    throw new FilterRefused('only columns and constants can be made numeric')
  return `(${writeExpression(arg, scope)})::${writeType(typeName)}`
}

function writeCall(call: FuncCall, scope: FilterScope): string {
  const name = plainName(call.funcname)
  const isPlain = !(call.agg_star || call.agg_distinct || call.agg_filter || call.agg_order || call.over)
  if (!FUNCTIONS.has(name) || !isPlain || call.func_variadic) {
    throw new FilterRefused(`function ${name || 'of this name'} is not supported`)
  }
  if ((name === 'round' || name === 'trunc') && call.args?.length !== 1)
    throw new FilterRefused(`${name} takes one argument here`)
  return `pg_catalog.${name}(${writeAll(call.args, scope).join(', ')})`
}

/** The SQL keywords of operators that the syntax tree has by PostgreSQL's internal names. */
const PATTERNS: Record<string, string> = {
  '~~': 'like',
  '!~~': 'not like',
  '~~*': 'ilike',
  '!~~*': 'not ilike',
}
const BETWEEN: Record<string, string> = {
  AEXPR_BETWEEN: 'between',
  AEXPR_NOT_BETWEEN: 'not between',
  AEXPR_BETWEEN_SYM: 'between symmetric',
  AEXPR_NOT_BETWEEN_SYM: 'not between symmetric',
}

function operatorOf({ name }: A_Expr): string {
  const operator = name?.length === 1 ? textOf(name[0]) : ''
  if (!OPERATORS.has(operator)) throw new FilterRefused(`operator ${operator} is not supported`)
  return operator
}

function itemsOf(node: Node | undefined): readonly Node[] {
  return node && 'List' in node ? (node.List.items ?? []) : []
}

function writeOperation(expression: A_Expr, scope: FilterScope): string {
  const { kind = '', name, lexpr, rexpr } = expression
  const left = lexpr ? writeExpression(lexpr, scope) : ''
  const right = () => writeExpression(rexpr, scope)
  if (kind === 'AEXPR_OP') return `(${left} ${operatorOf(expression)} ${right()})`
  if (kind === 'AEXPR_OP_ANY') return `(${left} ${operatorOf(expression)} any (${right()}))`
  if (kind === 'AEXPR_OP_ALL') return `(${left} ${operatorOf(expression)} all (${right()}))`
  if (kind === 'AEXPR_DISTINCT') return `(${left} is distinct from ${right()})`
  if (kind === 'AEXPR_NOT_DISTINCT') return `(${left} is not distinct from ${right()})`
  if (kind === 'AEXPR_NULLIF') return `nullif(${left}, ${right()})`
  const pattern = PATTERNS[textOf(name?.[0])]
  if (pattern && (kind === 'AEXPR_LIKE' || kind === 'AEXPR_ILIKE')) return `(${left} ${pattern} ${right()})`
  const between = BETWEEN[kind]
  if (between) return `(${left} ${between} ${writeAll(itemsOf(rexpr), scope).join(' and ')})`
  if (kind !== 'AEXPR_IN') throw new FilterRefused('this kind of comparison is not supported')
  const not = textOf(name?.[0]) === '<>' ? 'not ' : ''
  return `(${left} ${not}in (${writeAll(itemsOf(rexpr), scope).join(', ')}))`
}

const LOGIC: Record<string, string> = { AND_EXPR: ' and ', OR_EXPR: ' or ' }
const TRUTH: Record<string, string> = {
  IS_TRUE: 'is true',
  IS_NOT_TRUE: 'is not true',
  IS_FALSE: 'is false',
  IS_NOT_FALSE: 'is not false',
  IS_UNKNOWN: 'is unknown',
  IS_NOT_UNKNOWN: 'is not unknown',
}

function writeAll(nodes: readonly Node[] = [], scope: FilterScope): string[] {
  return nodes.map(node => writeExpression(node, scope))
}

/** Writes an expression's tree as new SQL. @throws FilterRefused for anything that is not listed. */
export function writeExpression(node: Node | undefined, scope: FilterScope): string {
  if (!node) throw new FilterRefused('an expression is missing')
  if ('A_Const' in node) return writeConstant(node.A_Const)
  if ('ColumnRef' in node) return writeColumn(node.ColumnRef.fields, scope)
  if ('A_Expr' in node) return writeOperation(node.A_Expr, scope)
  if ('TypeCast' in node) return writeCast(node.TypeCast, scope)
  if ('FuncCall' in node) return writeCall(node.FuncCall, scope)
  if ('CoalesceExpr' in node) return `coalesce(${writeAll(node.CoalesceExpr.args, scope).join(', ')})`
  if ('A_ArrayExpr' in node) return `array[${writeAll(node.A_ArrayExpr.elements, scope).join(', ')}]`
  if ('ParamRef' in node) {
    const value = scope.params[String(node.ParamRef.number ?? 0)]
    if (value === undefined)
      throw new FilterRefused(`parameter $${node.ParamRef.number ?? 0} was not provided`)
    return writeText(value)
  }
  if ('BoolExpr' in node) {
    const { boolop = '', args } = node.BoolExpr
    const parts = writeAll(args, scope)
    return LOGIC[boolop] ? `(${parts.join(LOGIC[boolop])})` : `(not ${parts[0]})`
  }
  if ('NullTest' in node) {
    const not = node.NullTest.nulltesttype === 'IS_NOT_NULL' ? 'not ' : ''
    return `(${writeExpression(node.NullTest.arg, scope)} is ${not}null)`
  }
  if ('BooleanTest' in node) {
    return `(${writeExpression(node.BooleanTest.arg, scope)} ${TRUTH[node.BooleanTest.booltesttype ?? ''] ?? 'is true'})`
  }
  throw new FilterRefused('sub-selects and this kind of expression are not supported')
}
