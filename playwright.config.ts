import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { EVERYWHERE } from './tools/everywhere.ts'
import { findBrowser } from './tools/machine.ts'

export const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
/** Two kinds of readers. The first has no animations, which saves a tenth of the processor's time. */
const motion = { wide: 'reduce', phone: 'no-preference' } as const
export const languages = { en: { locale: 'en-GB' }, es: { locale: 'es-CR' } } as const
/** One process on each engine, listening from this port on for the whole run. */
const firstPort = Number(process.env.TEST_PORT ?? 4801)
const engines = { embedded: firstPort, postgres: firstPort + 1 } as const

export interface Spoken {
  language: keyof typeof languages
  engine: keyof typeof engines
}

type Project = NonNullable<PlaywrightTestConfig<Spoken>['projects']>[number]
type Engine = keyof typeof engines

const DATABASE_AWAY = /database-away\.spec\.ts/
const FROM_ASKING = /(request|facts)\.spec\.ts/
/** On a phone, by card, and on PostgreSQL; its parts run on a wide screen, by transfer, in the keyboard's journeys. */
const ANSWERED = /facts\.spec\.ts/
/** Minutes at the office's editor; publishing a country, exporting and seeding it is tested in database/documents as well. */
const OPERATOR = /(operator|colleagues)\.spec\.ts/
const ON_A_PHONE = EVERYWHERE ? /@both|@phone/ : /@both(?!-everywhere)|@phone/

function project(
  engine: Engine,
  width: keyof typeof widths,
  language: keyof typeof languages,
  tests: Project,
): Project {
  return {
    name: `${engine} ${width} ${language}`,
    testIgnore: DATABASE_AWAY,
    ...tests,
    use: {
      baseURL: `http://127.0.0.1:${engines[engine]}`,
      viewport: widths[width],
      locale: languages[language].locale,
      hasTouch: width === 'phone',
      contextOptions: { reducedMotion: motion[width] },
      language,
      engine,
    },
  }
}

const projects: Project[] = [
  // A journey runs once, on a wide screen in English. Tags mark those that depend on a narrow screen or the language:
  // `@both` runs on a phone in Spanish too, `@phone` only there, and `@both-everywhere` on a phone too if everything
  // runs everywhere.
  project('embedded', 'wide', 'en', {
    grepInvert: /@phone/,
    testIgnore: EVERYWHERE ? DATABASE_AWAY : [DATABASE_AWAY, ANSWERED, OPERATOR],
  }),
  project('embedded', 'phone', 'es', { grep: ON_A_PHONE, testIgnore: [DATABASE_AWAY, FROM_ASKING] }),
  // The journeys from asking to being answered run on a phone in Spanish on the other engine.
  project('postgres', 'phone', 'es', { testMatch: FROM_ASKING, grep: ON_A_PHONE }),
  // The database is stopped once, on a separate site.
  { name: 'database away', testMatch: DATABASE_AWAY },
]

export default defineConfig<Spoken>({
  testDir: 'e2e',
  globalSetup: './e2e/take-out-unwritten.ts',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits for a test that would never end: the other lane of the gate may keep the machine busy.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      // Without a language of the system Chromium calls a file whose name is not ASCII “download”.
      env: { LANG: 'C.UTF-8', ...process.env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    trace: 'off',
  },
  projects,
  webServer: Object.entries(engines).map(([engine, port]) => ({
    command: `node tools/serve-for-tests.ts ${engine} ${port}`,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  })),
})
