import type { DeviceKind } from '../../contract/room/ports.ts'
import { flow } from './deviceCheck.setup.ts'
import { deniedFaults } from './deviceCheck.transitions.ts'
import type { CheckStep } from './deviceCheck.types.ts'

export const skip = (step: CheckStep) =>
  ({ target: 'routing', actions: { type: 'keepSkipped', params: { step } } }) as const

type Events = Parameters<typeof flow.createStateConfig>[0]['on']

/** State that runs a step; `answers`: its outcomes other than a failure. */
export const running = (step: CheckStep, answers: Events = {}) =>
  flow.createStateConfig({
    invoke: { id: 'runStep', src: 'runStep', input: ({ context: { chosen } }) => ({ step, chosen }) },
    on: {
      ...answers,
      // Also later: a device may be pulled out while it is shown.
      'step.failed': {
        target: 'failed',
        actions: { type: 'keepFault', params: ({ event }) => ({ step, fault: event.fault }) },
      },
    },
  })

/** A device whose picture or sound the visitor is asked about. */
export const asked = (step: DeviceKind, answers: Events = {}) =>
  flow.createStateConfig({
    tags: step,
    initial: 'trying',
    on: {
      'check.skip': skip(step),
      'check.choose': {
        target: '.trying',
        actions: [
          { type: 'keepChoice', params: ({ event }) => ({ kind: step, deviceId: event.deviceId }) },
          { type: 'emitChoice', params: ({ event }) => ({ kind: step, deviceId: event.deviceId }) },
        ],
      },
    },
    states: {
      trying: {
        ...running(step),
        entry: 'forgetLevel',
        initial: 'checking',
        states: {
          checking: { tags: 'checking', on: { 'step.shown': 'asking' } },
          asking: {
            tags: 'asking',
            on: {
              ...answers,
              'check.confirm': {
                target: '#deviceCheck.routing',
                actions: { type: 'keepOk', params: { step } },
              },
              'check.deny': {
                target: `#deviceCheck.${step}.failed`,
                actions: { type: 'keepFault', params: { step, fault: deniedFaults[step] } },
              },
            },
          },
        },
      },
      failed: { tags: 'failed', on: { 'check.retry': 'trying' } },
    },
  })

/** A measurement that was not good enough. */
export const failed = flow.createStateConfig({ tags: 'failed', on: { 'check.retry': 'checking' } })
