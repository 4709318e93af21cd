import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { addScripts, makeScriptFonts, widthOf, writeText } from './write-text.server.ts'

/** The fonts in a document with one text. */
async function fontsOf(text: string): Promise<string[]> {
  const doc = new PDFDocument({ compress: false })
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const written = new Promise(resolve => doc.on('end', resolve))
  await addScripts(doc, text)
  writeText(doc, text, { face: 'text', size: 12 })
  doc.end()
  await written
  const pdf = Buffer.concat(parts).toString('latin1')
  return [
    ...new Set(
      [...pdf.matchAll(/\/BaseFont \/[A-Z]+\+(NotoSans[A-Z]*[a-z]*|Rosario)/g)].map(([, name]) => name ?? ''),
    ),
  ]
}

test.each([
  ['Ana Mora, Cusco', ['Rosario']],
  ['เชียงใหม่', ['NotoSansThai']],
  ['សៀមរាប', ['NotoSansKhmer']],
  ['ຫຼວງພະບາງ', ['NotoSansLao']],
  ['ရန်ကုန်', ['NotoSansMyanmar']],
  ['नमस्ते', ['NotoSansDevanagari']],
  ['محمد', ['NotoSansArabic']],
  ['李小龍', ['NotoSansSC']],
  ['さくら 東京', ['NotoSansSC', 'Rosario']],
  ['김민준', ['NotoSansKR']],
  ['Puno → Cusco', ['Rosario', 'NotoSansSC']],
])('%s is printed in %j', async (text, fonts) => {
  expect(new Set(await fontsOf(text))).toEqual(new Set(fonts))
})

test('every letter of a sign that is drawn in two parts is printed', async () => {
  const [{ font } = { font: null }] = await makeScriptFonts('ៀ', 400)
  // The part that is drawn before the consonant has a code of its own, and is not in the text.
  expect(font?.hasGlyphForCodePoint(0x17c1)).toBe(true)
})

test('words of Arabic are drawn from the right to the left', async () => {
  const doc = new PDFDocument()
  const [first, second] = ['محمد', 'علي']
  await addScripts(doc, first + second)
  const draw = vi.spyOn(doc, 'text')
  writeText(doc, `${first} ${second} (Cairo)`, { face: 'text', size: 12 })
  const drawn = draw.mock.calls.map(([text]) => text.trim())
  expect(drawn.filter(Boolean)).toEqual([second, first, '(Cairo)'])
  expect(widthOf(doc, first, { face: 'text', size: 12 })).toBeGreaterThan(10)
})
