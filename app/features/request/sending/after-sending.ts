import type { SentRequest } from './follow-sent.ts'

/** What follows a request and its sender sees nothing of, in a script loaded then. */
export const afterSending = (sent: SentRequest): Promise<void> =>
  import('./follow-sent.ts').then(({ followSent }) => followSent(sent))
