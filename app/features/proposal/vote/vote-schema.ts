import { z } from 'zod'
import type { PlacePicture } from '#app/picture/picture.ts'
import { LOCALES } from '#database/values/locale.ts'
import { seenIn } from '#database/values/seen.ts'
import { dayMarks, MOST_VOTERS, SMALLEST_GROUP } from './vote.ts'

/** The number of voters, including the traveller who asks. */
export const newVote = z.strictObject({ voters: z.int().min(SMALLEST_GROUP).max(MOST_VOTERS) })

const dayId = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** A companion's ballot. Their browser creates `companion`; the same value replaces the earlier ballot. */
export const castBallot = z.strictObject({
  companion: z.uuid(),
  name: z
    .string()
    .trim()
    .max(60)
    .refine(name => seenIn(name) !== '', { error: 'required' }),
  marks: z.record(dayId, z.enum(dayMarks)),
  /** Per traveller, in minor units. */
  ceilingMinor: z.int().min(1).max(1e11).nullable(),
})

export type CastBallot = z.output<typeof castBallot>

const dayCount = z.object({ day: z.string(), yes: z.int(), ask: z.int(), ratherNot: z.int() })

export const voteResultSchema = z.object({
  answers: z.int(),
  days: z.array(dayCount).nullable(),
  price: z.union([
    z.object({ verdict: z.enum(['everybody', 'not_everybody', 'too_few']) }),
    z.object({ verdict: z.literal('some'), fits: z.int(), of: z.int() }),
  ]),
})

/** State of a vote for the office: counts, never names. */
export const planVote = z.object({
  number: z.int().meta({ description: 'Number of the proposal' }),
  voters: z.int(),
  answers: z.int(),
  openedTs: z.iso.datetime(),
  closedTs: z.iso.datetime().nullable(),
  result: voteResultSchema.nullable().meta({ description: 'Result of the vote; null until it is closed' }),
})

export type PlanVote = z.output<typeof planVote>

/** State of a vote for the traveller: also its link, and who has answered. */
export const ownVote = z.object({
  ...planVote.shape,
  address: z.string().meta({ description: 'Address of the page for companions' }),
  names: z.array(z.string()).meta({ description: 'Names of those who have answered, sorted' }),
})

export type OwnVote = z.output<typeof ownVote>

const openVoteDay = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  story: z.string(),
  date: z.iso.date().nullable(),
  picture: z
    .looseObject({})
    .pipe(z.custom<PlacePicture>())
    .nullable()
    .meta({ description: 'A photograph or a poster of the day' }),
})

/** The page behind the link. */
export const openVote = z.object({
  locale: z.enum(LOCALES),
  title: z.string(),
  number: z.int(),
  currency: z.string(),
  eachMinor: z.int().nullable().meta({ description: 'Price for each traveller; null if unknown' }),
  days: z.array(openVoteDay),
  voters: z.int(),
  answers: z.int(),
  names: z.array(z.string()).meta({ description: 'First names of those who have answered, sorted' }),
  isClosed: z.boolean(),
  counts: z.array(dayCount).nullable().meta({
    description: 'Marks of the days; null until the vote is closed, and if fewer than three answered',
  }),
})

export type OpenVoteDay = z.output<typeof openVoteDay>
export type OpenVote = z.output<typeof openVote>
