/** What one part of the finder needs of another's markup. */

/** The filters, a sheet that buttons open where there is no room for a column. */
export const FILTERS_ID = 'finder-filters'
/** The map, likewise. */
export const MAP_ID = 'finder-map'
/** The form of the filters; the order stands outside of it. */
export const FORM_ID = 'finder-form'
