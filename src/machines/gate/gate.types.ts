import type { Failure } from '../../contract/failure.ts'

/** A conference at whose gates the account may scan. */
export interface GateConference {
  id: number
  title: string
  place: string
  /** ISO 8601. */
  starts_at: string
  /** ISO 8601. */
  ends_at: string
}

/** Place of this device. */
export interface GatePlace {
  conferenceId: number
  /** Name typed by the staff at the door; a second scan shows it. */
  gate: string
}

export interface GateStart {
  conferences: readonly GateConference[]
  /** Last place of this device; null when it is not known or not open any more. */
  place: GatePlace | null
}

export interface GateScan {
  code: string
  /** Names this scan, so that entry of it twice counts once. */
  nonce: string
  /** True if the staff let the visitor in although this device could not decide. */
  isTrusted: boolean
}

/** Result of a scan. */
export interface GateVerdict {
  /**
   * `accepted`; `doubtful` when there is no network and this device does not know the code; `notKept` when there is no
   * network and this device cannot remember the scan; else why it was refused, as the server names it.
   */
  result: string
  /** Null when it is not known. */
  kind: 'ticket' | 'meal' | null
  /** As on the badge; empty when it is not known. */
  name: string
  /** Name of the account that holds it, where that is another one. */
  account: string | null
  /** Ticket type or meal. */
  item: string
  /** The sign-in that counts, ISO 8601. */
  signedAt: string | null
  gate: string | null
  signedBy: string | null
  /** Decided by this device alone. */
  isLocal: boolean
}

export interface GateContext {
  conferences: readonly GateConference[]
  place: GatePlace | null
  scan: GateScan | null
  verdict: GateVerdict | null
  failure: Failure | null
}

export type GateEvent =
  | { type: 'gate.retry' }
  | { type: 'gate.choose'; place: GatePlace }
  | { type: 'gate.change' }
  /** By camera, by a scanner that types, or by hand. */
  | { type: 'scan.code'; code: string; nonce: string }
  /** Lets a visitor in whom this device does not know. */
  | { type: 'scan.admit' }
  | { type: 'scan.refuse' }

export type GateEmitted = { type: 'place.chosen'; place: GatePlace }

/** Views of the page; each is a tag of the machine. */
export const gateViews = ['loading', 'failed', 'choosing', 'open'] as const
/** Results that the page shows for a scan; each is a tag of the machine. */
export const gateAnswers = ['ready', 'checking', 'admitted', 'refused', 'doubtful', 'unanswered'] as const
export type GateAnswer = (typeof gateAnswers)[number]
export type GateTag = 'busy' | 'failure' | (typeof gateViews)[number] | GateAnswer

export interface CheckScan extends GateScan {
  place: GatePlace
}

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface GatePort {
  /** From the server or, without a network, from this device. Rejects with `CallError`. */
  openGate(signal: AbortSignal): Promise<GateStart>
  /**
   * Asks the server; without a network decides with what this device keeps, and keeps the scan before it answers
   * `accepted`. Rejects with `CallError` when the server refuses to be asked.
   */
  checkScan(scan: CheckScan, signal: AbortSignal): Promise<GateVerdict>
}
