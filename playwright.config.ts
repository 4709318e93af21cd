import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from './tools/machine.ts'

const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const languages = { en: { locale: 'en-GB', prefix: '' }, es: { locale: 'es-CR', prefix: '/es' } } as const
/** One process on each engine, listening here for the whole run. */
const firstPort = Number(process.env.TEST_PORT ?? 4801)
const engines = { embedded: firstPort, postgres: firstPort + 1 } as const

export interface Spoken {
  language: 'en' | 'es'
  engine: 'embedded' | 'postgres'
}

function hasWholeSuite(engine: string, width: string, language: string): boolean {
  return engine === 'embedded' && (width === 'wide') === (language === 'en')
}

type Project = NonNullable<PlaywrightTestConfig<Spoken>['projects']>[number]

const projects: Project[] = Object.entries(engines).flatMap(([engine, port]) =>
  Object.entries(widths).flatMap(([width, viewport]) =>
    Object.entries(languages).map(([language, { locale }]) => ({
      name: `${engine} ${width} ${language}`,
      // Every request is made in every way; how pages look and behave otherwise is the same on both engines,
      // and is seen once wide in English and once on a phone in Spanish.
      ...(hasWholeSuite(engine, width, language) ? {} : { testMatch: /request\.spec\.ts/ }),
      use: {
        baseURL: `http://127.0.0.1:${port}`,
        viewport,
        locale,
        hasTouch: width === 'phone',
        language: language as Spoken['language'],
        engine: engine as Spoken['engine'],
      },
    })),
  ),
)

// What no width and no language changes is seen once: the crawl visits both languages by itself.
const SEEN_ONCE = /(cards|company|crawl|footer|machines|mastheads|media|people|photographs|question)\.spec\.ts/
for (const project of projects.slice(1)) project.testIgnore = [/database-away/, SEEN_ONCE]
for (const project of projects.slice(0, 1)) project.testIgnore = /database-away/
// The database goes away once, on a site of its own.
projects.push({ name: 'database away', testMatch: /database-away\.spec\.ts/ })

export default defineConfig<Spoken>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
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
    timeout: 60_000,
  })),
})
