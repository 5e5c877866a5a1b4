/** RTP timestamps run over after 2³²: gives them on as one line that begins at 0 and may step back. */
export const createUnwrap = () => {
  let last: number | null = null
  let total = 0
  return (timestamp: number): number => {
    if (last !== null) total += (timestamp - last) | 0
    last = timestamp
    return total
  }
}
