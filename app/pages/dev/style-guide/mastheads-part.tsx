import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { Sample } from './sample.tsx'

const picture = mastheadPicture({ poster: { kind: 'volcano', palette: 'dawn', seed: 'style guide' } })

const looks = [
  { look: 'plain', tone: 'paper', title: 'Where the cloud is' },
  { look: 'line', tone: 'sky', title: 'Monteverde' },
  { look: 'large', tone: 'mist', title: 'Peru' },
  { look: 'split', tone: 'night', title: 'Turtles at night' },
] as const

export function MastheadsPart() {
  return (
    <>
      {looks.map(({ look, tone, title }) => (
        <Sample key={look} name={`Masthead: ${look}, on ${tone}`} look="wide">
          <Masthead
            look={look}
            tone={tone}
            title={title}
            picture={<MastheadFrame picture={picture} beside={look === 'split'} decorative />}
            lead="Two oceans, one short drive, and a cloud forest in between."
            end={<Button>Make my adventure</Button>}
          />
        </Sample>
      ))}
    </>
  )
}
