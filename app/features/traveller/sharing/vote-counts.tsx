import type { OpenVote } from '#app/features/proposal/vote/vote-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { DayMarks } from './day-marks.tsx'
import styles from './vote-counts.module.css'

/** Counts of a closed vote, the most wanted days first (design 15, vote revealed). */
export function VoteCounts({ vote: { days, counts, locale } }: { vote: OpenVote }) {
  if (!counts) {
    return (
      <Section rhythm="tight">
        <Wrap>
          <Text>{m.vote_too_few()}</Text>
        </Wrap>
      </Section>
    )
  }
  const wanted = counts.toSorted((a, b) => b.yes - a.yes || a.ratherNot - b.ratherNot)
  return (
    <Section rhythm="tight">
      <Wrap className={styles.counts}>
        <Display as="h2" size={30}>
          {m.vote_most_wanted()}
        </Display>
        <ol>
          {wanted.map(count => {
            const index = days.findIndex(({ id }) => id === count.day)
            const day = days[index]
            return (
              day && (
                <li key={day.id}>
                  {day.picture && (
                    <PictureFrame
                      picture={day.picture}
                      ratio="4x3"
                      sizes="7rem"
                      decorative
                      className={styles.picture}
                    />
                  )}
                  <span className={styles.day}>
                    <b lang={locale}>{day.title}</b>
                    <small>{m.itinerary_day({ number: index + 1 })}</small>
                  </span>
                  <DayMarks count={count} />
                </li>
              )
            )
          })}
        </ol>
        <Text size="fine" tone="quiet">
          {m.vote_counts()}
        </Text>
      </Wrap>
    </Section>
  )
}
