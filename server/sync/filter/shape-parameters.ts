import { invalidParameters } from '#server/sync/door/shape-refusal.ts'
import { type Offset, parseOffset } from '#server/sync/offset.ts'

/** The position at which a client wants to begin or continue. */
export type From = 'start' | 'now' | Offset

/** A subset of a shape, requested separately. */
export interface SubsetParameters {
  where: string | undefined
  params: Record<string, string>
  orderBy: string | undefined
  limit: number | undefined
  offset: number | undefined
}

/** The protocol's parameters, parsed; whether names and filters fit the table is checked later. */
export interface ShapeParameters {
  table: string | undefined
  where: string | undefined
  params: Record<string, string>
  columns: string | undefined
  replica: 'default' | 'full'
  log: 'full' | 'changes_only'
  from: From
  /** The offset as it was written, for the ETag. */
  offsetText: string
  handle: string | undefined
  live: 'no' | 'poll' | 'sse'
  cursor: string | undefined
  subset: SubsetParameters | undefined
}

type Errors = Record<string, string[]>

const MOST_PARAMS = 1_000
/** PostgreSQL text cannot contain NUL. */
const NUL = '\0'

/**
 * Checks `params[1]`, `params[2]` … or an object with the same keys; a gap or another key is an error of `params`.
 */
function checkParams(params: Record<string, string>, name: string, errors: Errors): void {
  const keys = Object.keys(params)
  const numbers = keys.map(Number).sort((a, b) => a - b)
  if (keys.some(key => !/^[1-9]\d{0,4}$/.test(key))) {
    errors[name] = ['keys must be numbers']
  } else if (numbers.length > MOST_PARAMS || numbers.some((number, index) => number !== index + 1)) {
    errors[name] = ['parameters must be numbered sequentially, starting from 1']
  }
}

function readParams(query: URLSearchParams): Record<string, string> {
  const found = [...query].flatMap(([name, value]) => {
    const [, key] = /^params\[(.*)\]$/.exec(name) ?? []
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(found)
}

function readFrom(query: URLSearchParams, errors: Errors): From {
  const text = query.get('offset')
  if (text === null || text === '') errors.offset = ["can't be blank"]
  else if (text === '-1') return 'start'
  else if (text === 'now') return 'now'
  const offset = parseOffset(text ?? '')
  if (text && !offset) errors.offset = ['has invalid format']
  return offset ?? 'start'
}

function isSet(query: URLSearchParams, name: string): boolean {
  const value = query.get(name)
  return value !== null && value !== 'false'
}

function readLive(query: URLSearchParams, from: From, errors: Errors): ShapeParameters['live'] {
  const live = isSet(query, 'live')
  const asked = (['live_sse', 'experimental_live_sse'] as const).filter(name => isSet(query, name))
  if (asked[0] && !live) errors[asked[0]] = ["can't be true unless live is also true"]
  if (live && from === 'start') errors.live = ["can't be true when offset == -1"]
  if (live && from === 'now') errors.live = ["can't be true when offset is 'now'"]
  if (!live) return 'no'
  return asked.length > 0 ? 'sse' : 'poll'
}

function oneOf<T extends string>(
  query: URLSearchParams,
  name: string,
  values: [T, ...T[]],
  errors: Errors,
): T {
  const text = query.get(name)
  const value = values.find(each => each === text)
  if (text !== null && value === undefined) errors[name] = ['is invalid']
  return value ?? values[0]
}

const SUBSET_NAMES = [
  'where',
  'params',
  'limit',
  'offset',
  'order_by',
  'where_expr',
  'order_by_expr',
] as const

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function subsetOfQuery(query: URLSearchParams): Record<string, unknown> | undefined {
  const given = SUBSET_NAMES.filter(name => query.has(`subset__${name}`))
  if (given.length === 0) return undefined
  return Object.fromEntries(
    given.map(name => {
      const text = query.get(`subset__${name}`) ?? ''
      return [name, name === 'params' ? parseJson(text) : text]
    }),
  )
}

/** The text of a JSON scalar. Returns undefined for an object, a list or null. */
function plainText(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}

function readCount(value: unknown, name: string, least: number, errors: Errors): number | undefined {
  if (value === undefined || value === null) return undefined
  const text = plainText(value) ?? ''
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text)
  errors[name] = [least > 0 ? 'must be greater than 0' : 'must be greater than or equal to 0']
  return undefined
}

function readText(value: unknown, name: string, errors: Errors): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value
  errors[name] = ['is invalid']
  return undefined
}

function readSubset(given: Record<string, unknown>, errors: Errors): SubsetParameters {
  const raw = given.params ?? {}
  const isObject = typeof raw === 'object' && raw !== null
  const values = Object.entries(isObject ? raw : {}).map(
    ([key, value]) => [Array.isArray(raw) ? String(Number(key) + 1) : key, plainText(value)] as const,
  )
  const params = Object.fromEntries(values.map(([key, value]) => [key, value ?? '']))
  const isUnread = 'params' in given && given.params === undefined
  if (!isObject || isUnread || values.some(([, value]) => value === undefined))
    errors.subset__params = ['is invalid']
  else checkParams(params, 'subset__params', errors)
  const subset = {
    where: readText(given.where, 'subset__where', errors),
    params,
    orderBy: readText(given.order_by, 'subset__order_by', errors),
    limit: readCount(given.limit, 'subset__limit', 1, errors),
    offset: readCount(given.offset, 'subset__offset', 0, errors),
  }
  for (const name of ['limit', 'offset'] as const) {
    if (subset[name] !== undefined && !subset.orderBy) errors[`subset__${name}`] = ['requires order_by']
  }
  return subset
}

/** Parses a request's query, and the subset that the body of a POST may contain. @throws ShapeRefusal */
export function readShapeParameters(
  query: URLSearchParams,
  body?: Record<string, unknown> | undefined,
): ShapeParameters {
  const errors: Errors = {}
  for (const [name, value] of query) if (value.includes(NUL)) errors[name] = ['is invalid']
  if (body && JSON.stringify(body).includes('\\u0000')) errors.subset = ['is invalid']
  const from = readFrom(query, errors)
  const handle = query.get('handle') || undefined
  if (typeof from === 'object' && !handle) errors.handle = ["can't be blank when offset != -1"]
  const params = readParams(query)
  checkParams(params, 'params', errors)
  const given = body ?? subsetOfQuery(query)
  const parameters = {
    table: query.get('table') ?? undefined,
    where: query.get('where') || undefined,
    params,
    columns: query.get('columns') ?? undefined,
    replica: oneOf(query, 'replica', ['default', 'full'], errors),
    log: oneOf(query, 'log', ['full', 'changes_only'], errors),
    from,
    offsetText: query.get('offset') ?? '',
    handle,
    live: readLive(query, from, errors),
    cursor: query.get('cursor') ?? undefined,
    subset: given && readSubset(given, errors),
  }
  if (Object.keys(errors).length > 0) throw invalidParameters(errors)
  return parameters
}
