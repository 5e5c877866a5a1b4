import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './gateCamera.types.ts'

/** The camera at a gate: requested when the staff opens it, released when it is closed. Codes can be typed at any time. */
export const gateCameraMachine = setup({
  types: {} as {
    context: T.GateCameraContext
    events: T.GateCameraEvent
    emitted: T.GateCameraEmitted
    tags: T.GateCameraTag
  },
  actors: { runCamera: callbackPlaceholder<T.GateCameraPort['runCamera']>('runCamera') },
  actions: {
    keepMediaFault: assign((_, { mediaFault }: { mediaFault: T.CameraFault }) => ({ mediaFault })),
    clearMediaFault: assign({ mediaFault: null }),
    emitCode: emit((_, { code }: { code: string }) => ({ type: 'code.read' as const, code })),
  },
}).createMachine({
  id: 'gateCamera',
  context: { mediaFault: null },
  initial: 'off',
  states: {
    off: { tags: 'off', on: { 'camera.open': 'running' } },
    running: {
      entry: 'clearMediaFault',
      invoke: { id: 'runCamera', src: 'runCamera' },
      initial: 'starting',
      on: {
        'camera.close': 'off',
        // Also later: it may be unplugged, or taken away by another program.
        'camera.failed': { target: 'failed', actions: on('keepMediaFault') },
      },
      states: {
        starting: { tags: 'starting', on: { 'camera.ready': 'looking' } },
        looking: {
          tags: 'looking',
          on: { 'camera.read': { actions: on('emitCode') } },
        },
      },
    },
    failed: { tags: 'failed', on: { 'camera.open': 'running' } },
  },
})

export type GateCameraSnapshot = SnapshotFrom<typeof gateCameraMachine>
