import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a process writes that observes itself and then runs this. */
function run(code: string) {
  const program = `
    const { observe } = await import('#server/process/observe.ts')
    const { log } = await observe({ mode: 'production', logLevel: 'info', traces: null })
    log.info('hello')
    ${code}
    await new Promise(resolve => setTimeout(resolve, 5_000))`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

it('every line of the log is JSON, whoever writes it, until the process ends by a fault', () => {
  const { status, stdout, stderr } = run(`
    console.warn('%s warns', 'a library')
    console.error(new Error('refused ana@example.org'))
    process.emitWarning('old', 'DeprecationWarning')
    await new Promise(resolve => setTimeout(resolve))
    Promise.reject(new TypeError('late'))`)
  expect([status, stderr]).toEqual([1, ''])
  // Lines are written behind and the last at once: they may pass one that is still under way.
  const lines = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { level: number; msg: string })
    .toSorted((a, b) => a.level - b.level || a.msg.localeCompare(b.msg))
  expect(lines).toMatchObject([
    { level: 30, msg: 'hello' },
    { level: 40, msg: 'a library warns' },
    { level: 40, err: { type: 'DeprecationWarning', message: 'old' } },
    { level: 50, err: { message: 'refused [address]' } },
    { level: 60, err: { type: 'TypeError', message: 'late' } },
  ])
})
