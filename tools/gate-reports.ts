import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Counts of passed and failed tests, from the test runners' reports. */
export interface Counted {
  passed: number
  failed: number
  /** The failures with their reasons, a line each. */
  faults: string[]
}

export const RESULTS = 'test-results'
const LONGEST_FAULT = 600

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** The first lines of a failed test's message, without colours, joined into one. */
function brief(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.map(line => line.trim()).filter(Boolean)
  return `${name}: ${said.join(' · ').slice(0, LONGEST_FAULT)}`
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  success?: boolean
  testResults?: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

export function vitestCount(path: string): Counted {
  const report = readJson(path) as VitestReport
  const { numPassedTests = 0, numFailedTests = 0, success = false, testResults = [] } = report
  const faults = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [brief(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => brief(fullName, failureMessages?.join('\n'))),
  ])
  return { passed: numPassedTests, failed: numFailedTests || success ? numFailedTests : 1, faults }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

function faultsOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
        return brief(`${projectName}, ${title}`, messages.join('\n'))
      }),
  )
  return [...own, ...suites.flatMap(faultsOf)]
}

export function playwrightCount(): Counted {
  const report = readJson(`${RESULTS}/playwright.json`) as PlaywrightSuite & {
    stats?: Record<string, number>
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? { unexpected: 1 }
  return { passed: expected, failed: unexpected + flaky, faults: faultsOf(report) }
}
