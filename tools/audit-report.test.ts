import { expect, test } from 'vitest'
import { readAudit } from './audit-report.ts'

const weakness = (severity: string) => ({ severity, range: '<2.0.1', fixAvailable: true })

test.each([
  ['nothing known', {}, []],
  [
    'what is grave',
    { pg: weakness('critical'), hono: weakness('high') },
    ['pg <2.0.1: critical', 'hono <2.0.1: high'],
  ],
  ['what can wait', { yaml: weakness('moderate') }, []],
])('an audit reports %s', (_what, vulnerabilities, told) => {
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual(told)
})

test.each([
  ['refuses it', '{"message":"405 Method Not Allowed","method":"POST"}'],
  ['is away', '{"error":{"code":"ENOTFOUND","summary":"request failed"}}'],
  ['says nothing', ''],
])('where the registry %s there is no audit', (_what, text) => {
  expect(readAudit(text)).toBeNull()
})
