import { expect, it } from 'vitest'
import { htmlWords } from './html-words.ts'

it.each<[what: string, html: string, words: string]>([
  ['paragraphs', '<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['blocks', '<div>One</div><div>Two</div><div><br></div><div>Three</div>', 'One\nTwo\n\nThree'],
  [
    'cells',
    '<table><tr><td>Room</td><td>Twin</td></tr><tr><td>AV631</td><td>14 May</td></tr></table><p>Done</p>',
    'Room\tTwin\nAV631\t14 May\n\nDone',
  ],
  [
    'cells of a word processor',
    '<table><tr><td><p>Room</p></td><td><p>Twin</p></td></tr></table>',
    'Room\tTwin',
  ],
  ['cells with lists', '<table><tr><td>A<br>B</td><td>C</td></tr></table>', 'A\nB\nC'],
  [
    'lists',
    '<ul><li>Boots</li><li>Torch</li></ul><ol><li>Lima</li><li>Cusco</li></ol>',
    '- Boots\n- Torch\n\n1. Lima\n2. Cusco',
  ],
  [
    'quotations',
    'Yes<blockquote>May?<blockquote>When?</blockquote></blockquote>So',
    'Yes\n\n> May?\n>\n>> When?\n\nSo',
  ],
  [
    'answers between quotations',
    '<blockquote>May?</blockquote>Yes<blockquote>When?</blockquote>10th',
    '> May?\n\nYes\n\n> When?\n\n10th',
  ],
  [
    'links',
    '<a href="https://hotel.test/a">our hotel</a>, <a href="https://x.test/">x.test</a>',
    'our hotel <https://hotel.test/a>, x.test',
  ],
  [
    'what nobody sees',
    '<style>p{}</style><p>Dos ni&ntilde;os<script>alert(1)</script></p><title>x</title>',
    'Dos niños',
  ],
  ['spaces and smileys', 'a&nbsp;&nbsp;b <img alt="😀"><img alt="logo of a firm">', 'a b 😀'],
  ['text as it is typed', '<pre>a\n  b</pre>', 'a\n  b'],
])('%s', (_what, html, words) => {
  expect(htmlWords(html)).toBe(words)
})

it('of very deep or broken markup', () => {
  const startedMs = performance.now()
  expect(htmlWords(`${'<div>'.repeat(300_000)}words`)).toContain('words')
  expect(htmlWords(`${'<b '.repeat(300_000)}>words`)).not.toContain('\u0000')
  expect(htmlWords(`${'<table><tr><td>'.repeat(400)}words`)).toContain('words')
  expect(performance.now() - startedMs).toBeLessThan(5_000)
})
