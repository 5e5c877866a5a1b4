import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { faultOf } from '../../contract/room/faultOf.ts'
import { flow, reopening } from './capture.setup.ts'

/**
 * One's own camera or microphone. Nobody else opens it, and after the device was lost only a press does; a connection
 * that was lost and is made again leaves it as its owner had it. That it is open does not mean that others see or hear
 * it: the server's word does (LIVE-07), each time anew.
 */
export const captureMachine = flow.createMachine({
  id: 'capture',
  context: ({ input }) => ({ ...input, devices: [], fault: null, hasArrived: false }),
  invoke: { id: 'watchDevice', src: 'watchDevice' },
  on: { 'devices.found': { actions: { type: 'keepDevices', params: ({ event }) => event } } },
  initial: 'off',
  states: {
    off: {
      tags: 'off',
      on: {
        'capture.open': 'opening',
        'capture.choose': {
          actions: [
            { type: 'keepChoice', params: ({ event }) => event },
            { type: 'emitChoice', params: ({ event }) => event },
          ],
        },
      },
    },
    opening: {
      tags: ['busy', 'opening'],
      entry: ['clearFault', 'noteLoss'],
      invoke: {
        id: 'openDevice',
        src: 'openDevice',
        input: ({ context: { deviceId } }) => deviceId,
        onDone: 'on',
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            { type: 'emitFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          ],
        },
      },
      on: { 'capture.close': 'closing' },
    },
    on: {
      tags: 'on',
      initial: 'preview',
      on: {
        'capture.close': 'closing',
        ...reopening.on,
        'capture.ended': {
          target: 'failed',
          actions: [
            { type: 'keepFault', params: { fault: 'lost' } },
            { type: 'emitFault', params: { fault: 'lost' } },
          ],
        },
        'capture.unpublished': {
          target: '.preview',
          actions: [
            'noteLoss',
            { type: 'keepFault', params: ({ event }) => event },
            { type: 'emitFault', params: ({ event }) => event },
          ],
        },
        'capture.published': { actions: 'noteArrival' },
        'capture.interrupted': { actions: 'noteLoss' },
      },
      states: {
        /** Only seen here: not sent, or not yet arrived. */
        preview: {
          tags: 'preview',
          on: {
            'capture.published': { target: 'live', actions: 'noteArrival' },
            'capture.mute': 'muted',
          },
        },
        live: {
          tags: 'live',
          entry: 'clearFault',
          on: {
            'capture.mute': 'muted',
            'capture.interrupted': { target: 'interrupted', actions: 'noteLoss' },
          },
        },
        /** Open as before; nobody sees or hears it until the connection is made again, which needs no press. */
        interrupted: {
          tags: 'interrupted',
          on: {
            'capture.published': { target: 'live', actions: 'noteArrival' },
            'capture.mute': 'muted',
          },
        },
        muted: {
          tags: 'muted',
          invoke: {
            id: 'muteDevice',
            src: 'muteDevice',
            input: true,
            // What cannot be muted is closed: others must not go on hearing it.
            onError: '#capture.closing',
          },
          on: {
            'capture.unmute': 'unmuting',
            // However often the connection is made again: what its owner has muted stays so.
            'capture.unpublished': { actions: 'noteLoss' },
          },
        },
        unmuting: {
          tags: ['busy', 'muted'],
          invoke: {
            id: 'muteDevice',
            src: 'muteDevice',
            input: false,
            onDone: [{ guard: 'hasArrived', target: 'live' }, { target: 'interrupted' }],
            onError: {
              target: 'muted',
              actions: { type: 'emitFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            },
          },
        },
      },
    },
    closing: {
      tags: ['busy', 'off'],
      invoke: { id: 'closeDevice', src: 'closeDevice', onDone: 'off', onError: 'off' },
    },
    failed: {
      tags: 'failed',
      // Whatever is left of it is given back.
      invoke: { id: 'closeDevice', src: 'closeDevice', onError: {} },
      on: {
        'capture.open': 'opening',
        ...reopening.on,
      },
    },
  },
})

export type CaptureActorRef = ActorRefFrom<typeof captureMachine>
export type CaptureSnapshot = SnapshotFrom<typeof captureMachine>
