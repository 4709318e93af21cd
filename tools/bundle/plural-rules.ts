import type { Plugin } from 'vite'
import { findOnce } from './find-once.ts'

const MADE_EACH_TIME = 'new Intl.PluralRules(locale, options)'

const CACHED = '(cached[locale + options?.type] ??= new Intl.PluralRules(locale, options))'

/** Caches plural rules by language: Paraglide creates them for every count, which takes 200 times as long. */
export function pluralRules(): Plugin {
  const { found, buildEnd } = findOnce('registry of plural rules')
  return {
    name: 'ceiba-plural-rules',
    buildEnd,
    transform: {
      filter: { id: /\/app\/paraglide\/registry\.js$/ },
      handler(code) {
        if (!code.includes(MADE_EACH_TIME)) this.error('registry.js makes its plural rules in another way')
        found()
        return { code: `const cached = {};\n${code.replace(MADE_EACH_TIME, CACHED)}`, map: null }
      },
    },
  }
}
