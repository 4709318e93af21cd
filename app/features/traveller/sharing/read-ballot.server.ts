import { randomUUID } from 'node:crypto'
import { type CastBallot, castBallot } from '#app/features/proposal/vote/vote-schema.ts'
import { readFormBody } from '#app/form-body.server.ts'
import { type FilledBallot, knownMarks, readCeiling } from './ballot.ts'

const MARK = /^mark:(.+)$/

/** ID for a new companion; their browser stores it. */
export function makeCompanion(): string {
  return randomUUID()
}

interface PostedBallot {
  filled: FilledBallot
  /** Null if it is invalid. */
  ballot: CastBallot | null
}

/** A ballot posted without script, also as it was filled in. */
export async function readPostedBallot(request: Request, currency: string): Promise<PostedBallot> {
  const { form } = await readFormBody(request)
  const textOf = (name: string) => String(form.get(name) ?? '')
  const marks = [...form].flatMap(([name, value]) => {
    const [, day] = MARK.exec(name) ?? []
    return day === undefined ? [] : [[day, value] as const]
  })
  const [companion, name, ceiling] = ['companion', 'name', 'ceiling'].map(textOf) as [string, string, string]
  const ballot = castBallot.safeParse({
    ...{ companion, name, marks: Object.fromEntries(marks), ceilingMinor: readCeiling(ceiling, currency) },
  })
  const isOwn = castBallot.shape.companion.safeParse(companion).success
  return {
    filled: {
      ...{ companion: isOwn ? companion : makeCompanion(), name, ceiling, marks: knownMarks(marks) },
      isSent: false,
    },
    ballot: ballot.success ? ballot.data : null,
  }
}
