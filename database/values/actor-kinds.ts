/** Who may do something, as logs say it. */
export const actorKinds = ['visitor', 'traveller', 'planner', 'partner', 'admin', 'system'] as const
