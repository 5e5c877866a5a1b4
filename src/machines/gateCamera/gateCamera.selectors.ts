import { shown } from '../shared/shown.ts'
import type { GateCameraSnapshot } from './gateCamera.machine.ts'
import { cameraViews } from './gateCamera.types.ts'

export const selectView = (snapshot: GateCameraSnapshot) => shown(snapshot, cameraViews)
export const selectMediaFault = (snapshot: GateCameraSnapshot) => snapshot.context.mediaFault
