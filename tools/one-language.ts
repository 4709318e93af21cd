import { minifySync, type Plugin } from 'vite'

/** Stands in the compiled messages of the browser's build for the language that a reader is sent. */
const MARK = '__SPOKEN_LOCALE__'
const CHOICE = 'experimentalStaticLocale ?? options.locale ?? getLocale()'
/**
 * What is left of the choice where there is one language: a function that calls another with what it is given. No other
 * has options that it does not use.
 */
const CALLS_ON = /\(([\w$]+)(?:=\{\})?,[\w$]+=\{\}\)=>([\w$]+)\(\1\)/g

/** A message that is its words and nothing more, in one language, as Paraglide compiles it. */
const PLAIN =
  /const (en|es)_\w+ = [^\n]*? \((i?)\) => \{\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \((`(?:[^`\\]|\\.)*`)\)\n\};/g

/** A compiled message whose language is yet to be put in. */
export function leaveLanguageOpen(code: string): string {
  const [, name] = /export const (\w+) =/.exec(code) ?? []
  const found = [...code.matchAll(PLAIN)]
  const words = new Map(found.map(([, locale, , text = '']) => [locale, text] as const))
  const [english, spanish] = [words.get('en'), words.get('es')]
  if (!name || !english || !spanish) return code.replaceAll(CHOICE, MARK)
  // Who names parameters is held to them by its types.
  const [en, es] = [english, spanish].map(text => text.replaceAll('${i?.', '${i.'))
  const given = found.some(([, , parameter]) => parameter) ? 'i' : '()'
  return `export const ${name} = ${given} => ${MARK} === 'es' ? ${es} : ${en}`
}

/** What the browser's scripts ask of Paraglide: which language is spoken, and no way of finding out. */
const RUNTIME = `export const getLocale = () => ${MARK}
export const overwriteGetLocale = () => undefined
export const experimentalStaticLocale = undefined`

/** A script as one language speaks it: the words of the others are dead code, and fall off. */
export function speak(code: string, fileName: string, locale: string): string {
  if (!code.includes(MARK)) return code
  const spoken = code.replaceAll(MARK, JSON.stringify(locale))
  const { code: minified, errors } = minifySync(fileName, spoken, { module: true })
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`)
  return minified.replaceAll(CALLS_ON, '$2')
}

/**
 * Sends each reader the words of one language. The browser's scripts are written once for each: in English where the
 * manifest says, in Spanish under the same names in the folder `es` (server/spoken-assets.ts).
 */
export function oneLanguage(): Plugin[] {
  return [
    {
      name: 'ceiba-one-language',
      apply: 'build',
      applyToEnvironment: environment => environment.name === 'client',
      transform: {
        filter: { id: /\/app\/paraglide\/(?:runtime|messages\/[^/]+)\.js$/ },
        handler(code, id) {
          if (id.endsWith('/runtime.js')) return { code: RUNTIME, map: null }
          return code.includes(CHOICE) ? { code: leaveLanguageOpen(code), map: null } : undefined
        },
      },
    },
    {
      name: 'ceiba-one-language-files',
      apply: 'build',
      applyToEnvironment: environment => environment.name === 'client',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type !== 'chunk') continue
            const { code, fileName } = file
            const source = speak(code, fileName, 'es')
            this.emitFile({ type: 'asset', fileName: fileName.replace('assets/', 'assets/es/'), source })
            file.code = speak(code, fileName, 'en')
          }
        },
      },
    },
  ]
}
