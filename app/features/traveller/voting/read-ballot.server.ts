import { randomUUID } from 'node:crypto'
import { type CastBallot, castBallot } from '#app/features/proposal/vote/vote-schema.ts'
import { readFormBody } from '#app/form-body.server.ts'
import { readCeiling } from './ballot.ts'

const MARK = /^mark:(.+)$/

/** ID for a new companion; their browser stores it. */
export function makeCompanion(): string {
  return randomUUID()
}

/** A ballot posted without script; null if it is invalid. */
export async function readPostedBallot(request: Request): Promise<CastBallot | null> {
  const { form } = await readFormBody(request)
  const textOf = (name: string) => String(form.get(name) ?? '')
  const marks = [...form].flatMap(([name, value]) => {
    const [, day] = MARK.exec(name) ?? []
    return day === undefined ? [] : [[day, value]]
  })
  const ballot = castBallot.safeParse({
    companion: textOf('companion'),
    name: textOf('name'),
    marks: Object.fromEntries(marks),
    ceilingMinor: readCeiling(textOf('ceiling')),
  })
  return ballot.success ? ballot.data : null
}
