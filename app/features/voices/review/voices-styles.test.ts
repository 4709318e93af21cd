import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/features/voices/review'

test('the styles that stand at once are all the styles the voices use', () => {
  expect(new Set(importsOf(`${here}/voices-styles.ts`))).toEqual(stylesBehind(`${here}/voices-band.tsx`))
})
