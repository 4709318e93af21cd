/** The database's message for a refused statement: Drizzle's error has PostgreSQL's as its cause. */
export async function refusalOf(statement: () => Promise<unknown>): Promise<string> {
  try {
    await statement()
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? cause.message : message
  }
  return 'it was not refused'
}
