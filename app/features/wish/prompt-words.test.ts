import { expect, it } from 'vitest'
import { promptsInWords } from './prompt-words.ts'

it.each([
  ['en', ['Does not eat: fish', 'Shoe size: 38', 'Slow on stairs']],
  ['es', ['No come: fish', 'Shoe size: 38', 'Slow on stairs']],
] as const)('what travellers said of themselves is read in words, never as keys: %s', (locale, words) => {
  const prompts: Record<string, string>[] = [
    { diet: 'fish' },
    { prompt: 'Shoe size', answer: '38' },
    { remark: 'Slow on stairs' },
  ]
  expect(promptsInWords(prompts, locale)).toEqual(words)
})
