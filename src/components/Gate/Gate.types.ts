/** What is said of a scan. */
export interface Verdict {
  /** `accepted`, or why not, as the server names it. */
  result: string
  name: string
  item: string
  /** ISO 8601. */
  signedAt: string | null
  gate: string | null
  signedBy: string | null
  isLocal: boolean
}

export type Answer = 'ready' | 'checking' | 'admitted' | 'refused' | 'doubtful' | 'unanswered'
