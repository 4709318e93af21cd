/** The partner whose page an address is, if it is a partner's page (product: Partner pages). */
export function partnerKeyOf(url: string): string | null {
  return /^(?:\/es)?\/aaa-preview\/([a-z0-9-]+)/.exec(url)?.[1] ?? null
}
