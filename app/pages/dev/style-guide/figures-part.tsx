import { PriceBlock } from '#app/features/trip/price/price-block.tsx'
import type { PriceData } from '#app/features/trip/price/price-schema.ts'
import { YearOfSuns } from '#app/features/trip/season/year-of-suns.tsx'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import type { AnswerClock } from '#app/picture/sun-path/sun-path.ts'
import { SunPath } from '#app/picture/sun-path/sun-path.tsx'
import { Sample } from './sample.tsx'
import { stops } from './samples.ts'

const clock: AnswerClock = {
  sentAt: '2026-03-11T15:00:00Z',
  dueAt: '2026-03-11T21:00:00Z',
  hours: [{ days: [1, 2, 3, 4, 5], from: '07:30', to: '17:30' }],
  timeZone: 'America/Costa_Rica',
  daysOff: [],
}

const price: PriceData = {
  currency: 'US$',
  from: '2,640',
  fromDays: '16 Apr – 14 Dec',
  bestMonths: [1, 2, 7],
  notRunMonths: [],
  childPrice: null,
  family: { who: '2 adults and 2 children of 8 to 11, in all', prices: ['8,660', null], from: null },
  linesPeriod: '16 Apr – 14 Dec',
  lines: [
    { what: 'Nine nights', each: '1,400', shared: '2,800' },
    { what: 'Guided days', each: '1,240', shared: null },
  ],
  periods: ['16 Apr – 14 Dec', '15 Dec – 15 Apr'],
  rows: [
    { party: 1, prices: ['3,510', null], dearerBy: null },
    { party: 2, prices: ['2,640', '2,980'], dearerBy: null },
  ],
}

export function FiguresPart() {
  return (
    <>
      <Sample name="RouteStrip: labelled, bare" look="rows">
        <div>
          <RouteStrip stops={stops} />
        </div>
        <div>
          <RouteStrip stops={stops} look="bare" />
        </div>
      </Sample>
      <Sample name="YearOfSuns" look="wide">
        <YearOfSuns
          note="The larger the sun, the drier the month."
          rows={[
            { name: 'Pacific', dryness: [5, 5, 5, 4, 2, 1, 2, 1, 0, 0, 2, 4] },
            { name: 'Caribbean', dryness: [2, 3, 3, 2, 2, 2, 1, 2, 4, 4, 1, 1] },
          ]}
          events={[
            { name: 'Green turtles lay', months: [7, 8, 9, 10] },
            { name: 'Coffee is picked', months: [12, 1, 2, 3] },
          ]}
        />
      </Sample>
      <Sample name="SunPath: at work, before hours, promised for tomorrow, no hour promised" look="cards">
        <SunPath clock={clock} now={new Date('2026-03-11T16:30:00Z')} place="San José" />
        <SunPath clock={clock} now={new Date('2026-03-11T10:00:00Z')} place="San José" />
        <SunPath
          clock={{ ...clock, dueAt: '2026-03-12T17:00:00Z' }}
          now={new Date('2026-03-11T21:30:00Z')}
          place="San José"
        />
        <SunPath clock={null} now={new Date('2026-03-11T16:30:00Z')} place={null} />
      </Sample>
      <Sample name="PriceBlock: priced" look="wide">
        <PriceBlock price={price} />
      </Sample>
    </>
  )
}
