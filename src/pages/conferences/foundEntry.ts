/** The line of the programme that an address leads to, from 0; null: none. */
export const foundEntry = (search: string): number | null => {
  const entry = new URLSearchParams(search).get('entry') ?? ''
  return /^\d{1,4}$/.test(entry) ? Number(entry) : null
}
