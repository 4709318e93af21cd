import { readFileSync } from 'node:fs'

/** The oldest browsers that Ceiba is made for, as `package.json` says them: a name and a version each. */
export const TARGETS: readonly (readonly [browser: string, version: string])[] = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
).browserslist.map(target => {
  const [browser = '', version = ''] = target.split(' ')
  return [browser, version]
})

/** The same for Vite, which writes `safari16.4` and says `ios` to Safari on a phone. */
export const VITE_TARGETS = TARGETS.map(([browser, version]) => browser.replace('ios_saf', 'ios') + version)
