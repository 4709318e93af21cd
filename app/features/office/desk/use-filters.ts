import { useSearchParams } from 'react-router'

/** What a list is narrowed to, in the address of its page; a change replaces the page's entry of the history. */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  function change(name: string, value: string | undefined): void {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    // A subject is one of its kind.
    if (name === 'kind') next.delete('subject')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { query, q: query.get('q')?.trim().slice(0, 120) ?? '', change }
}
