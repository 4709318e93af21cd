import { z } from 'zod'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
})

/** Severities that must be fixed before a release; others are only reported. */
const GRAVE = /^(high|critical)$/

/** The findings of `npm audit --json`, a line for each package. Returns null if no registry answered. */
export function readAudit(text: string): string[] | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  const found = report.safeParse(read)
  if (!found.success) return null
  return Object.entries(found.data.vulnerabilities)
    .filter(([, { severity }]) => GRAVE.test(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)
}
