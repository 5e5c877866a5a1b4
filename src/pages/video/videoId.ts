/** The id that an address names; 0, which nothing has, where it names none. */
export const videoId = (search: string): number => {
  const id = new URLSearchParams(search).get('video_id') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
}
