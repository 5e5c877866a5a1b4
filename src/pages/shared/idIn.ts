/** The id that the query of an address gives by this name; 0, which nothing has, where it gives none. */
export const idIn = (search: string, name: string): number => {
  const id = new URLSearchParams(search).get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
}
