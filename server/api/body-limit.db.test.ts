import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase()
const PADDING = 'x'.repeat(100_000)

const bodies = {
  'of a known length': [`content-length: ${30 * PADDING.length}`, ...Array(30).fill(PADDING)],
  'in chunks': [
    'transfer-encoding: chunked',
    ...Array(30).fill(`${PADDING.length.toString(16)}\r\n${PADDING}\r\n`),
    '0\r\n\r\n',
  ],
}

test.each(Object.entries(bodies))(
  'a body %s that is too long is answered before the connection ends, and ends it',
  async (_, [header = '', ...parts]) => {
    const { open } = await openTestSite(connection)
    const { port } = new URL(await open())
    const { answer, ended } = await new Promise<{ answer: string; ended: boolean }>((resolve, reject) => {
      let answer = ''
      let ended = false
      const socket = connect(Number(port), '127.0.0.1')
      socket.setEncoding('latin1').on('data', part => (answer += part))
      socket.on('end', () => (ended = true)).on('error', reject)
      socket.on('close', () => resolve({ answer, ended }))
      socket.write(
        `POST /api/public/plan HTTP/1.1\r\nhost: ceiba.test\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
      )
      for (const part of parts) socket.write(part)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toContain('The body of this request is too long.')
    expect(ended).toBe(true)
  },
)
