import type { Feedback } from './rtcp.ts'

/**
 * Judges how much of the picture a viewer loses on the way, also packets that arrive when sent again: HLS would avoid
 * these losses. More than 8 % for ten seconds is reported, at most once a minute; one good half second begins the ten seconds again.
 */
export const createLossWatch = (now: () => number) => {
  const missing = new Set<string>()
  let sent = 0
  let reported = 0
  let since: number | null = null
  let worst = 0
  let reportedAt = -Infinity

  return {
    /** A packet of a picture was sent. */
    count(): void {
      sent++
    },

    handleFeedback(said: Feedback): void {
      if (said.kind === 'receiverReport') reported = Math.max(reported, said.lost)
      if (said.kind !== 'missing') return
      // A viewer may ask for anything, as often as it likes.
      for (const sequence of said.sequences) if (missing.size < 4096) missing.add(`${said.ssrc} ${sequence}`)
    },

    /** Every half a second: the lost per cent, when it is to be reported. */
    judge(): number | null {
      // Too few packets of a still screen to judge.
      if (sent < 10) return null
      const share = Math.min(1, Math.max(missing.size / sent, reported))
      missing.clear()
      sent = reported = 0
      const at = now()
      if (share <= 0.08) {
        since = null
        worst = 0
        return null
      }
      since ??= at
      worst = Math.max(worst, share)
      if (at - since < 10_000 || at - reportedAt < 60_000) return null
      reportedAt = at
      return Math.round(worst * 100)
    },
  }
}

export type LossWatch = ReturnType<typeof createLossWatch>
