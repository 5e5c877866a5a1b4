import type { CaptureSnapshot } from './capture.machine.ts'

export const selectView = (snapshot: CaptureSnapshot) => {
  if (snapshot.matches({ on: 'live' })) return 'live'
  if (snapshot.matches({ on: 'preview' })) return 'preview'
  if (snapshot.matches({ on: 'interrupted' })) return 'interrupted'
  if (snapshot.matches('on')) return 'muted'
  if (snapshot.matches('opening')) return 'opening'
  return snapshot.matches('failed') ? 'failed' : 'off'
}
/** Why a microphone that its owner has opened is not heard; null: it is, or its owner wants it so. */
export const selectSilence = (snapshot: CaptureSnapshot) => {
  if (snapshot.matches('failed')) return 'closed'
  const isUnpublished = snapshot.matches({ on: 'preview' }) && snapshot.context.fault !== null
  return isUnpublished || snapshot.matches({ on: 'interrupted' }) ? 'interrupted' : null
}
export const selectIsBusy = (snapshot: CaptureSnapshot) => snapshot.hasTag('busy')
export const selectFault = (snapshot: CaptureSnapshot) => snapshot.context.fault
export const selectDevices = (snapshot: CaptureSnapshot) => snapshot.context.devices
export const selectDeviceId = (snapshot: CaptureSnapshot) => snapshot.context.deviceId
export const selectKind = (snapshot: CaptureSnapshot) => snapshot.context.kind
