import type { MiddlewareHandler } from 'hono'
import { answerFailure } from './failure.ts'

const JSON_BODY = /^application\/(?:[\w.-]+\+)?json\b/i
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/** Whether an object of a JSON text has a name twice: readers would differ on which of the two counts. */
export function hasRepeatedName(json: string): boolean {
  const open: (Set<unknown> | null)[] = []
  let name: unknown
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token !== ':') name = JSON.parse(token)
    else if (open.at(-1)?.has(name)) return true
    else open.at(-1)?.add(name)
  }
  return false
}

function isClear(bytes: ArrayBuffer): boolean {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  JSON.parse(text)
  return !hasRepeatedName(text)
}

/** Refuses JSON that can be read in more than one way, or not at all: bytes that are no UTF-8, a name twice. */
export const refuseUnclearJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type') ?? ''
  if (!JSON_BODY.test(type)) return next()
  if (OTHER_CHARSET.test(type)) return answerFailure(c, 415)
  try {
    const bytes = await c.req.arrayBuffer()
    return bytes.byteLength === 0 || isClear(bytes) ? next() : answerFailure(c, 400)
  } catch {
    return answerFailure(c, 400)
  }
}
