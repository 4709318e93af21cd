/** A person's first name, by which they are addressed and shown to others. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
