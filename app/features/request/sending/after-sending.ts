import type { SentRequest } from './follow-sent.ts'

/** What follows a request and its sender sees nothing of, in a script loaded then. */
export async function afterSending(sent: SentRequest): Promise<void> {
  const { followSent } = await import('./follow-sent.ts')
  await followSent(sent)
}
