import { minifySync, type Plugin } from 'vite'
import { findOnce } from './find-once.ts'

/** Placeholder for the language in the compiled messages of the browser's build. */
const MARK = '__SPOKEN_LOCALE__'
const CHOICE = 'experimentalStaticLocale ?? options.locale ?? getLocale()'
/**
 * The remains of choosing a language where there is only one: a function that calls another with its argument. No
 * other function has options that it does not use.
 */
const CALLS_ON = /\(([\w$]+)(?:=\{\})?,[\w$]+=\{\}\)=>([\w$]+)\(\1\)/g

/** A message without parameters, in one language, as Paraglide compiles it. */
const PLAIN =
  /const (en|es)_\w+ = [^\n]*? \((i?)\) => \{\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \((`(?:[^`\\]|\\.)*`)\)\n\};/g

/** A message of words alone as one function, in which the language is still open. Returns null for any other message. */
function openWords(code: string): string | null {
  const [, name] = /export const (\w+) =/.exec(code) ?? []
  const found = [...code.matchAll(PLAIN)]
  const words = new Map(found.map(([, locale, , text = '']) => [locale, text] as const))
  const [english, spanish] = [words.get('en'), words.get('es')]
  if (!name || !english || !spanish) return null
  // The types ensure that a message gets its parameters, so `?.` is not needed.
  const [en, es] = [english, spanish].map(text => text.replaceAll('${i?.', '${i.'))
  const given = found.some(([, , parameter]) => parameter) ? 'i' : '()'
  return `export const ${name} = ${given} => ${MARK} === 'es' ? ${es} : ${en}`
}

/** A compiled message in which the language is still open. */
export function leaveLanguageOpen(code: string): string {
  return openWords(code) ?? code.replaceAll(CHOICE, MARK)
}

/** The part of Paraglide's runtime that the browser's scripts need: the language, and no detection. */
const RUNTIME = `export const getLocale = () => ${MARK}
export const overwriteGetLocale = () => undefined
export const experimentalStaticLocale = undefined`

/**
 * A script in one language: the words of the others become dead code and are removed.
 * @param onRelay is called for each function that only called another
 */
export function speak(
  code: string,
  fileName: string,
  locale: string,
  onRelay: () => void = () => undefined,
): string {
  if (!code.includes(MARK)) return code
  const spoken = code.replaceAll(MARK, JSON.stringify(locale))
  const { code: minified, errors } = minifySync(fileName, spoken, { module: true })
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`)
  return minified.replaceAll(CALLS_ON, (_, __, called: string) => {
    onRelay()
    return called
  })
}

/**
 * Sends each reader the words of one language. The browser's scripts are written once for each: in English at the
 * manifest's paths, in Spanish under the same names in the folder `es` (server/language-assets.ts).
 */
export function oneLanguage(): Plugin[] {
  const { found, buildEnd } = findOnce('message of words alone')
  return [
    {
      name: 'ceiba-one-language',
      buildEnd,
      apply: 'build',
      applyToEnvironment: environment => environment.name === 'client',
      transform: {
        filter: { id: /\/app\/paraglide\/(?:runtime|messages\/[^/]+)\.js$/ },
        handler(code, id) {
          if (id.endsWith('/runtime.js')) return { code: RUNTIME, map: null }
          if (id.endsWith('/_index.js')) return
          if (openWords(code)) found()
          const open = leaveLanguageOpen(code)
          if (!open.includes(MARK)) this.error('Paraglide chooses the language in another way')
          return { code: open, map: null }
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
          let relays = 0
          for (const file of Object.values(bundle)) {
            if (file.type !== 'chunk') continue
            const { code, fileName } = file
            const source = speak(code, fileName, 'es', () => relays++)
            this.emitFile({ type: 'asset', fileName: fileName.replace('assets/', 'assets/es/'), source })
            file.code = speak(code, fileName, 'en')
          }
          if (relays === 0) this.error('no message calls on what has its words')
        },
      },
    },
  ]
}
