/** Days after a trip's last day on which its passports are deleted. */
export const KEPT_DAYS = 30
/** Travellers of one plan. */
export const MOST_TRAVELLERS = 30
/** What we ask of a traveller beside name, birthday and passport, as the plan's prompts name it. */
export const PROMPTS = ['diet', 'mobility', 'room', 'notes'] as const
