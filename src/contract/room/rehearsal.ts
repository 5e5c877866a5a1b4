import type { RoomState } from './state.ts'

/** A rehearsal is a room of its own beside the room of its live: its number is the live's, below zero. */
export const rehearsalOf = (liveId: number): number => -liveId
export const isRehearsalId = (roomId: number): boolean => roomId < 0

export const isRehearsal = ({ rehearsalUntil }: Pick<RoomState, 'rehearsalUntil'>): boolean =>
  rehearsalUntil !== undefined

/** A rehearsal ends so long before its live is announced to begin, so that the room can be made ready. Milliseconds. */
export const rehearsalLeadMs = 10 * 60_000
