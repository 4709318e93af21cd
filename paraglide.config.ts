import type { CompilerOptions } from '@inlang/paraglide-js'

/** How the interface's messages are compiled. Only app/locale.server.ts and entry.client.tsx choose the language. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  strategy: ['globalVariable', 'baseLocale'],
  emitTsDeclarations: false,
  emitReadme: false,
  disableAsyncLocalStorage: true,
} satisfies CompilerOptions
