import { readFileSync } from 'node:fs'

/** The oldest supported browsers from `package.json`, as names and versions. */
export const TARGETS: readonly (readonly [browser: string, version: string])[] = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
).browserslist.map(target => {
  const [browser = '', version = ''] = target.split(' ')
  return [browser, version]
})

/** The same in Vite's form, `safari16.4`, with `ios` for Safari on a phone. */
export const VITE_TARGETS = TARGETS.map(([browser, version]) => browser.replace('ios_saf', 'ios') + version)
