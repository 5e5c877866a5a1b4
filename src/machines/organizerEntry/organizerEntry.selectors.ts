import type { OrganizerEntrySnapshot } from './organizerEntry.machine.ts'
import { entryBoxes } from './organizerEntry.types.ts'

/** Which box is open, or null. */
export const selectBox = (snapshot: OrganizerEntrySnapshot) =>
  entryBoxes.find((box) => snapshot.hasTag(box)) ?? null
export const selectIsChecking = (snapshot: OrganizerEntrySnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: OrganizerEntrySnapshot) => snapshot.context.failure
