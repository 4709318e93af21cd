import { HotelRows } from '#app/features/catalogue/hotel/hotel-rows.tsx'
import { TourRows } from '#app/features/catalogue/tour/tour-rows.tsx'
import { Sample } from './sample.tsx'
import { hotel, tour } from './samples.ts'

const noTool = () => null

export function RowsPart() {
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
