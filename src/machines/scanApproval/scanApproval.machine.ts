import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { SceneInfo } from '../../contract/wechat.ts'
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
    keepInfo: assign((_, { info }: { info: SceneInfo }) => ({ info, failure: null })),
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
    isOver: (_, { info }: { info: SceneInfo }) => info.status === 'expired' || info.status === 'confirmed',
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
          {
            guard: { type: 'isOver', params: ({ event }) => ({ info: event.output }) },
            target: 'expired',
          },
          {
            guard: 'isMember',
            target: 'confirming',
            actions: { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
          },
          {
            target: 'identifying',
            actions: { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'expired' },
          {
            target: 'unreachable',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'scene.approve': {
          target: 'approving',
          actions: { type: 'keepProof', params: ({ event }) => event },
        },
        'scene.decline': 'declined',
      },
    },
    identifying: {
      tags: 'identifying',
      on: {
        'scene.approve': {
          target: 'approving',
          actions: { type: 'keepProof', params: ({ event }) => event },
        },
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
          { guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'expired' },
          {
            guard: 'isMember',
            target: 'confirming',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'identifying',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
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
