// Preloaded for openapi-typescript, which prints with the compiler's API: TypeScript 7 has none, so it gets the last
// TypeScript that has.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (name, context, next) =>
    next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
})
