/** The kinds of actor, as logs name them. */
export const actorKinds = ['visitor', 'traveller', 'planner', 'partner', 'admin', 'system'] as const
