/** The live that the visitor came from, by the address bar; null: none, or not one of ours (NAV-08). */
export const backAddress = (search: string): string | null => {
  const query = new URLSearchParams(search)
  const live = query.get('live_id') ?? ''
  if (/^[1-9]\d{0,9}$/.test(live)) return `/liveDetails?live_id=${live}`
  const url = query.get('url') ?? ''
  return /^\/(?:meetStream\/|liveDetails\?live_id=)[1-9]\d{0,9}$/.test(url) ? url : null
}
