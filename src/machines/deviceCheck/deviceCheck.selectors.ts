import { checkSteps } from './deviceCheck.types.ts'
import type { CheckFault } from './deviceCheck.types.ts'
import type { DeviceCheckSnapshot } from './deviceCheck.machine.ts'

export const selectView = (snapshot: DeviceCheckSnapshot) => {
  if (snapshot.matches({ trying: 'checking' })) return 'checking'
  if (snapshot.matches({ trying: 'asking' })) return 'asking'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('summary') ? 'summary' : 'welcome'
}
export const selectStep = (snapshot: DeviceCheckSnapshot) => snapshot.context.step
export const selectResults = (snapshot: DeviceCheckSnapshot) => snapshot.context.results
export const selectDevices = (snapshot: DeviceCheckSnapshot) => snapshot.context.devices
export const selectChosen = (snapshot: DeviceCheckSnapshot) => snapshot.context.chosen
export const selectNetwork = (snapshot: DeviceCheckSnapshot) => snapshot.context.network
export const selectLevel = (snapshot: DeviceCheckSnapshot) => snapshot.context.level
/** Of the present step. */
export const selectFault = ({ context }: DeviceCheckSnapshot): CheckFault | null => {
  const result = context.results[context.step]
  return result.state === 'failed' ? result.fault : null
}
export const selectIsReady = ({ context }: DeviceCheckSnapshot) =>
  checkSteps.every((step) => context.results[step].state === 'ok')
