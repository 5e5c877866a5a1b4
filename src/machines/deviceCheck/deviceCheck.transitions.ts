import type { DeviceKind, NetworkReport, SupportReport } from '../../contract/room/ports.ts'
import type * as T from './deviceCheck.types.ts'
import { browserFault, networkFault } from './faults.ts'

/** The present results with another one for this step. */
const withResult = ({ results }: T.DeviceCheckContext, step: T.CheckStep, result: T.StepResult) => ({
  results: { ...results, [step]: result },
})

export const nothingKnown = (): T.DeviceCheckContext['results'] => {
  const unknown = { state: 'unknown' } as const
  return { browser: unknown, camera: unknown, microphone: unknown, speaker: unknown, network: unknown }
}

export const keepOk = (context: T.DeviceCheckContext, step: T.CheckStep) =>
  withResult(context, step, { state: 'ok' })

export const keepFault = (context: T.DeviceCheckContext, step: T.CheckStep, fault: T.CheckFault) =>
  withResult(context, step, { state: 'failed', fault })

/** A failed step stays failed, also when the visitor skips it. */
export const keepSkipped = (context: T.DeviceCheckContext, step: T.CheckStep) =>
  context.results[step].state === 'failed' ? {} : withResult(context, step, { state: 'skipped' })

export const keepBrowser = (context: T.DeviceCheckContext, support: SupportReport) =>
  withResult(context, 'browser', resultOf(browserFault(support)))

export const keepNetwork = (context: T.DeviceCheckContext, network: NetworkReport) => ({
  network,
  ...withResult(context, 'network', resultOf(networkFault(network))),
})

/** Fault that the visitor’s “no” means for each device. */
export const deniedFaults = {
  camera: 'noPicture',
  microphone: 'silent',
  speaker: 'notHeard',
} as const satisfies Record<DeviceKind, T.CheckFault>

const resultOf = (fault: T.CheckFault | null): T.StepResult =>
  fault === null ? { state: 'ok' } : { state: 'failed', fault }
