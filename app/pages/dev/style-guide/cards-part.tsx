import { PlaceCard } from '#app/features/catalogue/place/place-card.tsx'
import { SpeciesCard } from '#app/features/catalogue/species/species-card.tsx'
import { StaffCard } from '#app/features/people/staff/staff-card.tsx'
import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import { Sample } from './sample.tsx'
import { person, place, species, trip } from './samples.ts'

export function CardsPart() {
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
      <Sample name="SpeciesCard: without a plate, with its line" look="cards">
        <SpeciesCard species={species} />
        <SpeciesCard species={species} withLine />
      </Sample>
      <Sample name="StaffCard" look="cards">
        <StaffCard person={person} />
      </Sample>
    </>
  )
}
