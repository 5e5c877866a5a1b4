import { toFailure } from '../contract/failure.ts'
import { listGate, listGateConferences, scanTicket } from '../contract/notes.ts'
import type { Api } from './api.ts'
import { createGateStore } from './gateStore.ts'
import type { KeptIssue, KeptScan } from './gateStore.ts'
import type { KeyValueStore } from './storage.ts'

interface Deps {
  api: Api
  /** Storage of this device: scans outlive the tab and the browser. */
  box: KeyValueStore
  /** Id of the signed-in member. */
  uid(): string
  /** Milliseconds since 1970. */
  now(): number
  /** False only when there surely is no network. */
  isOnline?(): boolean
  /** Milliseconds that a visitor waits at the door for the server before this device decides alone. */
  patience?: number
}

interface Place {
  conferenceId: number
  gate: string
}
interface Scan {
  place: Place
  code: string
  nonce: string
  isTrusted: boolean
}
interface Queue {
  waiting: number
  issues: KeptIssue[]
}

/** Service of check-in at the door; satisfies the ports of its machines (TKT-01). */
export const createGateService = ({
  api,
  box,
  uid,
  now,
  isOnline = () => navigator.onLine,
  patience = 6_000,
}: Deps) => {
  const store = createGateStore(box, uid)
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const queue = (): Queue => ({ waiting: store.scans().length, issues: store.issues() })

  /** The verdict of the server, or null when it cannot be reached in time. */
  const ask = async ({ place, code, nonce }: Scan, signal: AbortSignal) => {
    if (!isOnline()) return null
    const deadline = AbortSignal.timeout(patience)
    try {
      const answer = await api.call(
        scanTicket,
        { conference_id: place.conferenceId, gate: place.gate, code, nonce },
        { signal: AbortSignal.any([signal, deadline]) },
      )
      return {
        result: answer.result,
        kind: answer.kind,
        name: answer.name,
        account: answer.account,
        item: answer.item,
        signedAt: answer.signed_at,
        gate: answer.gate,
        signedBy: answer.signed_by,
        isLocal: false,
      }
    } catch (error) {
      signal.throwIfAborted()
      if (deadline.aborted || isUnreachable(error)) return null
      throw error
    }
  }

  const decide = async ({ place, code, nonce, isTrusted }: Scan) => {
    const list = store.list(place.conferenceId)
    const ticket = list?.tickets[(await digestOf(code)) ?? '']
    const { name, item } = ticket ?? { name: '', item: '' }
    const verdict = {
      kind: ticket === undefined ? null : ('ticket' as const),
      name,
      account: null,
      item,
      signedAt: null,
      gate: null,
      signedBy: null,
      isLocal: true,
    }
    if (typeof ticket?.signed_at === 'string') {
      return { ...verdict, result: 'alreadySignedIn', signedAt: ticket.signed_at, gate: ticket.gate }
    }
    if (ticket === undefined && !isTrusted) return { ...verdict, result: 'doubtful' }
    const at = new Date(now() + (list?.ahead ?? 0)).toISOString()
    if (!store.keepScan({ ...place, code, nonce, at, name, item })) return { ...verdict, result: 'notKept' }
    changed()
    return { ...verdict, result: 'accepted', signedAt: at, gate: place.gate }
  }

  /** Admitted here, and not yet known to the server: a request could admit a second visitor. */
  const letInBefore = ({ place, code }: Scan) => {
    const scan = store.scans().find((one) => one.code === code && one.conferenceId === place.conferenceId)
    if (scan === undefined) return null
    const { name, item, at, gate } = scan
    const verdict = { kind: null, account: null, signedBy: null, isLocal: true }
    return { ...verdict, result: 'alreadySignedIn', name, item, signedAt: at, gate }
  }

  /** Until the list is reloaded. */
  const noteSignIn = async ({ place, code }: Scan, signedAt: string | null, gate: string | null) => {
    const list = store.list(place.conferenceId)
    const digest = await digestOf(code)
    const ticket = list?.tickets[digest ?? '']
    if (list === null || digest === null || ticket === undefined) return
    const tickets = { ...list.tickets, [digest]: { ...ticket, signed_at: signedAt, gate } }
    store.keepList(place.conferenceId, { ...list, tickets })
  }

  /** Written before the scan is forgotten, so that a browser that is closed between them loses nothing. */
  const settle = (scan: KeptScan, issue: Omit<KeptIssue, 'nonce' | 'scannedAt' | 'scannedGate'> | null) => {
    const isKept =
      issue === null ||
      store.keepIssue({ ...issue, nonce: scan.nonce, scannedAt: scan.at, scannedGate: scan.gate })
    if (isKept) store.forgetScan(scan.nonce)
    changed()
  }

  const tell = async (scan: KeptScan, signal: AbortSignal) => {
    const { conferenceId, gate, code, nonce, at } = scan
    try {
      const answer = await api.call(
        scanTicket,
        { conference_id: conferenceId, gate, code, nonce, scanned_at: at },
        { signal },
      )
      const { result, kind, name, item, signed_at: signedAt, signed_by: signedBy } = answer
      const issue = {
        result,
        kind,
        name: name || scan.name,
        item: item || scan.item,
        signedAt,
        gate: answer.gate,
        signedBy,
      }
      settle(scan, result === 'accepted' ? null : issue)
    } catch (error) {
      const { kind, reason } = toFailure(error)
      if (signal.aborted || kind !== 'refused') throw error
      const { name, item } = scan
      const nothing = { kind: null, signedAt: null, gate: null, signedBy: null }
      settle(scan, { ...nothing, result: reason ?? 'invalid', name, item })
    }
  }

  const takeList = async (conferenceId: number, signal: AbortSignal) => {
    const {
      now: serverNow,
      tickets,
      conflicts,
    } = await api.call(listGate, { conference_id: conferenceId }, { signal })
    const byDigest = tickets.map(({ code_hash, ...ticket }) => [code_hash, ticket] as const)
    store.keepList(conferenceId, {
      ahead: Date.parse(serverNow) - now(),
      tickets: Object.fromEntries(byDigest),
    })
    return { at: serverNow, conflicts, tickets: tickets.length }
  }

  return {
    async openGate(signal: AbortSignal) {
      const conferences = await api.call(listGateConferences, {}, { signal }).then(
        ({ list }) => {
          store.keepConferences(list)
          return list
        },
        (error: unknown) => {
          const known = signal.aborted || !isUnreachable(error) ? null : store.conferences()
          if (known === null) throw error
          return known
        },
      )
      store.forgetLists(conferences.map(({ id }) => id))
      const place = store.place()
      const isOpen = conferences.some(({ id }) => id === place?.conferenceId)
      return { conferences, place: isOpen ? place : null }
    },
    /** For the next visit. */
    keepPlace: (place: Place) => void store.keepPlace(place),
    async checkScan(scan: Scan, signal: AbortSignal) {
      const before = letInBefore(scan)
      if (before !== null) return before
      const verdict = await ask(scan, signal)
      if (verdict === null) return decide(scan)
      if (verdict.result === 'accepted') await noteSignIn(scan, verdict.signedAt, verdict.gate)
      return verdict
    },
    /** Sends every waiting scan, oldest first, then reloads the list of this conference. */
    async syncGate(conferenceId: number, signal: AbortSignal) {
      for (const scan of store.scans()) await tell(scan, signal)
      return takeList(conferenceId, signal)
    },
    watchQueue(say: (signal: { type: 'queue.changed'; queue: Queue }) => void) {
      const listen = () => say({ type: 'queue.changed', queue: queue() })
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith('gate:')) listen()
      }
      listeners.add(listen)
      addEventListener('storage', handleStorage)
      listen()
      return () => {
        listeners.delete(listen)
        removeEventListener('storage', handleStorage)
      }
    },
    watchNetwork(say: (signal: { type: 'network.lost' } | { type: 'network.found' }) => void) {
      const lose = () => say({ type: 'network.lost' })
      const find = () => say({ type: 'network.found' })
      addEventListener('offline', lose)
      addEventListener('online', find)
      if (!isOnline()) lose()
      return () => {
        removeEventListener('offline', lose)
        removeEventListener('online', find)
      }
    },
    /** A user has seen it. */
    forgetIssue(nonce: string) {
      store.forgetIssue(nonce)
      changed()
    },
  }
}

/** The server, or a proxy, gave no answer about the scan itself. */
const isUnreachable = (error: unknown) =>
  ['offline', 'timeout', 'server', 'malformed', 'limited'].includes(toFailure(error).kind)

/** SHA-256 as base64url; null where the site is not served securely. */
const digestOf = async (code: string): Promise<string | null> => {
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle
  if (subtle === undefined) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(code)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
