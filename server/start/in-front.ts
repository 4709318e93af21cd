import type { RequestListener } from 'node:http'

/** Wraps a listener, so that this one handles the request first. */
export type InFront = (listener: RequestListener) => RequestListener
