import { defineConfig } from '@playwright/test'
import journeys, { languages, type Spoken, widths } from './playwright.config.ts'
import { findFirefox } from './tools/machine.ts'

const port = Number(process.env.TEST_PORT ?? 4803)
const baseURL = `http://127.0.0.1:${port}`

/** Without a screen Firefox detects no pointer: a mouse is fine (2) and can hover (4), a finger is coarse (1). */
function launchOptions(pointer: number, preferences = {}) {
  const capabilities = { 'ui.primaryPointerCapabilities': pointer, 'ui.allPointerCapabilities': pointer }
  return {
    executablePath: findFirefox() ?? undefined,
    firefoxUserPrefs: { ...capabilities, ...preferences },
  }
}

export default defineConfig<Spoken>({
  ...journeys,
  globalSetup: undefined,
  grep: /@firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    baseURL,
    engine: 'embedded',
  },
  projects: [
    {
      name: 'firefox wide en',
      use: {
        viewport: widths.wide,
        locale: languages.en.locale,
        language: 'en',
        launchOptions: launchOptions(6),
      },
    },
    {
      name: 'firefox phone es',
      use: {
        viewport: widths.phone,
        locale: languages.es.locale,
        language: 'es',
        hasTouch: true,
        launchOptions: launchOptions(1, { 'ui.useOverlayScrollbars': 1 }),
      },
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
