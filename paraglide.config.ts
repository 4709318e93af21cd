import type { CompilerOptions } from '@inlang/paraglide-js'

/** How the interface's words are compiled. Which language is spoken is decided by app/locale.ts alone. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  strategy: ['globalVariable', 'baseLocale'],
  emitTsDeclarations: false,
  emitReadme: false,
  disableAsyncLocalStorage: true,
} satisfies CompilerOptions
