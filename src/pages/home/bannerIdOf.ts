/** The banner that an address names; 0, which none has, where it names none. */
export const bannerIdOf = (search: string): number => {
  const id = new URLSearchParams(search).get('banner_id') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
}
