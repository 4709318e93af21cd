import { m } from '#app/paraglide/messages.js'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { TrekPage } from './trek-schema.ts'

/** The best months with reasons, and the months to avoid. */
export function TrekMonths({ seasons, avoid }: Pick<TrekPage, 'seasons' | 'avoid'>) {
  const rows = seasons.map(({ months, reason }) => ({ name: months, words: reason }))
  return (
    <Section tone="sky" id="when" rhythm="tight">
      <Wrap>
        <SectionHead title={m.season_when_to_go()} />
        <AnswerList rows={[...rows, { name: m.trek_avoid(), words: avoid }]} />
      </Wrap>
    </Section>
  )
}
