import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/frame/header'

test('the styles that stand at once are all the styles the header uses', () => {
  expect(new Set(importsOf(`${here}/header-styles.ts`))).toEqual(stylesBehind(`${here}/header.tsx`))
})
