import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { SceneInfo } from '../../contract/wechat.ts'
import { on } from '../../kinds/on.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './scanApproval.types.ts'

/** The second device, opened by the QR code: a member approves at once; a guest identifies by phone code or goes on unbound. */
export const scanApprovalMachine = setup({
  types: {} as {
    input: T.ScanApprovalInput
    context: T.ScanApprovalContext
    events: T.ScanApprovalEvent
    emitted: T.ScanApprovalEmitted
    tags: T.ScanApprovalTag
    children: { openScene: 'openScene'; confirmScene: 'confirmScene'; sceneCode: 'sceneCode' }
  },
  actors: {
    openScene: promisePlaceholder<T.ScanApprovalPort['openScene'], { scene: string }>('openScene'),
    confirmScene: promisePlaceholder<T.ScanApprovalPort['confirmScene']>('confirmScene'),
    sceneCode: sendCodeMachine,
  },
  actions: {
    keepInfo: assign((_, { output: info }: { output: SceneInfo }) => ({ info, failure: null })),
    keepProof: assign((_, { proof }: { proof: T.ApprovalProof }) => ({ proof, failure: null })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'approval.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isMember: ({ context }) => context.member,
    isOver: (_, { output: info }: { output: SceneInfo }) =>
      info.status === 'expired' || info.status === 'confirmed',
    isGone: (_, { error }: { error: unknown }) =>
      ['sceneExpired', 'sceneUnknown', 'sceneUsed'].includes(toFailure(error).reason ?? ''),
  },
}).createMachine({
  id: 'scanApproval',
  context: ({ input }) => ({ ...input, info: null, proof: null, failure: null }),
  invoke: { id: 'sceneCode', src: 'sceneCode', input: { purpose: 'scene', channel: 'phone' } },
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'openScene',
        src: 'openScene',
        input: ({ context }) => ({ scene: context.scene }),
        onDone: [
          { guard: on('isOver'), target: 'expired' },
          { guard: 'isMember', target: 'confirming', actions: on('keepInfo') },
          { target: 'identifying', actions: on('keepInfo') },
        ],
        onError: [
          { guard: on('isGone'), target: 'expired' },
          { target: 'unreachable', actions: on('keepFailure') },
        ],
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'scene.approve': { target: 'approving', actions: on('keepProof') },
        'scene.decline': 'declined',
      },
    },
    identifying: {
      tags: 'identifying',
      on: {
        'scene.approve': { target: 'approving', actions: on('keepProof') },
        'scene.decline': 'declined',
      },
    },
    approving: {
      tags: ['busy', 'approving'],
      invoke: {
        id: 'confirmScene',
        src: 'confirmScene',
        input: ({ context }) => {
          if (context.proof === null) throw new Error('`approving` was entered without a proof')
          return { scene: context.scene, proof: context.proof }
        },
        onDone: 'approved',
        onError: [
          { guard: on('isGone'), target: 'expired' },
          { guard: 'isMember', target: 'confirming', actions: [on('keepFailure'), on('emitFailure')] },
          { target: 'identifying', actions: [on('keepFailure'), on('emitFailure')] },
        ],
      },
    },
    unreachable: {
      tags: ['failure', 'failed'],
      on: { 'scene.retry': { target: 'opening', actions: 'forgetFailure' } },
    },
    approved: { type: 'final', tags: 'approved' },
    declined: { type: 'final', tags: 'declined' },
    expired: { type: 'final', tags: 'expired' },
  },
})

export type ScanApprovalActorRef = ActorRefFrom<typeof scanApprovalMachine>
export type ScanApprovalSnapshot = SnapshotFrom<typeof scanApprovalMachine>
