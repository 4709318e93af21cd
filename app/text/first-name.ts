/** The first of somebody's names, by which people are called and shown to others. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
