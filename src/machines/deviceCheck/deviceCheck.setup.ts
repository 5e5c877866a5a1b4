import { assign, emit, setup } from 'xstate'

import type { DeviceKind, NetworkReport, SupportReport } from '../../contract/room/ports.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import * as to from './deviceCheck.transitions.ts'
import type * as T from './deviceCheck.types.ts'
import { browserFault, networkFault } from './faults.ts'

type OfStep = { step: T.CheckStep }
type Choice = { kind: DeviceKind; deviceId: string }

/** Setup shared by the states of the check. */
export const flow = setup({
  types: {} as {
    input: T.DeviceCheckInput
    context: T.DeviceCheckContext
    events: T.DeviceCheckEvent
    emitted: T.DeviceCheckEmitted
    tags: T.DeviceCheckTag
  },
  actors: {
    runStep: callbackPlaceholder<T.DeviceCheckPort['runStep']>('runStep'),
    watchDevices: callbackPlaceholder<T.DeviceCheckPort['watchDevices']>('watchDevices'),
  },
  actions: {
    keepDevices: assign(({ context }, { kind, devices }: T.DeviceSignal) => ({
      devices: { ...context.devices, [kind]: devices },
    })),
    keepChoice: assign(({ context }, { kind, deviceId }: Choice) => ({
      chosen: { ...context.chosen, [kind]: deviceId },
    })),
    keepLevel: assign((_, { level }: { level: number }) => ({ level })),
    keepBrowser: assign(({ context }, measured: { support: SupportReport }) =>
      to.keepBrowser(context, measured.support),
    ),
    keepNetwork: assign(({ context }, measured: { network: NetworkReport }) =>
      to.keepNetwork(context, measured.network),
    ),
    keepFault: assign(({ context }, { step, fault }: OfStep & { fault: T.CheckFault }) =>
      to.keepFault(context, step, fault),
    ),
    keepOk: assign(({ context }, { step }: OfStep) => to.keepOk(context, step)),
    keepSkipped: assign(({ context }, { step }: OfStep) => to.keepSkipped(context, step)),
    startOver: assign({ results: to.nothingKnown }),
    forgetLevel: assign({ level: 0 }),
    emitChoice: emit((_, choice: Choice) => ({ type: 'device.chosen' as const, ...choice })),
  },
  guards: {
    isUnfitBrowser: (_, { support }: { support: SupportReport }) => browserFault(support) !== null,
    isUnfitNetwork: (_, { network }: { network: NetworkReport }) => networkFault(network) !== null,
    isUnknown: ({ context }, { step }: OfStep) => context.results[step].state === 'unknown',
    isThis: (_, [wanted, step]: readonly [T.CheckStep, T.CheckStep]) => wanted === step,
  },
})
