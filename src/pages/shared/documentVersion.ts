/** `?version=2`: an earlier text of a document; null: the one that holds. */
export const documentVersion = (search: string): number | null => {
  const version = new URLSearchParams(search).get('version') ?? ''
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null
}
