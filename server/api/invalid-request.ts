import { z } from '@hono/zod-openapi'
import type { RefusedRow } from '#database/refused-row.ts'

/** What the API answers with 422 (specification, section 8). */
export const invalidRequest = z
  .object({
    error: z.literal('invalid-request'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .openapi({ description: 'What must be mended, and where in the request' }),
    metadata: z
      .object({
        constraints: z.array(z.string()).openapi({ description: 'Rules of the database that it broke' }),
        branches: z
          .record(z.string(), z.array(z.string()))
          .openapi({ description: 'The same by the part of the request that broke them' }),
      })
      .optional(),
  })
  .openapi('InvalidRequest')

type InvalidRequest = z.infer<typeof invalidRequest>

/** One thing that must be mended. */
export function problemWith(path: string, message: string): InvalidRequest {
  return { error: 'invalid-request', issues: [{ path, message }] }
}

/** Everything that a schema would not take. */
export function problemsOf(error: z.ZodError): InvalidRequest {
  const issues = error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
  return { error: 'invalid-request', issues }
}

/** The part of a request that ends up in a table, where it is not called as the table is. */
const BRANCHES: Record<string, string> = {
  users: 'user',
  plan: 'newPlan',
  plan_draft: 'newPlan',
  party: 'newPlan.parties',
  utm_record: 'records',
}

/** What the database would not take: the constraint by its name, and the part of the request it was about. */
export function problemOfRow({ table, column, constraint }: RefusedRow): InvalidRequest {
  const branch = BRANCHES[table] ?? table
  const constraints = constraint ? [constraint] : []
  return {
    error: 'invalid-request',
    issues: [{ path: [branch, column].filter(Boolean).join('.'), message: 'refused_by_database' }],
    metadata: { constraints, branches: branch ? { [branch]: constraints } : {} },
  }
}
