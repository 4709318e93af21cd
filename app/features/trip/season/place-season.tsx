import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { ClimateChart } from './climate-chart.tsx'
import { MonthHeads } from './month-heads.tsx'
import type { PlaceSeasonData } from './season-schema.ts'

/** Best months of a place and the reason, with its climate chart if the climate is known. */
export function PlaceSeason({ place, season }: { place: string; season: PlaceSeasonData }) {
  const { reason, months, best, inWords } = season
  return (
    <Section tone="sunken" id="when">
      <Wrap>
        <SectionHead title={m.season_when_to_go()}>
          <Text size="lead">{reason}</Text>
        </SectionHead>
        {months.length > 0 ? (
          <ClimateChart place={place} months={months} />
        ) : (
          <>
            <VisuallyHidden>{m.season_best_months({ months: inWords })}</VisuallyHidden>
            <MonthHeads best={best} />
          </>
        )}
      </Wrap>
    </Section>
  )
}
