import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { faultOf } from '../../contract/room/faultOf.ts'
import { on } from '../../kinds/on.ts'
import { flow, reopening, unmuting } from './capture.setup.ts'

/**
 * One's own camera or microphone. No one else opens it, and after the device was lost only a press does; a connection
 * that is lost and restored leaves it as its owner had it. An open device is not proof that others see or hear
 * it: only the server's report is (LIVE-07), each time again.
 */
export const captureMachine = flow.createMachine({
  id: 'capture',
  context: ({ input }) => ({ ...input, devices: [], fault: null }),
  invoke: { id: 'watchDevice', src: 'watchDevice' },
  on: { 'devices.found': { actions: on('keepDevices') } },
  initial: 'off',
  states: {
    off: {
      tags: 'off',
      on: {
        'capture.open': 'opening',
        'capture.choose': { actions: [on('keepChoice'), on('emitChoice')] },
      },
    },
    opening: {
      tags: ['busy', 'opening'],
      entry: 'clearFault',
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
        'capture.ended': { target: 'failed', actions: [on('keepFault'), on('emitFault')] },
        'capture.unpublished': { target: '.preview', actions: [on('keepFault'), on('emitFault')] },
      },
      states: {
        /** Only seen here: not sent, or not yet arrived. */
        preview: {
          tags: 'preview',
          on: {
            'capture.published': 'live',
            'capture.mute': 'muted.notArriving',
          },
        },
        live: {
          tags: 'live',
          entry: 'clearFault',
          on: {
            'capture.mute': 'muted',
            'capture.interrupted': 'interrupted',
          },
        },
        /** Open as before; no one sees or hears it until the connection is restored, which needs no press. */
        interrupted: {
          tags: 'interrupted',
          on: {
            'capture.published': 'live',
            'capture.mute': 'muted.notArriving',
          },
        },
        muted: {
          tags: 'muted',
          invoke: {
            id: 'muteDevice',
            src: 'muteDevice',
            input: true,
            // A track that cannot be muted is closed: others must not go on hearing it.
            onError: '#capture.closing',
          },
          initial: 'arriving',
          // However often the connection is made again: what its owner has muted stays so.
          on: {
            'capture.published': '.arriving',
            'capture.interrupted': '.notArriving',
            'capture.unpublished': '.notArriving',
          },
          states: {
            arriving: { on: { 'capture.unmute': '#capture.on.unmuting.arriving' } },
            notArriving: { on: { 'capture.unmute': '#capture.on.unmuting.notArriving' } },
          },
        },
        unmuting: {
          tags: ['busy', 'muted'],
          initial: 'arriving',
          states: { arriving: unmuting('arriving'), notArriving: unmuting('notArriving') },
        },
      },
    },
    closing: {
      tags: ['busy', 'off'],
      invoke: { id: 'closeDevice', src: 'closeDevice', onDone: 'off', onError: 'off' },
    },
    failed: {
      tags: 'failed',
      // Releases the rest of the device.
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
