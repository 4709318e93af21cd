/** Why a request for a shape gets no shape; the door turns it into an answer. */
export class ShapeRefusal extends Error {
  override name = 'ShapeRefusal'
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 503
  readonly body: Record<string, unknown>
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number | undefined

  constructor(status: ShapeRefusal['status'], body: Record<string, unknown>, retryAfter?: number) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

/** The protocol's 400: what is wrong with which parameter. */
export function invalidParameters(errors: Record<string, string[]>): ShapeRefusal {
  return new ShapeRefusal(400, { message: 'Invalid request', errors })
}

/** The protocol's 503: with more to do than we can, or with the database away. */
export function tooBusy(seconds: number): ShapeRefusal {
  return new ShapeRefusal(503, { message: 'Please try again later' }, seconds)
}
