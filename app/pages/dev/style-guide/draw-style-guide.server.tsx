import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { AppError } from '#app/app-error.ts'
import { HotelRows } from '#app/features/catalogue/hotel/hotel-rows.tsx'
import { NothingMatches } from '#app/features/catalogue/list/nothing-matches.tsx'
import { PlaceCard } from '#app/features/catalogue/place/place-card.tsx'
import { SpeciesCard } from '#app/features/catalogue/species/species-card.tsx'
import { TourRows } from '#app/features/catalogue/tour/tour-rows.tsx'
import { StaffCard } from '#app/features/people/staff/staff-card.tsx'
import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import type { FilmData } from '#app/features/voices/film/film.ts'
import { FilmCard } from '#app/features/voices/film/film-card.tsx'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import { links } from '#app/links.ts'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import type { RequestContext } from '#app/request-context.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ChipsPart } from './chips-part.tsx'
import { FiguresPart } from './figures-part.tsx'
import { Sample } from './sample.tsx'
import { hotel, person, place, species, tour, trip } from './samples.ts'
import { VoicesPart } from './voices-part.tsx'
import { WordsPart } from './words-part.tsx'

function ButtonsPart() {
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

function CardsPart() {
  return (
    <>
      <Sample name="TripCard: with a price, for who was asked about, without a price" look="cards">
        <TripCard trip={trip} />
        <TripCard trip={{ ...trip, title: 'For one alone' }} group="Solo" />
        <TripCard trip={{ ...trip, title: 'Not yet priced', from: null }} />
      </Sample>
      <Sample name="PlaceCard: all that is known, little known" look="cards">
        <PlaceCard place={place} />
        <PlaceCard place={{ ...place, altitude: null, nights: null, months: null, driest: null }} />
      </Sample>
      <Sample name="SpeciesCard: without a plate, with where it is seen" look="cards">
        <SpeciesCard species={species} />
        <SpeciesCard species={{ ...species, where: 'Costa Rica, Panama: Jan–Apr' }} />
      </Sample>
      <Sample name="StaffCard" look="cards">
        <StaffCard person={person} />
      </Sample>
    </>
  )
}

function EmptyPart() {
  return (
    <>
      <Sample name="Skeleton: a line, a height, a picture" look="cards">
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton height="6rem" />
        <Skeleton ratio="4 / 3" />
      </Sample>
      <Sample name="NothingMatches: a list that is empty" look="rows">
        <NothingMatches
          filter={{ facets: [], sort: 'price', sorts: ['price'] }}
          looser={[
            { dropped: ['month'], count: 6 },
            { dropped: ['month', 'place'], count: 18 },
          ]}
          link={() => '#empty'}
        />
      </Sample>
      <Sample
        name="CeibaTree: whole, bare where nothing is found, fallen where something failed"
        look="cards"
      >
        <CeibaTree state="whole" />
        <CeibaTree state="bare" />
        <CeibaTree state="fallen" />
      </Sample>
      <Sample name="ErrorPage: takes the whole page">
        <TextLink to={links.devMailEmail('0')}>A page that is not there</TextLink>
      </Sample>
    </>
  )
}

function FieldsPart() {
  return (
    <>
      <Sample name="TextField: empty, hint, optional, filled, wrong, disabled" look="cards">
        <TextField label="Name" name="guide-name" />
        <TextField label="Email" name="guide-email" type="email" hint="We answer here." />
        <TextField label="Phone" name="guide-phone" mark="(optional)" />
        <TextField label="Name" name="guide-filled" defaultValue="Priya" />
        <TextField label="Email" name="guide-wrong" defaultValue="priya@" error="Email is invalid" />
        <TextField label="Name" name="guide-off" defaultValue="Priya" disabled />
      </Sample>
      <Sample name="SelectField: usual, wrong, disabled" look="cards">
        <SelectField label="Country" name="guide-country">
          <option>Costa Rica</option>
          <option>Peru</option>
        </SelectField>
        <SelectField label="Country" name="guide-no-country" error="Country is required">
          <option value="">Choose</option>
          <option>Peru</option>
        </SelectField>
        <SelectField label="Country" name="guide-country-off" disabled>
          <option>Costa Rica</option>
        </SelectField>
      </Sample>
      <Sample name="TextArea: usual, wrong" look="cards">
        <TextArea label="Message" name="guide-message" hint="Who, when, and what you hope for." />
        <TextArea label="Message" name="guide-no-message" error="Message is required" />
      </Sample>
      <Sample name="CheckField: boxes, discs, a count, wrong, disabled" look="cards">
        <CheckField label="Send me the newsletter" name="guide-email" />
        <CheckField label="Wildlife" name="guide-wildlife" defaultChecked count={7} />
        <CheckField type="radio" label="By email" name="guide-way" defaultChecked />
        <CheckField type="radio" label="By phone" name="guide-way" />
        <CheckField label="I have read the terms" name="guide-terms" error="Please tick this" />
        <CheckField label="Not offered" name="guide-not" disabled />
      </Sample>
    </>
  )
}

const nothing = () => undefined
const still = {
  onHover: nothing,
  onMoved: nothing,
  onLeave: nothing,
  onPress: nothing,
  onStarted: nothing,
  onStopped: nothing,
  onEnded: nothing,
  video: nothing,
  bare: true,
}

/** The three states of a film card, for any film. */
function FilmsPart({ film }: { film: FilmData | null }) {
  if (!film) return <p>There is no film to show.</p>
  return (
    <Sample name="FilmCard: at rest, playing, in writing" look="cards">
      <FilmCard film={film} playing={false} {...still} />
      <FilmCard film={film} playing {...still} />
      <FilmCard
        film={{ ...film, video: null, answer: film.answer ?? 'The other coast is dry.' }}
        playing={false}
        {...still}
      />
    </Sample>
  )
}

const picture = mastheadPicture({ poster: { kind: 'volcano', palette: 'dawn', seed: 'style guide' } })

const looks = [
  { look: 'plain', tone: 'paper', title: 'Where the cloud is' },
  { look: 'line', tone: 'sky', title: 'Monteverde' },
  { look: 'large', tone: 'mist', title: 'Peru' },
  { look: 'split', tone: 'night', title: 'Turtles at night' },
] as const

function MastheadsPart() {
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

const TITLE = 'guide-dialog-title'

function NotesPart() {
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

const noTool = () => null

function RowsPart() {
  return (
    <>
      <Sample name="TourRows: told whole, told in a list, without a price; press one to open it" look="rows">
        <TourRows
          tours={[
            tour,
            { ...tour, key: 'guide-tour-listed', name: 'In a list', whole: null },
            { ...tour, key: 'guide-tour-unpriced', name: 'Not yet priced', price: null, times: [] },
          ]}
          tool={noTool}
        />
      </Sample>
      <Sample name="HotelRows: with a price, without; press one to open it" look="rows">
        <HotelRows
          hotels={[
            hotel,
            { ...hotel, key: 'guide-hotel-unpriced', name: 'Casa Guarumo', price: null, rooms: 1 },
          ]}
          tool={noTool}
        />
      </Sample>
    </>
  )
}

const parts = [
  { id: 'words', title: 'Words and signs', Part: WordsPart },
  { id: 'buttons', title: 'Buttons and links', Part: ButtonsPart },
  { id: 'chips', title: 'Chips and ways on', Part: ChipsPart },
  { id: 'fields', title: 'Fields', Part: FieldsPart },
  { id: 'notes', title: 'Notes and dialog', Part: NotesPart },
  { id: 'cards', title: 'Cards', Part: CardsPart },
  { id: 'rows', title: 'Rows: hotel and tour', Part: RowsPart },
  { id: 'voices', title: 'Review cards and letters', Part: VoicesPart },
  { id: 'films', title: 'Film card', Part: FilmsPart },
  { id: 'mastheads', title: 'Mastheads', Part: MastheadsPart },
  { id: 'figures', title: 'Routes, seasons, prices and the sun’s path', Part: FiguresPart },
  { id: 'empty', title: 'Skeletons, empty and error states', Part: EmptyPart },
]

/**
 * The style guide as HTML, and its parts for the list above it.
 * @throws AppError `not_found` if the development pages are off.
 */
export async function drawStyleGuide(ctx: Pick<RequestContext, 'db' | 'dev' | 'locale'>) {
  if (!ctx.dev) throw new AppError('not_found')
  const [film = null] = await getFilms(ctx, { limit: 1 })
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {parts.map(({ id, title, Part }) => (
        <section key={id} id={id} className="style-guide-part" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Part film={film} />
        </section>
      ))}
    </MemoryRouter>,
  )
  return { html, parts: parts.map(({ id, title }) => ({ id, title })) }
}
