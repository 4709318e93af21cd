import type { MiddlewareHandler } from 'hono'

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

/** Parses JSON that can be read in one way. @throws SyntaxError, TypeError for bytes that are no UTF-8. */
function parseClear(bytes: ArrayBuffer, type: string) {
  if (OTHER_CHARSET.test(type)) throw new SyntaxError('JSON is UTF-8')
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const value = JSON.parse(text)
  if (hasRepeatedName(text)) throw new SyntaxError('a name stands twice')
  return value
}

/** Lets calls that read JSON refuse, as a body that does not parse, what can be read in more than one way. */
export const readClearJson: MiddlewareHandler = async (c, next) => {
  c.req.json = async () => parseClear(await c.req.arrayBuffer(), c.req.header('content-type') ?? '')
  await next()
}
