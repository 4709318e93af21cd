import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashScripts, writePolicy } from './write-policy.server.ts'

const NONCE = 'c2VjcmV0IG9mIG9uZSByZW5kZXJpbmc='
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

test('only React’s own inline scripts of a rendering may run, not injected ones', () => {
  const planted = '<p><script>steal()</script><script nonce="guessed">steal(1)</script></p>'
  const page = (nonce: string) =>
    `<script${nonce} type="module">import "/a.js"</script>${planted}<script type="module"${nonce} async="">start()</script><script src="/b.js"${nonce}></script>`
  const { html, hashes } = hashScripts(page(` nonce="${NONCE}"`), NONCE)
  expect(hashes).toEqual([hashOf('import "/a.js"'), hashOf('start()')])
  expect(html).toBe(page(''))
})

test('a script with non-Latin letters is hashed as the browser does', () => {
  const script = 'say("¿Mañana? Đồng Văn → 12 €")'
  const bytes = Buffer.from(script).toString('latin1')
  expect(hashScripts(`<script nonce="${NONCE}">${bytes}</script>`, NONCE).hashes).toEqual([hashOf(script)])
})

test('two renderings of one page are the same bytes and the same policy', () => {
  const render = (nonce: string) => hashScripts(`<script nonce="${nonce}">start()</script>`, nonce)
  expect(render('one')).toEqual(render('other'))
})

test('nothing else is allowed, and inline scripts only by hash', () => {
  const policy = writePolicy(['aGFzaA=='], null)
  expect(policy).toMatch(/^default-src 'self'; /)
  for (const kind of ['object', 'worker']) expect(policy).toContain(`; ${kind}-src 'none';`)
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
  expect(scripts).toMatch(/^'self' 'sha256-[^']+' 'sha256-aGFzaA=='$/)
  for (const word of ['nonce', 'unsafe-eval', 'strict-dynamic', 'http:']) expect(policy).not.toContain(word)
})
