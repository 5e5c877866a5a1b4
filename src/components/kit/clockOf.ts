/** Seconds as a player shows them: 3725 → 1:02:05, 754 → 12:34. */
export const clockOf = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(Math.floor(seconds % 60))}`
}

const two = (part: number) => String(part).padStart(2, '0')
