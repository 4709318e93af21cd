import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** Called with a statement before it runs, without its parameters; the returned function is called at its end. */
export type OnStatement = (text: string) => ((error?: unknown) => void) | undefined

type Callback = (error: unknown, result: unknown) => void

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const { text } = statement as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

/** A client class that reports each of its statements. */
function watchedClient(onStatement: OnStatement): typeof pg.Client {
  const ask = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown
  function query(this: pg.Client, ...given: unknown[]): unknown {
    const ended = onStatement(textOf(given[0]))
    if (!ended) return ask.apply(this, given)
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const told: Callback = (error, result) => {
        ended(error ?? undefined)
        callback(error, result)
      }
      return ask.apply(this, [...given.slice(0, -1), told])
    }
    const asked = ask.apply(this, given)
    if (asked instanceof Promise) asked.then(() => ended(), ended)
    return asked
  }
  class WatchedClient extends pg.Client {}
  Object.assign(WatchedClient.prototype, { query })
  return WatchedClient
}

/** A pool that reports each statement, in the asynchronous context of its caller. */
export class WatchedPool extends pg.Pool {
  constructor(options: pg.PoolConfig, onStatement: OnStatement) {
    super({ ...options, Client: watchedClient(onStatement) })
    const connect = this.connect.bind(this)
    // The callback of a waiting caller would run in the context of the caller that released the client.
    const bound = (waiting?: Parameters<typeof connect>[0]) =>
      waiting ? connect(AsyncResource.bind(waiting)) : connect()
    Object.assign(this, { connect: bound })
  }
}
