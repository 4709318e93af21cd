import { z } from 'zod'

/** Cursor of the review search, opaque to the caller. */

const recent = z.tuple([z.literal('recent'), z.iso.date(), z.string()])
const mixed = z.tuple([z.literal('mixed'), z.iso.date(), z.string(), z.int32()])

/** For the shuffle it contains the day of the first page, so that midnight neither drops nor repeats reviews. */
export const feedbackCursor = z.union([
  recent.transform(([order, date, key]) => ({ order, date, key })),
  mixed.transform(([order, day, key, place]) => ({ order, day, key, place })),
])

export type FeedbackCursor = z.output<typeof feedbackCursor>

export function writeCursor(cursor: FeedbackCursor): string {
  return Buffer.from(JSON.stringify(Object.values(cursor))).toString('base64url')
}

/** Null if it is invalid. */
export function readFeedbackCursor(text: string): FeedbackCursor | null {
  try {
    const found = feedbackCursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return found.success && !found.data.key.includes('\0') ? found.data : null
  } catch {
    return null
  }
}
