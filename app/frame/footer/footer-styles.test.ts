import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/frame/footer'

test('the styles that stand at once are all the styles the footer uses', () => {
  expect(new Set(importsOf(`${here}/footer-styles.ts`))).toEqual(stylesBehind(`${here}/footer.tsx`))
})
