import { assign, emit, setup } from 'xstate'

import { faultOf } from '../../contract/room/faultOf.ts'
import type { Device, MediaFault } from '../../contract/room/ports.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './capture.types.ts'

/** Setup shared by the states of a camera or microphone. */
export const flow = setup({
  types: {} as {
    input: T.CaptureInput
    context: T.CaptureContext
    events: T.CaptureEvent
    emitted: T.CaptureEmitted
    tags: T.CaptureTag
  },
  actors: {
    openDevice: promisePlaceholder<T.CapturePort['openDevice']>('openDevice'),
    closeDevice: promisePlaceholder<T.CapturePort['closeDevice']>('closeDevice'),
    muteDevice: promisePlaceholder<T.CapturePort['muteDevice'], boolean>('muteDevice'),
    watchDevice: callbackPlaceholder<T.CapturePort['watchDevice']>('watchDevice'),
  },
  actions: {
    keepDevices: assign((_, { devices }: { devices: readonly Device[] }) => ({ devices })),
    keepChoice: assign((_, { deviceId }: { deviceId: string }) => ({ deviceId })),
    keepFault: assign((_, { fault }: { fault: MediaFault }) => ({ fault })),
    clearFault: assign({ fault: null }),
    emitChoice: emit(({ context }, { deviceId }: { deviceId: string }) => ({
      type: 'device.chosen' as const,
      kind: context.kind,
      deviceId,
    })),
    emitFault: emit(({ context }, { fault }: { fault: MediaFault }) => ({
      type: 'capture.failed' as const,
      kind: context.kind,
      fault,
    })),
  },
})

/** Another device is opened at once. */
export const reopening = flow.createStateConfig({
  on: { 'capture.choose': { target: '#capture.opening', actions: [on('keepChoice'), on('emitChoice')] } },
})

/** The outcome depends on whether the server has it by then: when that changes, the device is opened again. */
export const unmuting = (server: 'arriving' | 'notArriving') =>
  flow.createStateConfig({
    invoke: {
      id: 'muteDevice',
      src: 'muteDevice',
      input: false,
      onDone: server === 'arriving' ? '#capture.on.live' : '#capture.on.interrupted',
      onError: {
        target: `#capture.on.muted.${server}`,
        actions: { type: 'emitFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
      },
    },
    on:
      server === 'arriving' ? { 'capture.interrupted': 'notArriving' } : { 'capture.published': 'arriving' },
  })
