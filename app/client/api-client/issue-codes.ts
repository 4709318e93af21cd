import { ApiError } from './api-error.ts'

interface InvalidRequest {
  issues?: readonly { path: string; code?: string }[]
}

/** The invalid values of a refused call: the code of each field's first mistake, by its path. */
export function issueCodes(error: unknown): Readonly<Record<string, string | undefined>> {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const { issues = [] } = (error.data as InvalidRequest | undefined) ?? {}
  return Object.fromEntries(issues.toReversed().map(({ path, code }) => [path, code]))
}
