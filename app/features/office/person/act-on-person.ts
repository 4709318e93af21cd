/** Does something to a person, says so, and reads them again. */
export type ActOnPerson = (
  address: string,
  request: { method: 'PUT' | 'DELETE'; body?: object },
  done: string,
) => Promise<void>
