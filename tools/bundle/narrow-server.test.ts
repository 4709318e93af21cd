import { expect, test } from 'vitest'
import { narrow } from './narrow-server.ts'

test.each([["'it’s – “so” 😀 señal'"], ["'a\\\\’'"], ["'a\\’'"], ["/^\\p{L}—$/u.exec('é—')?.[0]"]])(
  'a script says the same without wide characters: %s',
  script => {
    const narrowed = narrow(script)
    expect(narrowed).not.toMatch(/[\u0100-\uffff]/)
    // biome-ignore lint/security/noGlobalEval: what a script says is what it evaluates to
    const read = (text: string) => globalThis.eval(text)
    expect(read(narrowed)).toEqual(read(script))
  },
)
