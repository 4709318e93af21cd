import { z } from '@hono/zod-openapi'

/** What the API answers with 422 (specification, section 8). */
export const invalidRequest = z
  .object({
    error: z.literal('invalid-request'),
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
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
