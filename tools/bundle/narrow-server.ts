import { globSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes the characters beyond Latin 1 of the built server as escapes: V8 keeps a script with any such character at two bytes
 * for each, which is 10 MB of memory for a few thousand quotation marks.
 */
const SCRIPTS = 'build/server/**/*.js'

/** An escaped character needs its backslash no more. */
export function narrow(script: string): string {
  return script.replaceAll(/(\\*)([\u0100-\uffff])/g, (_, slashes: string, mark: string) => {
    const code = mark.charCodeAt(0).toString(16).padStart(4, '0')
    return `${slashes.slice(slashes.length % 2)}\\u${code}`
  })
}

export function narrowServer(): void {
  for (const path of globSync(SCRIPTS)) {
    const script = readFileSync(path, 'utf8')
    if (/[\u0100-\uffff]/.test(script)) writeFileSync(path, narrow(script))
  }
}
