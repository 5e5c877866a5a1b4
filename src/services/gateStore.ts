import * as z from 'zod/mini'

import type { KeyValueStore } from './storage.ts'

/** A scan that admitted a visitor and that the server does not know yet. */
const keptScan = z.object({
  conferenceId: z.int(),
  code: z.string(),
  gate: z.string(),
  nonce: z.string(),
  /** ISO 8601, by the clock of the device as corrected. */
  at: z.string(),
  name: z.string(),
  item: z.string(),
})
export type KeptScan = z.infer<typeof keptScan>

const keptIssue = z.object({
  nonce: z.string(),
  result: z.string(),
  // Null for scans stored before the kinds were distinguished.
  kind: z._default(z.nullable(z.literal(['ticket', 'meal'])), null),
  name: z.string(),
  item: z.string(),
  scannedAt: z.string(),
  scannedGate: z.string(),
  signedAt: z.nullable(z.string()),
  gate: z.nullable(z.string()),
  signedBy: z.nullable(z.string()),
})
export type KeptIssue = z.infer<typeof keptIssue>

/** Tickets that may be admitted, by the digest of the code. */
const keptList = z.object({
  /** Milliseconds by which the server's clock is ahead. */
  ahead: z.number(),
  tickets: z.record(
    z.string(),
    z.object({
      name: z.string(),
      item: z.string(),
      signed_at: z.nullable(z.string()),
      gate: z.nullable(z.string()),
    }),
  ),
})
export type KeptList = z.infer<typeof keptList>

const keptPlace = z.object({ conferenceId: z.int(), gate: z.string() })
const keptConferences = z.array(
  z.object({ id: z.int(), title: z.string(), place: z.string(), starts_at: z.string(), ends_at: z.string() }),
)

/**
 * Data of a gate on its device, by account. Each scan has an entry of its own, so that two tabs cannot overwrite each
 * other's; data of another account stays until that account is here again.
 */
export const createGateStore = (box: KeyValueStore, uid: () => string) => {
  const nameOf = (kind: string, id: string | number = '') => `gate:${kind}:${uid()}:${id}`
  const read = <S extends z.ZodMiniType>(name: string, schema: S): z.output<S> | null => {
    try {
      return schema.parse(JSON.parse(box.read(name) ?? 'null'))
    } catch {
      return null
    }
  }
  /** True when it can be read again: a storage that is full or blocked forgets without a word. */
  const write = (name: string, value: unknown): boolean => {
    const text = JSON.stringify(value)
    box.write(name, text)
    return box.read(name) === text
  }
  const all = <S extends z.ZodMiniType>(kind: string, schema: S): z.output<S>[] =>
    box.names(nameOf(kind)).flatMap((name) => read(name, schema) ?? [])

  return {
    /** Oldest first. */
    scans: () => all('scan', keptScan).sort((a, b) => a.at.localeCompare(b.at)),
    keepScan: (scan: KeptScan) => write(nameOf('scan', scan.nonce), scan),
    forgetScan: (nonce: string) => box.remove(nameOf('scan', nonce)),
    /** Oldest first. */
    issues: () => all('issue', keptIssue).sort((a, b) => a.scannedAt.localeCompare(b.scannedAt)),
    keepIssue: (issue: KeptIssue) => write(nameOf('issue', issue.nonce), issue),
    forgetIssue: (nonce: string) => box.remove(nameOf('issue', nonce)),
    list: (conferenceId: number) => read(nameOf('list', conferenceId), keptList),
    keepList: (conferenceId: number, list: KeptList) => write(nameOf('list', conferenceId), list),
    place: () => read(nameOf('place'), keptPlace),
    keepPlace: (place: z.infer<typeof keptPlace>) => write(nameOf('place'), place),
    conferences: () => read(nameOf('conferences'), keptConferences),
    keepConferences: (list: z.infer<typeof keptConferences>) => write(nameOf('conferences'), list),
    /** Names of visitors are kept for this account only, and only while it works at their gate. */
    forgetLists(but: readonly number[]) {
      const kept = new Set(but.map((id) => nameOf('list', id)))
      for (const name of box.names('gate:list:')) if (!kept.has(name)) box.remove(name)
    },
  }
}
