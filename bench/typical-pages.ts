/** One public page of each kind whose first load is measured. */
export const TYPICAL_PAGES = {
  home: '/',
  country: '/costa-rica',
  trip: '/costa-rica/trip/cloud-forest-to-corcovado',
  finder: '/trips',
  place: '/costa-rica/destinations/tortuguero',
}
