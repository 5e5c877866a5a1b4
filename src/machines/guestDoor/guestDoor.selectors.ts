import type { GuestDoorSnapshot } from './guestDoor.machine.ts'

export const selectIsBusy = (snapshot: GuestDoorSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: GuestDoorSnapshot) => snapshot.context.failure
