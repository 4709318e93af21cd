import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The form in a trip's page: it posts without its script, which comes when the form is near or something is pressed. */
export const LateChangeTrip = whenWanted(async () => (await import('./change-trip.tsx')).ChangeTrip)
