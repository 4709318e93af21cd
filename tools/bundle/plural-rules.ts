import type { Plugin } from 'vite'

const MADE_EACH_TIME = 'new Intl.PluralRules(locale, options)'

const KEPT = '(kept[locale + options?.type] ??= new Intl.PluralRules(locale, options))'

/** Caches plural rules by language: Paraglide creates them for every count, which takes 200 times as long. */
export function pluralRules(): Plugin {
  return {
    name: 'ceiba-plural-rules',
    transform: {
      filter: { id: /\/app\/paraglide\/registry\.js$/ },
      handler(code) {
        if (!code.includes(MADE_EACH_TIME)) this.error('registry.js makes its plural rules in another way')
        return { code: `const kept = {};\n${code.replace(MADE_EACH_TIME, KEPT)}`, map: null }
      },
    },
  }
}
