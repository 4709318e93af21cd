/** Meals of a day that are included, in the order of the day. */
export const meals = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof meals)[number]
