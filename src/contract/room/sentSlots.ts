import type { MediaRole } from './ports.ts'
import type { Slot } from './wire.ts'

/** Slot in the room of each medium that a role sends; a role without a slot does not send it. */
export const sentSlots: Record<'camera' | 'microphone' | 'screen', Partial<Record<MediaRole, Slot>>> = {
  camera: { anchor: 'V0', guest: 'V2' },
  microphone: { anchor: 'A0', guest: 'A1', funder: 'A2' },
  screen: { anchor: 'V1' },
}
