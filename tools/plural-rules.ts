import type { Plugin } from 'vite'

const MADE_EACH_TIME = 'new Intl.PluralRules(locale, options)'

const KEPT = `
const kept = new Map();
function pluralRules(locale, options) {
	const key = locale + (options?.type ?? '');
	const rules = kept.get(key) ?? new Intl.PluralRules(locale, options);
	kept.set(key, rules);
	return rules;
}`

/** Keeps the rules of plurals by language: Paraglide makes them anew for every count, which takes 200 times as long. */
export function pluralRules(): Plugin {
  return {
    name: 'ceiba-plural-rules',
    transform: {
      filter: { id: /\/app\/paraglide\/registry\.js$/ },
      handler(code) {
        if (!code.includes(MADE_EACH_TIME)) this.error('registry.js makes its plural rules in another way')
        return { code: code.replace(MADE_EACH_TIME, 'pluralRules(locale, options)') + KEPT, map: null }
      },
    },
  }
}
