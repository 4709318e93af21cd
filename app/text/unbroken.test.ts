import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

/** Shows no-break characters. */
function read(text: string): string {
  return unbroken(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_')
}

test.each([
  ['It is 25 km, or 2,792 m up.', 'It is 25~km, or 2,792~m up.'],
  ['Son 14 km y 4 h 30 de carro, a −5 °C.', 'Son 14~km y 4~h~30 de carro, a −5~°C.'],
  ['20 min, 12 kg, 80 %, 1.5 m.', '20~min, 12~kg, 80~%, 1.5~m.'],
  ['It costs US$ 20 and takes 3 h.', 'It costs US$~20 and takes 3~h.'],
  ['A tuk-tuk. Tuk-tuks wait; dos tuk-tuk.', 'A tuk-_tuk. Tuk-_tuks wait; dos tuk-_tuk.'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  '3 more, 5 minutes, 2 más, 7 hombres',
  'a half-day walk',
  'km 14, US$ or euros',
  '12 habitaciones',
  'reader-af59-4bee-a7ee-ee13@example.com',
  'yo-yo@example.com, me@yo-yo.example, a.yo-yo.b@example.com',
  'https://yo-yo.example/yo-yo/yo-yo-2',
])('leaves unchanged: %s', text => {
  expect(unbroken(text)).toBe(text)
})

test('words that are already joined stay as they are', () => {
  const once = unbroken('4 h 30 by road, US$ 20')
  expect(unbroken(once)).toBe(once)
})
