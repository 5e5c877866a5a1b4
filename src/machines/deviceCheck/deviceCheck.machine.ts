import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { DeviceKind } from '../../contract/room/ports.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import { checkSteps } from './deviceCheck.types.ts'
import type * as T from './deviceCheck.types.ts'
import { browserFault, networkFault } from './faults.ts'

/**
 * The check before a live (DEV-01), one step after the other: what can be measured is measured, what only the visitor can
 * know is asked. Each failure has its remedy and can be tried again or left out; nothing here enters a room.
 */
export const deviceCheckMachine = setup({
  types: {} as {
    input: T.DeviceCheckInput
    context: T.DeviceCheckContext
    events: T.DeviceCheckEvent
    emitted: T.DeviceCheckEmitted
  },
  actors: {
    runStep: callbackPlaceholder<T.StepSignal, T.RunStep>('runStep'),
    watchDevices: callbackPlaceholder<T.DeviceSignal>('watchDevices'),
  },
  actions: {
    keepDevices: assign(({ context }, { kind, devices }: T.DeviceSignal) => ({
      devices: { ...context.devices, [kind]: devices },
    })),
    keepChoice: assign(({ context }, { kind, deviceId }: { kind: DeviceKind; deviceId: string }) => ({
      chosen: { ...context.chosen, [kind]: deviceId },
    })),
    keepLevel: assign((_, { level }: { level: number }) => ({ level })),
    keepMeasured: assign(({ context }, { support, network }: Measured) => ({
      support: support ?? context.support,
      network: network ?? context.network,
      results: { ...context.results, [context.step]: resultOf({ support, network }) },
    })),
    keepFault: assign(({ context }, { fault }: { fault: T.CheckFault }) => ({
      results: { ...context.results, [context.step]: { state: 'failed' as const, fault } },
    })),
    keepDenial: assign(({ context }) => ({
      results: {
        ...context.results,
        [context.step]: { state: 'failed' as const, fault: deniedFault(context.step) },
      },
    })),
    keepOk: assign(({ context }) => ({
      results: { ...context.results, [context.step]: { state: 'ok' as const } },
    })),
    // What failed stays known as failed, also when it is left out.
    keepSkipped: assign(({ context }) => ({
      results: {
        ...context.results,
        [context.step]:
          context.results[context.step].state === 'failed'
            ? context.results[context.step]
            : { state: 'skipped' as const },
      },
    })),
    startOver: assign({ step: 'browser', isAlone: false, results: nothingKnown }),
    goOn: assign(({ context }) => ({
      step: checkSteps[checkSteps.indexOf(context.step) + 1] ?? context.step,
    })),
    goTo: assign(({ context }, { step }: { step: T.CheckStep }) => ({
      step: checkSteps.includes(step) ? step : context.step,
      isAlone: true,
    })),
    forgetLevel: assign({ level: 0 }),
    tellChoice: emit((_, { kind, deviceId }: { kind: DeviceKind; deviceId: string }) => ({
      type: 'device.chosen' as const,
      kind,
      deviceId,
    })),
  },
  guards: {
    isBad: ({ context }, measured: Measured) =>
      isMeasured(context.step) && resultOf(measured).state === 'failed',
    isMeasured: ({ context }) => isMeasured(context.step),
    isLast: ({ context }) => context.isAlone || context.step === 'network',
    isAsked: ({ context }) => !isMeasured(context.step),
    isListening: ({ context }) => context.step === 'microphone',
    isPlaying: ({ context }) => context.step === 'speaker',
    isOfStep: ({ context }, { kind }: { kind: DeviceKind }) => kind === context.step,
  },
}).createMachine({
  id: 'deviceCheck',
  context: ({ input }) => ({
    ...input,
    step: 'browser',
    isAlone: false,
    results: nothingKnown(),
    devices: { camera: [], microphone: [], speaker: [] },
    support: null,
    network: null,
    level: 0,
  }),
  invoke: { id: 'watchDevices', src: 'watchDevices' },
  on: { 'devices.found': { actions: { type: 'keepDevices', params: ({ event }) => event } } },
  initial: 'welcome',
  states: {
    welcome: { on: { 'check.start': { target: 'trying', actions: 'startOver' } } },
    trying: {
      entry: 'forgetLevel',
      invoke: {
        id: 'runStep',
        src: 'runStep',
        input: ({ context: { step, chosen } }) => ({ step, chosen }),
      },
      initial: 'checking',
      on: {
        'check.skip': { target: 'leaving', actions: 'keepSkipped' },
        'check.choose': {
          guard: { type: 'isOfStep', params: ({ event }) => event },
          target: 'trying',
          reenter: true,
          actions: [
            { type: 'keepChoice', params: ({ event }) => event },
            { type: 'tellChoice', params: ({ event }) => event },
          ],
        },
        'step.measured': [
          {
            guard: { type: 'isBad', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'keepMeasured', params: ({ event }) => event },
          },
          {
            guard: 'isMeasured',
            target: 'leaving',
            actions: { type: 'keepMeasured', params: ({ event }) => event },
          },
        ],
        // Also later: a device may be pulled out while it is shown.
        'step.failed': {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => event },
        },
      },
      states: {
        checking: { on: { 'step.shown': { guard: 'isAsked', target: 'asking' } } },
        asking: {
          on: {
            'check.confirm': { target: '#deviceCheck.leaving', actions: 'keepOk' },
            'level.changed': {
              guard: 'isListening',
              actions: { type: 'keepLevel', params: ({ event }) => event },
            },
            // The sound once more.
            'check.retry': { guard: 'isPlaying', target: '#deviceCheck.trying', reenter: true },
            'check.deny': { target: '#deviceCheck.failed', actions: 'keepDenial' },
          },
        },
      },
    },
    leaving: {
      always: [
        { guard: 'isLast', target: 'summary' },
        { target: 'trying', actions: 'goOn' },
      ],
    },
    failed: {
      on: {
        'check.retry': 'trying',
        'check.skip': { target: 'leaving', actions: 'keepSkipped' },
        'check.choose': {
          guard: { type: 'isOfStep', params: ({ event }) => event },
          target: 'trying',
          actions: [
            { type: 'keepChoice', params: ({ event }) => event },
            { type: 'tellChoice', params: ({ event }) => event },
          ],
        },
      },
    },
    summary: {
      on: {
        'check.start': { target: 'trying', actions: 'startOver' },
        'check.again': { target: 'trying', actions: { type: 'goTo', params: ({ event }) => event } },
      },
    },
  },
})

type Measured = Omit<Extract<T.StepSignal, { type: 'step.measured' }>, 'type'>

function nothingKnown(): T.DeviceCheckContext['results'] {
  const unknown = { state: 'unknown' } as const
  return { browser: unknown, camera: unknown, microphone: unknown, speaker: unknown, network: unknown }
}

const resultOf = ({ support, network }: Measured): T.StepResult => {
  const fault = support === null ? network && networkFault(network) : browserFault(support)
  return fault === null ? { state: 'ok' } : { state: 'failed', fault }
}

/** No visitor is asked about these. */
const isMeasured = (step: T.CheckStep) => step === 'browser' || step === 'network'

const deniedFault = (step: T.CheckStep): T.CheckFault => {
  if (step === 'camera') return 'noPicture'
  return step === 'microphone' ? 'silent' : 'notHeard'
}

export type DeviceCheckActorRef = ActorRefFrom<typeof deviceCheckMachine>
export type DeviceCheckSnapshot = SnapshotFrom<typeof deviceCheckMachine>
