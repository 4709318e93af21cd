import { expect, it } from 'vitest'
import { hasAnswersInside } from './answers-inside.ts'

const HEAD =
  '<p>From: Ana &lt;ana@ceiba.test&gt;<br>Sent: 9 February 2027 18:20<br>To: Ivo<br>Subject: Trip</p>'

it.each<[what: string, html: string, isSo: boolean]>([
  ['an answer in red', '<p>Dear Ivo</p><p>How many?</p><p style="color:#FF0000">Two</p>', true],
  ['one behind its question', '<p>Dear Ivo</p><p>How many? <font color="blue">Two</font></p>', true],
  ['one on yellow', '<p>Dear Ivo</p><p>How many?</p><p><span style="background:yellow">Two</span></p>', true],
  ['one in bold below its question', '<p>Dear Ivo</p><p>How many?</p><p><b>Two</b></p>', true],
  ['one in the blue of an old program', '<p>How many?</p><p style="color:#1F497D">Two</p>', true],
  ['no other hand', '<p>Dear Ivo</p><p>How many?</p><p style="color:rgb(0,0,0)">Ana</p>', false],
  [
    'a link',
    '<p>Dear Ivo</p><p>Fine?</p><p><a style="color:#0000ff" href="https://x.test">Yes</a></p>',
    false,
  ],
  ['a history in one colour', '<div style="color:#ff0000"><p>Dear Ivo</p><p>Fine?</p></div>', false],
  ['a heading', '<p>Dear Ivo</p><p><b>Day 1</b></p><p>Lima</p>', false],
])('%s', (_what, html, isSo) => {
  expect(hasAnswersInside(`<p style="color:#ff0000">Hello</p>${HEAD}${html}`)).toBe(isSo)
})

it('no answers without an email that is answered', () => {
  expect(hasAnswersInside('<p>Fine?</p><p style="color:#ff0000">Yes</p>')).toBe(false)
})
