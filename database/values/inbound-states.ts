/**
 * What became of an email that came in: being read; a message; waiting for a press, because nobody knows whether the
 * planner wrote it; from a stranger; automatic; a failed delivery; without words; not readable.
 */
export const inboundStates = [
  ...(['received', 'joined', 'waiting', 'refused'] as const),
  ...(['automatic', 'bounced', 'empty', 'unreadable'] as const),
] as const
