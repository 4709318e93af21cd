import type { CompilerOptions } from '@inlang/paraglide-js'

/** How the interface's words are compiled: the address alone decides the language (specification, section 2). */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  strategy: ['url', 'baseLocale'],
  urlPatterns: [
    {
      pattern: '/:path(.*)?',
      localized: [
        ['es', '/es/:path(.*)?'],
        ['en', '/:path(.*)?'],
      ],
    },
  ],
  emitTsDeclarations: false,
  emitReadme: false,
} satisfies CompilerOptions
