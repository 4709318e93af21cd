import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import { BeforeTable } from './before-table.tsx'
import { subjectName } from './before-you-go.ts'
import { Fact } from './fact.tsx'
import type { TripBefore, TripBeforeRow } from './trip-before-schema.ts'

function Words({ lines, facts }: TripBeforeRow) {
  return (
    <>
      {lines.length > 0 && <Text>{lines.join(' ')}</Text>}
      {facts.map(fact => (
        <Fact key={fact.tag} fact={fact} before={fact.country && <b>{fact.country}. </b>} />
      ))}
    </>
  )
}

/** What the travellers of a trip need to know before going, and nothing else. */
export function TripBeforeSection({ before: { countries, rows } }: { before: TripBefore }) {
  return (
    <BeforeTable rows={rows.map(row => ({ name: subjectName(row.subject), words: <Words {...row} /> }))}>
      <Display size={64}>{m.before_trip_title()}</Display>
      <Text>{m.before_trip_lead()}</Text>
      {countries.map(({ tag, name }) => (
        <MoreLink key={tag} to={links.beforeYouGo(tag)}>
          {m.before_all({ name })}
        </MoreLink>
      ))}
    </BeforeTable>
  )
}
