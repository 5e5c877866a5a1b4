/**
 * Judges a viewer's receiver reports: null, or the share lost in per cent when more than 8 % was lost in every report of ten
 * seconds; at most once a minute. One good report begins the ten seconds anew.
 */
export const createLossWatch = (now: () => number) => {
  let since: number | null = null
  let worst = 0
  let toldAt = -Infinity
  return {
    hear(lost: number): number | null {
      const at = now()
      if (lost <= 0.08) {
        since = null
        worst = 0
        return null
      }
      since ??= at
      worst = Math.max(worst, lost)
      if (at - since < 10_000 || at - toldAt < 60_000) return null
      toldAt = at
      return Math.round(worst * 100)
    },
  }
}
