import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { Display } from '#app/ui/display.tsx'
import { Folding } from '#app/ui/folding.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { factNote, subjectName } from './before-you-go.ts'
import type { TripBefore, TripBeforeRow } from './before-you-go-schema.ts'

/** What the days say and what is written of the country; of several countries each in a row of its own. */
function toAnswers({ subject, lines, facts }: TripBeforeRow) {
  const name = subjectName(subject)
  const [first] = facts
  const own = first && first.country === null ? first : null
  const words = [...lines, ...(own ? [own.words] : [])].join(' ')
  return [
    ...(words === '' ? [] : [{ name, words, ...(own && { note: factNote(own) }) }]),
    ...facts.flatMap(fact =>
      fact.country === null
        ? []
        : [{ name: `${name}: ${fact.country}`, words: fact.words, note: factNote(fact) }],
    ),
  ]
}

/** What the travellers of a trip need to know before going, and nothing else. */
export function TripBeforeSection({ before: { countries, rows } }: { before: TripBefore }) {
  return (
    <Section id="before" rhythm="tight">
      <Wrap>
        <Folding summary={<Display size={64}>{m.before_trip_title()}</Display>}>
          <Text size="lead">{m.before_trip_lead()}</Text>
          <AnswerList rows={rows.flatMap(toAnswers)} inColumns />
          {countries.map(({ tag, name }) => (
            <MoreLink key={tag} to={links.beforeYouGo(tag)}>
              {m.before_all({ name })}
            </MoreLink>
          ))}
        </Folding>
      </Wrap>
    </Section>
  )
}
