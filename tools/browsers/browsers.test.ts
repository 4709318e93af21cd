import { expect, test } from 'vitest'
import { unsupportedInScript } from './script-features.ts'
import { unsupportedInSheet } from './sheet-features.ts'

const inSheet = (css: string) => unsupportedInSheet('a.css', css).map(({ feature }) => feature)
const inScript = (source: string) => unsupportedInScript('a.tsx', source).map(({ feature }) => feature)

test.each([
  ['a property', '.a { interpolate-size: allow-keywords }', 'interpolate-size'],
  ['an unknown property', '.a { colour: red }', 'colour'],
  ['a value', '.a { text-wrap: pretty }', 'text-wrap: pretty'],
  ['a function', '.a { width: calc-size(auto, size) }', 'calc-size()'],
  ['a unit', '.a { width: 1ric }', '1ric'],
  ['a selector', '.a::picker-icon { color: red }', '::picker-icon'],
  ['a rule', '@position-try --a { top: 0 }', '@position-try'],
  [
    'a question to the screen',
    '@media (prefers-reduced-data: reduce) { .a { top: 0 } }',
    '@media (prefers-reduced-data)',
  ],
])('%s that a supported browser lacks is reported', (_, css, feature) => {
  expect(inSheet(css)).toContain(feature)
})

test.each([
  [
    'what all know',
    '.a:has(.b) { display: grid; grid-template-columns: subgrid; width: 50cqi; color: oklch(50% 0.1 20) }',
  ],
  [
    'what the build writes otherwise for older ones',
    '.a { user-select: none; .b { color: light-dark(red, blue) } }',
  ],
  ['what is asked for first', '@supports (position-area: top) { .a { position-area: top } }'],
  ['names of ours', '.a { --interpolate-size: 1; animation: pretty 1s }'],
])('%s is no fault in a style sheet', (_, css) => {
  expect(inSheet(css)).toEqual([])
})

test.each([
  ['a function of its own', 'Promise.try(start)', 'Promise.try()'],
  [
    'a global',
    'new Temporal.PlainDate(2026, 1, 1); scheduler.yield(); requestIdleCallback(start)',
    'requestIdleCallback()',
  ],
  ['a class', 'new CloseWatcher()', 'CloseWatcher()'],
  ['a method', 'list.moveBefore(item, null)', '.moveBefore()'],
  ['a method asked for carefully', 'document.startViewTransition?.(start)', '.startViewTransition()'],
  ['an event', 'row.addEventListener("scrollend", stop)', 'scrollend event'],
  ['an event in a document', '<ul onScrollEnd={stop} />', 'scrollend event'],
  ['an attribute', '<details name="one" />', '<details name>'],
  ['an element', '<selectedcontent />', '<selectedcontent>'],
])('%s that a supported browser lacks is reported in a script', (_, source, feature) => {
  expect(inScript(source)).toContain(feature)
})

test('features that all browsers have, and our own methods of the same name, are no faults in a script', () => {
  const source =
    'import { z } from "zod"\nz.union([a, b]); Map.groupBy(rows, key); row.scrollIntoView(); <dialog popover="auto" inert />'
  expect(inScript(source)).toEqual([])
})
