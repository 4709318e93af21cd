import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#database/values/locale.ts'

/** What a traveller said of themselves, in words: `{ diet: 'vegan' }` of our own form, `{ prompt, answer }` of a call. */

const names: Record<string, (inputs: Record<never, never>, options: { locale: Locale }) => string> = {
  diet: m.travellers_diet,
  mobility: m.travellers_mobility,
  room: m.travellers_room,
  notes: m.travellers_notes,
}

export function promptsInWords(prompts: readonly Record<string, string>[], locale: Locale): string[] {
  return prompts.flatMap(({ prompt, answer, ...ours }) => [
    ...(prompt && answer ? [`${prompt}: ${answer}`] : []),
    ...Object.entries(ours).map(([key, said]) => {
      const name = names[key]?.({}, { locale })
      return name ? `${name}: ${said}` : said
    }),
  ])
}
