import { fromCallback } from 'xstate'

import type { DeviceCheckPort, DeviceSignal, RunStep, StepSignal } from './deviceCheck.types.ts'

export const createDeviceCheckActors = (port: DeviceCheckPort) => ({
  runStep: fromCallback<StepSignal, RunStep>(({ input, sendBack }) => port.runStep(input, sendBack)),
  watchDevices: fromCallback<DeviceSignal, void>(({ sendBack }) => port.watchDevices(sendBack)),
})
