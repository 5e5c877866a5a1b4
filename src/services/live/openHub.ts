import { toFailure } from '../../contract/failure.ts'
import type { HubSignal, RoomHub } from '../../contract/room/ports.ts'

type Told = Exclude<HubSignal, { type: 'pushed' }>

/** Connects a page to a room; a refusal at the door is told like a door that closes later. Answers the end. */
export const openHub = (
  hub: RoomHub,
  ticket: (signal: AbortSignal) => Promise<string>,
  tell: (signal: Told) => void,
) => {
  const forget = hub.watch((signal) => {
    if (signal.type === 'pushed') return
    const why = signal.type === 'hub.failed' ? closings[toFailure(signal.error).reason ?? ''] : undefined
    tell(why === undefined ? signal : { type: 'hub.closed', why })
  })
  const close = hub.open(ticket)
  return () => {
    close()
    forget()
  }
}

const closings: Readonly<Partial<Record<string, Extract<HubSignal, { type: 'hub.closed' }>['why']>>> = {
  removedFromRoom: 'removed',
  roomFull: 'full',
  guestsFull: 'displaced',
  liveEnded: 'ended',
}
