import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Text } from '#app/ui/text.tsx'
import { Track } from '#app/ui/track.tsx'
import { Sample } from './sample.tsx'

const pageAt = (page: number) => `#page-${page}`

export function ChipsPart() {
  return (
    <>
      <Sample name="Chip: a link, here, a toggle, pressed, disabled">
        <Chip to="#chips">Wildlife</Chip>
        <Chip to="#chips" aria-current="true">
          Birds
        </Chip>
        <Chip aria-pressed={false}>Surf</Chip>
        <Chip aria-pressed>Coffee</Chip>
        <Chip disabled>Whales</Chip>
      </Sample>
      <Sample name="ChipChoice: several, one of a set, disabled">
        <ChipChoice type="checkbox" defaultChecked>
          Families
        </ChipChoice>
        <ChipChoice type="checkbox">Couples</ChipChoice>
        <ChipChoice type="radio" name="guide-when" defaultChecked>
          April
        </ChipChoice>
        <ChipChoice type="radio" name="guide-when">
          May
        </ChipChoice>
        <ChipChoice type="checkbox" disabled>
          Friends
        </ChipChoice>
      </Sample>
      <Sample name="Pager: the first, a middle and the last page" look="rows">
        <Pager label="First of the pages" page={1} pages={4} to={pageAt} />
        <Pager label="Second of the pages" page={2} pages={4} to={pageAt} />
        <Pager label="Last of the pages" page={4} pages={4} to={pageAt} />
      </Sample>
      <Sample name="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { label: 'Costa Rica', to: '#chips' },
            { label: 'Tours', to: '#buttons' },
          ]}
        />
      </Sample>
      <Sample name="Track: cards that scroll" look="wide">
        <Track label="Six cards" title={<Text>Six cards</Text>} column="16rem">
          {[1, 2, 3, 4, 5, 6].map(card => (
            <Text key={card} size="big">
              Card {card}
            </Text>
          ))}
        </Track>
      </Sample>
    </>
  )
}
