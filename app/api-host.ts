/** Says in every page where the API is (specification, section 7): where the page came from. */
export const API_HOST_SCRIPT = 'globalThis.apiHost=location.origin'
