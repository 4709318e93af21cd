import type { HotelRowData } from '#app/features/catalogue/hotel/hotel-schema.ts'
import type { PlaceCardData } from '#app/features/catalogue/place/place-schema.ts'
import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'
import type { TourRowData } from '#app/features/catalogue/tour/tour-schema.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'

/** Sample data for the style guide, not from the database. */

export const stops = [
  { place: 'La Fortuna', nights: 2 },
  { place: 'Monteverde', nights: 3 },
  { place: 'Bahía Drake', nights: 4 },
]

const waterfall = { poster: { kind: 'waterfall', palette: 'monsoon', seed: 'style guide' } } as const

export const trip: TripCardData = {
  key: 'slow-water',
  countries: [{ tag: 'costa-rica', name: 'Costa Rica' }],
  title: 'Slow Water',
  line: 'Three rivers, three falls, and no hurry between them.',
  days: 10,
  months: 'Dec–Apr',
  groups: ['Couple', 'Solo'],
  stops,
  from: 'US$ 2,640',
  currency: 'USD',
  ofParty: null,
  fromDays: '16 Apr – 14 Dec',
  planner: null,
  reviews: { count: 6, mean: '4.5' },
  picture: waterfall,
  longDrive: '5 h 20 min',
  oneNights: 2,
}

export const place: PlaceCardData = {
  country: 'costa-rica',
  slug: 'monteverde',
  name: 'Monteverde',
  line: 'Cloud that drips upwards, and a village of Quakers.',
  picture: { poster: { kind: 'volcano', palette: 'dawn', seed: 'style guide' } },
  altitude: '1,440 m',
  nights: '2–3 nights',
  months: 'Jan–Apr',
  driest: 'Mar',
}

export const species: SpeciesCardData = {
  key: 'quetzal',
  kind: 'bird',
  name: 'Resplendent quetzal',
  latin: 'Pharomachrus mocinno',
  line: 'It eats wild avocados whole.',
  plate: null,
}

export const person: StaffFace = {
  fkey: 'daniela-quesada',
  name: 'Daniela Quesada',
  firstName: 'Daniela',
  place: 'San José',
  livesIn: 'costa-rica',
  home: 'Costa Rica',
  role: 'Plans Costa Rica and Panama',
  since: 'She has planned trips since she was nineteen.',
  countries: ['costa-rica'],
  portraitVersion: 'style-guide',
  photo: null,
}

export const tour: TourRowData = {
  key: 'guide-tour',
  country: 'costa-rica',
  type: 'wildlife',
  name: 'Quetzals at dawn',
  line: 'Under the wild avocados, at the hour they eat.',
  lead: 'A short walk above the valley, before the light is on the road.',
  picture: place.picture,
  gallery: null,
  place: { slug: 'san-gerardo-de-dota', name: 'San Gerardo de Dota' },
  length: '2 h 30',
  times: ['05:30'],
  effort: { word: 'Easy', why: '2 km, one steep track' },
  languages: ['English', 'Spanish'],
  months: null,
  minimumAge: 6,
  price: { minor: 6800, currency: 'USD', text: 'US$ 68' },
  includes: ['Guide with telescope', 'Breakfast'],
  trips: [],
  whole: {
    body: ['We stand still for half an hour. Bring every jumper you own.'],
    bring: ['Hat and gloves'],
    rules: ['Nobody plays recorded calls.'],
    ageRules: [
      { who: 'Babies', rule: 'Not on this one: from 6 years' },
      { who: 'Children', rule: 'From six years, if they can stand still.' },
    ],
    pickup: [],
    dropoff: [],
    related: [],
  },
}

export const hotel: HotelRowData = {
  key: 'guide-hotel',
  country: 'costa-rica',
  name: 'Cabañas del Musgo',
  line: 'Six cabins with a stove each.',
  lead: 'Wood smoke, wool blankets, and trout from the river below.',
  body: ['The road ends here, and so does the signal.'],
  picture: {
    house: {
      keys: { roof: 'moss', walls: 'log', floors: 'low', setting: 'clouds', water: 'stream', houses: 3 },
      country: 'costa-rica',
      high: true,
      palette: 'dawn',
      seed: 'style guide',
    },
    alt: 'Three houses of logs with moss on their roofs',
  },
  gallery: null,
  place: { slug: 'san-gerardo-de-dota', name: 'San Gerardo de Dota' },
  altitude: '2,200 m',
  nights: '2 nights',
  type: 'Lodge',
  rooms: 6,
  roomTypes: [{ name: 'Cabin', beds: 'Queen', count: 6, price: 'US$ 120–160' }],
  year: null,
  views: ['The river'],
  checkIn: '14:00',
  checkOut: '11:00',
  languages: ['English', 'Spanish'],
  amenities: ['Wood stove', 'Breakfast'],
  price: { minor: 12000, currency: 'USD', text: 'US$ 120' },
  trips: [],
}
