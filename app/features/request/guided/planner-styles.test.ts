import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/features/request/guided'

test('the styles that stand at once are all the styles the planner and its last step use', () => {
  const used = [...stylesBehind(`${here}/planner.tsx`), ...stylesBehind(`${here}/you-step.tsx`)]
  expect(new Set(importsOf(`${here}/planner-styles.ts`))).toEqual(new Set(used))
})
