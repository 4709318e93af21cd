import { defineConfig } from '@playwright/test'
import journeys, { languages, type Spoken, widths } from './playwright.config.ts'
import { findFirefox } from './tools/machine.ts'

const port = Number(process.env.TEST_PORT ?? 4803)
const baseURL = `http://127.0.0.1:${port}`

/** Without a screen Firefox knows of no pointer: one that is fine (2) and can hover (4). */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

export default defineConfig<Spoken>({
  ...journeys,
  globalSetup: undefined,
  grep: /@firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() ?? undefined, firefoxUserPrefs: MOUSE },
    baseURL,
    engine: 'embedded',
  },
  projects: [
    {
      name: 'firefox wide en',
      use: { viewport: widths.wide, locale: languages.en.locale, language: 'en' },
    },
    {
      name: 'firefox phone es',
      use: { viewport: widths.phone, locale: languages.es.locale, language: 'es', hasTouch: true },
    },
  ],
  webServer: {
    command: `node tools/serve-for-tests.ts embedded ${port}`,
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
})
