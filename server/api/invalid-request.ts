import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { RefusedRow } from '#database/refused-row.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import { failureOf, type IssueCode, isIssueCode, issueMessages } from './error-codes.ts'
import { failureFields } from './failure.ts'

const issueCode = z
  .enum(Object.keys(issueMessages) as [IssueCode, ...IssueCode[]])
  .openapi('IssueCode', { description: 'The code of an issue. New codes may be added; none is renamed.' })

/** The body of a 422 answer (specification, section 8). */
export const invalidRequest = z
  .object({
    ...failureFields,
    code: z.literal('invalid_request'),
    issues: z
      .array(
        z.object({
          path: z.string().openapi({
            description: 'Path of the value, with dots; `body` is the whole body',
            example: 'newPlan.country',
          }),
          code: issueCode,
          message: z.string().openapi({ description: 'A description in English' }),
        }),
      )
      .openapi({ description: 'Every value that is not valid' }),
    metadata: z
      .object({
        constraints: z.array(z.string()).openapi({ description: 'Database constraints that were violated' }),
        branches: z
          .record(z.string(), z.array(z.string()))
          .openapi({ description: 'The same constraints by part of the request' }),
      })
      .optional(),
  })
  .openapi('InvalidRequest')

type InvalidRequest = z.infer<typeof invalidRequest>
type Issue = InvalidRequest['issues'][number]
export type Problems = Pick<InvalidRequest, 'issues' | 'metadata'>

function issueAt(
  path: readonly PropertyKey[],
  code: IssueCode,
  message: string = issueMessages[code],
): Issue {
  return { path: path.map(String).join('.') || 'body', code, message }
}

/** A problem with a single value; `path` has dots. */
export function problemWith(path: string, code: IssueCode): Problems {
  return { issues: [issueAt(path ? [path] : [], code)] }
}

const formatCodes: Partial<Record<string, IssueCode>> = {
  email: 'contact_email_invalid',
  date: 'not_a_date',
  datetime: 'not_a_time',
  time: 'not_a_time',
}

/** Zod's own messages are never shown: they name its types and show regular expressions. */
function issueOf(issue: z.core.$ZodIssue): Issue {
  const { path, message } = issue
  if (isIssueCode(message)) return issueAt(path, message)
  const at = (code: IssueCode, sentence?: string) => issueAt(path, code, sentence)
  switch (issue.code) {
    case 'invalid_type':
      return at(message.endsWith('received undefined') ? 'required' : 'wrong_type')
    case 'invalid_value':
      return at('not_an_option', `This is one of ${issue.values.map(String).join(', ')}.`)
    case 'invalid_format':
      return at(formatCodes[issue.format] ?? 'wrong_format')
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'unrecognized_keys':
      return issueAt([...path, issue.keys[0] ?? ''], 'unknown_field')
    case 'invalid_union':
      return at('wrong_type')
    default:
      return at('not_valid')
  }
}

function tooSmall({ path, origin, minimum }: z.core.$ZodIssueTooSmall): Issue {
  if (origin === 'string') return issueAt(path, 'too_short', `This has at least ${minimum} characters.`)
  if (origin === 'array') return issueAt(path, 'too_few', `There are at least ${minimum} of these.`)
  return issueAt(path, 'too_small', `This is at least ${minimum}.`)
}

function tooBig({ path, origin, maximum }: z.core.$ZodIssueTooBig): Issue {
  if (origin === 'string') return issueAt(path, 'too_long', `This has at most ${maximum} characters.`)
  if (origin === 'array') return issueAt(path, 'too_many', `There are at most ${maximum} of these.`)
  return issueAt(path, 'too_large', `This is at most ${maximum}.`)
}

/** Everything that a schema refused. */
export function problemsOf(error: z.core.$ZodError): Problems {
  return { issues: error.issues.map(issueOf) }
}

/** The part of a request that ends up in a table, if it is not named like the table. */
const BRANCHES: Record<string, string> = {
  users: 'user',
  plan: 'newPlan',
  plan_draft: 'newPlan',
  party: 'newPlan.parties',
  utm_record: 'records',
}

/** What the database refused: the constraint by its name, and the part of the request it is about. */
export function problemOfRow({ table, column, constraint }: RefusedRow): Problems {
  const branch = BRANCHES[table] ?? table
  const constraints = constraint ? [constraint] : []
  return {
    ...problemWith([branch, column].filter(Boolean).join('.'), 'refused_by_database'),
    metadata: { constraints, branches: branch ? { [branch]: constraints } : {} },
  }
}

/** Answers 422 with every invalid value. */
export function answerInvalid(c: Context<HttpEnvironment>, problems: Problems) {
  const { message } = failureOf(422)
  const body = { code: 'invalid_request' as const, message, ...problems, request_id: c.get('requestId') }
  return c.json(body, 422)
}
