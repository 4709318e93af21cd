import { Avatar } from '#app/ui/avatar.tsx'
import { Display } from '#app/ui/display.tsx'
import { DoneSun } from '#app/ui/done-sun.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { iconNames } from '#app/ui/icons.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { Sample } from './sample.tsx'

const sizes = [140, 120, 96, 64, 44, 30, 24, 20] as const
const texts = ['big', 'lead', 'body', 'small', 'fine'] as const
const tones = ['paper', 'raised', 'sunken', 'sky', 'mist', 'night', 'red'] as const

export function WordsPart() {
  return (
    <>
      <Sample name="Display: every size" look="rows">
        {sizes.map(size => (
          <Display key={size} as="p" size={size}>
            Cloud forest
          </Display>
        ))}
      </Sample>
      <Sample name="Text: every size; quiet, faint" look="rows">
        {texts.map(size => (
          <Text key={size} size={size}>
            Two oceans, one short drive ({size}).
          </Text>
        ))}
        <Text tone="quiet">Two oceans, one short drive (quiet).</Text>
        <Text tone="faint">Two oceans, one short drive (faint).</Text>
      </Sample>
      <Sample name="Section: every tone" look="wide">
        {tones.map(tone => (
          <Section key={tone} as="div" tone={tone} rhythm="tight">
            <Wrap>
              <SectionHead title={tone}>
                <Text>What stands across from a title.</Text>
              </SectionHead>
            </Wrap>
          </Section>
        ))}
      </Sample>
      <Sample name="Icon: every sign">
        {iconNames.map(name => (
          <Icon key={name} name={name} />
        ))}
        <Icon name="caret-down-bold" size="xs" />
      </Sample>
      <Sample name="Avatar: small, medium, large, named">
        <Avatar name="Daniela Quesada" size="sm" />
        <Avatar name="Daniela Quesada" />
        <Avatar name="Daniela Quesada" size="lg" />
        <Avatar name="Rafael Huamán" alt="Rafael Huamán" />
      </Sample>
      <Sample name="Facts: two columns, one" look="cards">
        <Facts facts={facts} />
        <Facts facts={facts} columns={1} />
      </Sample>
      <Sample name="DoneSun" look="cards">
        <DoneSun />
      </Sample>
    </>
  )
}

const facts = [
  { label: 'Nights', value: 'Three' },
  { label: 'Altitude', value: '1,440 m' },
]
