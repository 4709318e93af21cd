import { z } from 'zod'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
})

/** What must be mended before a release; of the rest the report is enough. */
const GRAVE = /^(high|critical)$/

/** What `npm audit --json` found, a line a package; null where no registry answered it. */
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
