import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Writes app/styles/fonts: of each font the characters of English and Spanish, in the weights in use. They are half
 * the size of the packages' Latin files, and all that a first screen needs; fonts.css loads the rest from the
 * packages. Run it again for a new package version: `node workshop/make-fonts.ts`.
 */
const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, n) => 32 + n))
const FIRST = `${letters}\u00a0áéíóúüñÁÉÍÓÚÜÑàâãèêìòôõùýçäöÀÂÃÈÊÌÒÔÕÙÝÇ©¿¡°²×·«»–—‘’“”…€−`
/** Kerning, marks, lining figures, and language-specific forms. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum']
const FACES = {
  phudu: { file: 'phudu/files/phudu-latin-wght-normal', wght: { min: 300, max: 900 } },
  rosario: { file: 'rosario/files/rosario-latin-wght-normal', wght: { min: 400, max: 700 } },
  'rosario-italic': { file: 'rosario/files/rosario-latin-wght-italic', wght: { min: 400, max: 500 } },
}

const require = createRequire(import.meta.url)
mkdirSync('app/styles/fonts', { recursive: true })
for (const [name, { file, wght }] of Object.entries(FACES)) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`))
  const part = await subsetFont(whole, FIRST, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  })
  writeFileSync(`app/styles/fonts/${name}.woff2`, part)
  process.stdout.write(`${name}: ${whole.length} → ${part.length} bytes\n`)
}
