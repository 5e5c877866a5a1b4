import { shown } from '../shared/shown.ts'
import { checkSteps } from './deviceCheck.types.ts'
import type { CheckFault } from './deviceCheck.types.ts'
import type { DeviceCheckSnapshot } from './deviceCheck.machine.ts'

const views = ['welcome', 'checking', 'asking', 'failed', 'summary'] as const

export const selectView = (snapshot: DeviceCheckSnapshot) => shown(snapshot, views)
/** Null before the check and after it. */
export const selectStep = (snapshot: DeviceCheckSnapshot) =>
  checkSteps.find((step) => snapshot.hasTag(step)) ?? null
export const selectResults = (snapshot: DeviceCheckSnapshot) => snapshot.context.results
export const selectDevices = (snapshot: DeviceCheckSnapshot) => snapshot.context.devices
export const selectChosen = (snapshot: DeviceCheckSnapshot) => snapshot.context.chosen
export const selectNetwork = (snapshot: DeviceCheckSnapshot) => snapshot.context.network
export const selectLevel = (snapshot: DeviceCheckSnapshot) => snapshot.context.level
/** Fault of the present step. */
export const selectFault = (snapshot: DeviceCheckSnapshot): CheckFault | null => {
  const step = selectStep(snapshot)
  const result = step && snapshot.context.results[step]
  return result?.state === 'failed' ? result.fault : null
}
export const selectIsReady = ({ context }: DeviceCheckSnapshot) =>
  checkSteps.every((step) => context.results[step].state === 'ok')
