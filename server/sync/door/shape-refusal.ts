/** Why a request for a shape is refused; the door turns it into an answer. */
export class ShapeRefusal extends Error {
  override name = 'ShapeRefusal'
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 503
  readonly body: Record<string, unknown>
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(status: ShapeRefusal['status'], body: Record<string, unknown>, retryAfter?: number) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

/** The protocol's 400: the problems of each parameter. */
export function invalidParameters(errors: Record<string, string[]>): ShapeRefusal {
  return new ShapeRefusal(400, { message: 'Invalid request', errors })
}

/** The protocol's 503: overloaded, or the database is unreachable. */
export function tooBusy(seconds: number): ShapeRefusal {
  return new ShapeRefusal(503, { message: 'Please try again later' }, seconds)
}
