import type { NetworkReport, SupportReport } from '../../contract/room/ports.ts'
import { deviceCheckMachine } from './deviceCheck.machine.ts'
import { checkSteps } from './deviceCheck.types.ts'
import type { Model } from '../shared/model.ts'

export const support: SupportReport = {
  https: true,
  webrtc: true,
  h264: true,
  screen: true,
  hls: true,
  camera: 'prompt',
  microphone: 'prompt',
}
export const networkReport: NetworkReport = {
  rttMs: 24,
  lossPct: 0.2,
  upKbps: 8200,
  downKbps: 24_000,
  quality: 1,
  udp: true,
}

export const deviceCheck: Model<typeof deviceCheckMachine> = {
  machine: deviceCheckMachine,
  inputs: [{ chosen: { camera: null, microphone: null, speaker: null } }],
  events: [
    { type: 'devices.found', kind: 'camera', devices: [{ deviceId: 'camera-1', label: 'FaceTime' }] },
    { type: 'check.start' },
    { type: 'check.confirm' },
    { type: 'check.deny' },
    { type: 'check.retry' },
    { type: 'check.skip' },
    { type: 'check.choose', deviceId: 'camera-2' },
    ...checkSteps.map((step) => ({ type: 'check.again' as const, step })),
    { type: 'step.shown' },
    { type: 'browser.measured', support },
    { type: 'browser.measured', support: { ...support, h264: false } },
    { type: 'network.measured', network: networkReport },
    { type: 'network.measured', network: { ...networkReport, udp: false } },
    { type: 'step.failed', fault: 'denied' },
    { type: 'level.changed', level: 0.4 },
  ],
  project: ({ results }) => checkSteps.map((step) => results[step].state === 'unknown'),
}
