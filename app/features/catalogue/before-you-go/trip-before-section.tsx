import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { AnswerList } from '#app/ui/answer-list.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { factNote, subjectName } from './before-you-go.ts'
import type { TripBefore, TripBeforeRow } from './trip-before-schema.ts'

/** What the days say, then what is written of each country, named if there are several. */
function toAnswer({ subject, lines, facts }: TripBeforeRow) {
  const written = facts.map(({ country, words }) => (country ? `${country}: ${words}` : words))
  const notes = [...new Set(facts.map(factNote))]
  return {
    name: subjectName(subject),
    words: [...lines, ...written].join(' '),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  }
}

/** What the travellers of a trip need to know before going, and nothing else. */
export function TripBeforeSection({ before: { countries, rows } }: { before: TripBefore }) {
  return (
    <Section id="before">
      <Wrap>
        <SectionHead title={m.before_trip_title()}>
          <Text>{m.before_trip_lead()}</Text>
        </SectionHead>
        <AnswerList rows={rows.map(toAnswer)} />
        {countries.map(({ tag, name }) => (
          <MoreLink key={tag} to={links.beforeYouGo(tag)}>
            {m.before_all({ name })}
          </MoreLink>
        ))}
      </Wrap>
    </Section>
  )
}
