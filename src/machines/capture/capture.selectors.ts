import { shown } from '../shared/shown.ts'
import type { CaptureSnapshot } from './capture.machine.ts'
import { captureViews } from './capture.types.ts'

export const selectView = (snapshot: CaptureSnapshot) => shown(snapshot, captureViews)
/** The device is open, heard and seen or not. */
export const selectIsOn = (snapshot: CaptureSnapshot) => snapshot.hasTag('on')
/** Why a microphone that its owner has opened is not heard; null: it is, or its owner wants it so. */
export const selectSilence = (snapshot: CaptureSnapshot) => {
  if (snapshot.hasTag('failed')) return 'closed'
  const isUnpublished = snapshot.hasTag('preview') && snapshot.context.fault !== null
  return isUnpublished || snapshot.hasTag('interrupted') ? 'interrupted' : null
}
export const selectIsBusy = (snapshot: CaptureSnapshot) => snapshot.hasTag('busy')
export const selectFault = (snapshot: CaptureSnapshot) => snapshot.context.fault
export const selectDevices = (snapshot: CaptureSnapshot) => snapshot.context.devices
export const selectDeviceId = (snapshot: CaptureSnapshot) => snapshot.context.deviceId
export const selectKind = (snapshot: CaptureSnapshot) => snapshot.context.kind
