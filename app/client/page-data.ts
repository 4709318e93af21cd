/** Id of the element in which a page brings its data, as JSON. */
export const PAGE_DATA = 'page-data'
