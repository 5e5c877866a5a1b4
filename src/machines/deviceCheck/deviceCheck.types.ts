import type {
  Device,
  DeviceKind,
  MediaFault,
  NetworkReport,
  SupportReport,
} from '../../contract/room/ports.ts'

/** In the order in which they are gone through (DEV-01). */
export const checkSteps = ['browser', 'camera', 'microphone', 'speaker', 'network'] as const
export type CheckStep = (typeof checkSteps)[number]

/** Faults that only the visitor or a measurement can find, in addition to those of media. */
export const checkFaults = ['noPicture', 'silent', 'notHeard', 'weakNetwork', 'noUdp'] as const
export type CheckFault = MediaFault | (typeof checkFaults)[number]

export type StepResult =
  | { readonly state: 'unknown' }
  | { readonly state: 'skipped' }
  | { readonly state: 'ok' }
  | { readonly state: 'failed'; readonly fault: CheckFault }

export interface DeviceCheckInput {
  /** Devices chosen on an earlier visit. */
  chosen: Readonly<Record<DeviceKind, string | null>>
}

export interface DeviceCheckContext extends DeviceCheckInput {
  results: Readonly<Record<CheckStep, StepResult>>
  devices: Readonly<Record<DeviceKind, readonly Device[]>>
  network: NetworkReport | null
  /** 0 … 1, of the microphone. */
  level: number
}

export type StepSignal =
  /** Shown or played; the visitor has to say whether it came through. */
  | { type: 'step.shown' }
  | { type: 'browser.measured'; support: SupportReport }
  | { type: 'network.measured'; network: NetworkReport }
  | { type: 'step.failed'; fault: CheckFault }
  | { type: 'level.changed'; level: number }

export type DeviceSignal = { type: 'devices.found'; kind: DeviceKind; devices: readonly Device[] }

export type DeviceCheckEvent =
  | StepSignal
  | DeviceSignal
  | { type: 'check.start' }
  /** The visitor sees, or hears, it. */
  | { type: 'check.confirm' }
  | { type: 'check.deny' }
  | { type: 'check.retry' }
  | { type: 'check.skip' }
  /** Another device of the present step. */
  | { type: 'check.choose'; deviceId: string }
  | { type: 'check.again'; step: CheckStep }

export type DeviceCheckEmitted = { type: 'device.chosen'; kind: DeviceKind; deviceId: string }

/** Views of the page, and the step that they belong to. */
export type DeviceCheckTag = 'welcome' | 'checking' | 'asking' | 'failed' | 'summary' | CheckStep

export interface RunStep {
  readonly step: CheckStep
  readonly chosen: DeviceCheckInput['chosen']
}

export interface DeviceCheckPort {
  /** Does what the step is about until the clean-up, which gives every device back. */
  runStep(run: RunStep, tell: (signal: StepSignal) => void): () => void
  /** Tells what there is, and again when something is plugged in or out. */
  watchDevices(tell: (signal: DeviceSignal) => void): () => void
}
