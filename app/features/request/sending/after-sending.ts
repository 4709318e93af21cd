import type { SentRequest } from './follow-sent.ts'

/** Work after a request that its sender does not see, in a script that is loaded only then. */
export const afterSending = (sent: SentRequest): Promise<void> =>
  import('./follow-sent.ts').then(({ followSent }) => followSent(sent))
