import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from '../paraglide.config.ts'

/** Compiles messages/ for those who run the sources without Vite: the types, the tests, the tools. */
await compile(paraglideOptions)
// The compiler leaves a timer of half a minute behind.
process.exit()
