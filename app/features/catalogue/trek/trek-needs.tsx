import { m } from '#app/paraglide/messages.js'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { TrekPage } from './trek-schema.ts'

/** Requirements for trekkers and official rules, each rule with the date it was checked. */
export function TrekNeeds({ needs, rules }: Pick<TrekPage, 'needs' | 'rules'>) {
  const known = rules.map(({ name, words, checked, certain }) => ({
    name,
    words,
    note: certain ? m.trek_checked({ day: checked }) : m.trek_usually({ day: checked }),
  }))
  return (
    <>
      <Section id="needs" rhythm="tight">
        <Wrap>
          <SectionHead title={m.trek_needs()} />
          <AnswerList rows={needs} />
        </Wrap>
      </Section>
      <Section tone="mist" id="rules" rhythm="tight">
        <Wrap>
          <SectionHead title={m.trek_rules()}>
            <Text size="lead">{m.trek_rules_lead()}</Text>
          </SectionHead>
          <AnswerList rows={known} />
        </Wrap>
      </Section>
    </>
  )
}
