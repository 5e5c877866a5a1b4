import { createActor } from 'xstate'
import type { Actor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'

import type { HistoryEntry, LifecycleRecord } from '../../contract/lifecycle.ts'
import { lifecycles } from '../lifecycles/lifecycles.ts'
import { leafOf, snapshotOf } from '../lifecycles/shared/decide.ts'

/** The lifecycle of a record, running in the page: its state is the server's, and it knows the events allowed there. */
export interface LifecycleReplica {
  /** Moves it to the state of this record: by the events since, or with a new start if they do not lead there. */
  follow(record: LifecycleRecord): void
  read(): AnyMachineSnapshot | null
  subscribe(listener: () => void): () => void
  stop(): void
}

interface Options {
  readonly inspect?: (event: InspectionEvent) => void
}

export const createLifecycleReplica = (options: Options = {}): LifecycleReplica => {
  let actor: Actor<AnyStateMachine> | null = null
  let shown: LifecycleRecord | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const begin = (record: LifecycleRecord) => {
    actor?.stop()
    const { machine } = lifecycles[record.entity]
    actor = createActor(machine, { ...options, snapshot: snapshotOf(machine, record) })
    actor.start()
  }
  return {
    follow(record) {
      const isSame = shown?.entity === record.entity && shown.id === record.id
      if (actor === null || shown === null || !isSame || record.version < shown.version) begin(record)
      else if (!hasFollowed(actor, shown.version, record)) begin(record)
      shown = record
      tell()
    },
    read: () => actor?.getSnapshot() ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      actor?.stop()
      actor = null
      shown = null
    },
  }
}

type Facts = Readonly<Record<string, unknown>>

/** Sends what happened after `version`. False: it led somewhere else than the server. */
const hasFollowed = (actor: Actor<AnyStateMachine>, version: number, record: LifecycleRecord): boolean => {
  const facts = record.facts as Facts
  const learn = () => actor.send({ type: 'facts.learned', facts })
  for (const entry of record.history.filter(({ seq }) => seq > version)) {
    const event = eventOf(entry, facts, actor.getSnapshot().context as Facts)
    // Some facts changed before the event and allowed it, others because of it.
    if (!isPossible(actor.getSnapshot(), event)) learn()
    actor.send(event)
  }
  learn()
  return leafOf(actor.getSnapshot().value) === record.state
}

/** The event as it may have been: what history does not tell is taken from what came of it. */
const eventOf = ({ event, reason, at }: HistoryEntry, facts: Facts, before: Facts) => ({
  type: event,
  reason: reason || '…',
  at,
  gate: facts['gate'] ?? '…',
  number: facts['document'] ?? '…',
  amount:
    facts['confirmedAmount'] ?? facts['amount'] ?? Number(facts['total'] ?? 0) - Number(before['total'] ?? 0),
  until: facts['offeredUntil'] ?? facts['revisionDueAt'] ?? at,
  decision: facts['lastDecision'],
  confirmation: facts['title'],
  eng_reason: facts['engReason'] ?? '…',
  isFree: true,
  isConfidential: true,
  responseUntil: facts['responseDueAt'] ?? at,
  reviewUntil: facts['reviewDueAt'] ?? at,
})

const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  snapshot.machine.getTransitionData(snapshot, event).length > 0
