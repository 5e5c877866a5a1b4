import type { RoomHub } from '../../contract/room/ports.ts'
import { translateDoor } from '../../contract/room/signals.ts'
import type { DoorSignal } from '../../contract/room/signals.ts'

/** Connects a page to a room. Answers the end. */
export const openHub = (
  hub: RoomHub,
  ticket: (signal: AbortSignal) => Promise<string>,
  tell: (signal: DoorSignal) => void,
) => {
  const forget = hub.watch((signal) => {
    if (signal.type !== 'pushed') tell(translateDoor(signal))
  })
  const close = hub.open(ticket)
  return () => {
    close()
    forget()
  }
}
