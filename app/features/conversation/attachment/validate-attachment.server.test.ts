import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MOST_ATTACHMENT_BYTES, validateAttachment } from './validate-attachment.server.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

const check = (name: string, content: Buffer, claimed = 'application/octet-stream') =>
  validateAttachment({ name, claimed, content })

describe('a file that came by email', () => {
  it.each<[string, Buffer, string | undefined, string, string]>([
    ['ada.png', PNG, undefined, 'ada.png', 'image/png'],
    ['ada.exe', PNG, undefined, 'ada.exe.png', 'image/png'],
    ['../../etc/passwd', PDF, undefined, '-..-etc-passwd.pdf', 'application/pdf'],
    ['', PDF, undefined, 'file.pdf', 'application/pdf'],
    ['list.txt', Buffer.from('Botas\nLinterna'), 'text/plain', 'list.txt', 'text/plain'],
    ['gpj.\u202efdp', PDF, undefined, 'gpj.fdp.pdf', 'application/pdf'],
  ])('is taken for what it holds: %s', async (name, content, claimed, kept, mediaType) => {
    expect(await check(name, content, claimed)).toMatchObject({ ok: true, name: kept, mediaType })
  })

  it('has a storable name even if it was cut in the middle of a character', async () => {
    const { name } = await check(`${'a'.repeat(149)}🐒.png`, Buffer.from('MZ'))
    expect(name.isWellFormed()).toBe(true)
  })

  it.each<[string, Buffer, string, string]>([
    ['nothing', Buffer.alloc(0), 'image/png', 'empty'],
    ['a program called a picture', Buffer.from('MZ\u0090\0'.repeat(50), 'latin1'), 'image/png', 'type'],
    ['a page with script called a text', Buffer.from('<html><script>1</script>\0'), 'text/plain', 'type'],
    ['a page with script', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/html', 'type'],
    ['a drawing with script', Buffer.from('<svg xmlns="x"><script/></svg>'), 'image/svg+xml', 'type'],
    ['an archive', Buffer.from('504b0304140000000000', 'hex'), 'application/zip', 'type'],
    ['what is packed', deflateSync(Buffer.from('x')), 'application/pdf', 'type'],
    ['too much', Buffer.concat([PDF, Buffer.alloc(MOST_ATTACHMENT_BYTES)]), 'application/pdf', 'too_large'],
  ])('is refused: %s', async (_what, content, claimed, reason) => {
    expect(await check('ada.png', content, claimed)).toMatchObject({ ok: false, reason })
  })
})
