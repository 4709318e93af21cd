import type { RequestListener } from 'node:http'

/** Wraps a listener, so that another is asked first. */
export type InFront = (listener: RequestListener) => RequestListener
