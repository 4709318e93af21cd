import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { Sample } from './sample.tsx'

const TITLE = 'guide-dialog-title'

export function NotesPart() {
  return (
    <>
      <Sample name="Note: sent, failed, waiting" look="rows">
        <Note kind="ok">Your message has been sent!</Note>
        <Note kind="error">There was an error sending your message. Please try again.</Note>
        <Note kind="wait">Sending.</Note>
      </Sample>
      <Sample name="Dialog: press to open; a sheet from below under 1024 px">
        <SecondaryButton data-opens={TITLE}>Open the dialog</SecondaryButton>
        <Dialog open={false} onClose={() => undefined} labelledBy={TITLE}>
          <Display size={44} id={TITLE}>
            Ask us anything
          </Display>
          <Text>Focus stays inside, and Escape closes it.</Text>
          <Button>Send</Button>
        </Dialog>
      </Sample>
      <Sample name="FoldParts: what opens under a row" look="rows">
        <FoldParts
          lead="A dawn walk above the valley."
          body={['We meet at half past five, when the fig trees are full.']}
          after={<SecondaryButton size="sm">Ask about this</SecondaryButton>}
        >
          <FoldPart title="Bring" items={['Rain jacket', 'Water']} />
          <FoldPart title="Nothing here, so nothing is shown" items={[]} />
        </FoldParts>
      </Sample>
    </>
  )
}
