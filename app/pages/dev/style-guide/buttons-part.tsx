import { Button } from '#app/ui/button.tsx'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Sample } from './sample.tsx'

export function ButtonsPart() {
  return (
    <>
      <Sample name="Button: small, medium, large; a link; another sign">
        <Button size="sm">Send</Button>
        <Button>Send</Button>
        <Button size="lg">Send</Button>
        <Button to="#buttons">See the trip</Button>
        <Button icon="chat-circle-text-bold">Ask us anything</Button>
      </Sample>
      <Sample name="Button: loading, disabled, aria-disabled">
        <Button loading>Sending</Button>
        <Button disabled>Send</Button>
        <Button aria-disabled>Make my adventure</Button>
      </Sample>
      <Sample name="Button: as wide as its place" look="rows">
        <Button block>Send</Button>
      </Sample>
      <Sample name="SecondaryButton: medium, small, with a sign, disabled">
        <SecondaryButton>Save</SecondaryButton>
        <SecondaryButton size="sm">Save</SecondaryButton>
        <SecondaryButton icon="phone">Call</SecondaryButton>
        <SecondaryButton disabled>Save</SecondaryButton>
      </Sample>
      <Sample name="TertiaryButton: plain, with a sign, disabled">
        <TertiaryButton>Remove</TertiaryButton>
        <TertiaryButton icon="x-bold">Remove</TertiaryButton>
        <TertiaryButton disabled>Remove</TertiaryButton>
      </Sample>
      <Sample name="DiscButton: outline, red, plain; pressed; disabled">
        <DiscButton icon="arrow-right-bold" label="Next" />
        <DiscButton icon="play-fill" label="Play" look="red" />
        <DiscButton icon="x-bold" label="Close" look="plain" />
        <DiscButton icon="check-circle-fill" label="Saved" aria-pressed />
        <DiscButton icon="arrow-left-bold" label="Previous" disabled />
      </Sample>
      <Sample name="TextLink, MoreLink">
        <TextLink to="#buttons">Underlined in red</TextLink>
        <MoreLink to="#buttons">All trips</MoreLink>
        <MoreLink to="#buttons" icon="chat-circle-text-bold">
          Ask Daniela
        </MoreLink>
      </Sample>
    </>
  )
}
