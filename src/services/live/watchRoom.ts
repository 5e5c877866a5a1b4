import type { HubSignal, RoomHub, RoomView } from '../../contract/room/ports.ts'
import type { Moment, Translate } from '../../contract/room/signals.ts'

/** Sends changes since `known` to `tell`; null: nothing is known, and everything is sent at once. Returns the clean-up. */
export const watchRoom = <Facts, Signal>(
  hub: RoomHub,
  translate: Translate<Facts, Signal>,
  known: Facts | null,
  tell: (signal: Signal) => void,
) => {
  let facts = known
  let isOnline = true
  let last = hub.view()
  const look = (view: RoomView, cause: Moment['cause']) => {
    last = view
    const next = translate(facts, { view, cause, isOnline })
    facts = next.facts
    for (const signal of next.signals) tell(signal)
  }
  return hub.watch((signal: HubSignal) => {
    if (signal.type === 'hub.online') isOnline = true
    if (signal.type === 'hub.offline') isOnline = false
    if (signal.type === 'room.changed') look(signal.view, signal.event ?? 'room')
    if (signal.type === 'hub.online') look(signal.view, signal.view === last ? 'connection' : 'room')
    if (signal.type === 'hub.offline' && last !== null) look(last, 'connection')
  })
}

/** Current facts, for a flow that begins. */
export const factsNow = <Facts, Signal>(view: RoomView, translate: Translate<Facts, Signal>): Facts =>
  translate(null, { view, cause: 'connection', isOnline: true }).facts
