import type { ScreenShareSnapshot } from './screenShare.machine.ts'

export const selectView = (snapshot: ScreenShareSnapshot) => snapshot.value
export const selectIsBusy = (snapshot: ScreenShareSnapshot) => snapshot.hasTag('busy')
export const selectFault = (snapshot: ScreenShareSnapshot) => snapshot.context.fault
