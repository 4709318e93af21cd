import { z } from 'zod'
import { goals } from '#database/values/goals.ts'
import { slug } from './words.ts'

const words = z.string().trim().min(1).max(4_000)
/** Hours before the first start. */
const hoursAgo = z.number().positive()
const byPlanner = { by: slug, hoursAgo }
const byTraveller = { hoursAgo }

/** A difference between the second draft and the first; days count from 1. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    day: z.int().min(1),
    what: words,
    /** US dollars for each adult. */
    each: z.number().positive(),
    note: words,
  }),
  z.strictObject({ kind: z.literal('drop-activity'), day: z.int().min(1) }),
  z.strictObject({ kind: z.literal('story'), day: z.int().min(1), words }),
])

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('claim'), ...byPlanner }),
  z.strictObject({ do: z.literal('reply'), ...byPlanner, words }),
  z.strictObject({ do: z.literal('note'), ...byPlanner, words }),
  z.strictObject({ do: z.literal('ask'), ...byTraveller, words }),
  z.strictObject({
    do: z.literal('propose'),
    ...byPlanner,
    /** A trip's key, or the previous proposal. */
    from: z.union([z.literal('proposal'), slug]),
    words,
    changes: z.array(change).default([]),
  }),
  z.strictObject({
    do: z.literal('answer-line'),
    ...byTraveller,
    line: z.strictObject({ day: z.int().min(1), part: z.enum(['day', 'hotel']) }),
    answer: z.enum(['accept', 'ask', 'decline']),
    words: words.optional(),
  }),
  z.strictObject({ do: z.literal('accept'), ...byTraveller, name: words }),
  z.strictObject({ do: z.literal('deposit'), ...byTraveller }),
  z.strictObject({ do: z.literal('pay'), ...byTraveller }),
  z.strictObject({
    do: z.literal('stage'),
    ...byPlanner,
    stage: z.enum(['hot', 'warm', 'cold', 'paused', 'lost']),
    reason: words,
  }),
  z.strictObject({ do: z.literal('snooze'), ...byPlanner, days: z.int().min(1).max(60) }),
])

/** content/demonstration.yaml: the demonstration's plans, with their events in order. */
export const demonstrationContent = z.array(
  z.strictObject({
    key: slug,
    person: z.strictObject({ name: words, email: z.email(), locale: z.enum(['EN', 'ES']) }),
    country: slug,
    trip: slug.optional(),
    partner: slug.optional(),
    hoursAgo,
    group: z.enum(['Couple', 'Family', 'Solo', 'Friends']),
    goals: z.array(z.enum(goals)).max(3),
    startsInDays: z.int().min(1).max(700),
    nights: z.tuple([z.int().min(1), z.int().min(1)]),
    adults: z.int().min(1),
    childAges: z.array(z.int().min(0).max(17)),
    /** US dollars for each person. */
    budget: z.tuple([z.number().positive(), z.number().positive()]).optional(),
    words,
    steps: z.array(step),
  }),
)

export type DemonstrationPlan = z.infer<typeof demonstrationContent>[number]
export type DemonstrationStep = DemonstrationPlan['steps'][number]
