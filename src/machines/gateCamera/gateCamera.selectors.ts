import type { GateCameraSnapshot } from './gateCamera.machine.ts'

export const selectView = (snapshot: GateCameraSnapshot) => {
  if (snapshot.matches({ running: 'starting' })) return 'starting'
  if (snapshot.matches({ running: 'looking' })) return 'looking'
  return snapshot.matches('failed') ? 'failed' : 'off'
}
export const selectMediaFault = (snapshot: GateCameraSnapshot) => snapshot.context.mediaFault
