/** Verdict on a scan. */
export interface Verdict {
  /** `accepted`, or why not, as the server names it. */
  result: string
  /** Null where it is not known. */
  kind: 'ticket' | 'meal' | null
  /** As on the badge. */
  name: string
  /** Name of the account, where that is another one. */
  account: string | null
  item: string
  /** ISO 8601. */
  signedAt: string | null
  gate: string | null
  signedBy: string | null
  isLocal: boolean
}

export type Answer = 'ready' | 'checking' | 'admitted' | 'refused' | 'doubtful' | 'unanswered'
