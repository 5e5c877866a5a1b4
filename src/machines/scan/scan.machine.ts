import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { LoginResult } from '../../contract/login.ts'
import type { Scene, SceneStatus } from '../../contract/wechat.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './scan.types.ts'

/** The QR code (SCAN-01 … SCAN-03): shown, polled, paused while nobody looks, gated by consent, collected once. */
export const scanMachine = setup({
  types: {} as {
    context: T.ScanContext
    events: T.ScanEvent
    emitted: T.ScanEmitted
    output: T.ScanOutput
    tags: T.ScanTag
  },
  actors: {
    getScene: promisePlaceholder<Scene>('getScene'),
    checkScene: promisePlaceholder<SceneStatus, { scene: string }>('checkScene'),
    requireConsent: promisePlaceholder<boolean>('requireConsent'),
    collectScene: promisePlaceholder<LoginResult, { scene: string }>('collectScene'),
    watchVisibility: callbackPlaceholder<T.VisibilitySignal>('watchVisibility'),
  },
  actions: {
    forgetScene: assign({ scene: null, openid: null, mobile: null }),
    keepScene: assign((_, { scene }: { scene: Scene }) => ({ scene, failure: null })),
    keepIdentity: assign((_, { status }: { status: SceneStatus }) => ({
      openid: status.openid ?? null,
      mobile: status.mobile ?? null,
    })),
    keepResult: assign((_, { result }: { result: LoginResult }) => ({ result })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    tellFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'scan.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isConfirmed: (_, { status }: { status: SceneStatus }) =>
      status.status === 'confirmed' && status.openid !== undefined,
    isExpired: (_, { status }: { status: SceneStatus }) => status.status === 'expired',
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
    hasConsentAndMobile: ({ context }, { consent }: { consent: boolean }) =>
      consent && context.mobile !== null,
    hasConsent: (_, { consent }: { consent: boolean }) => consent,
  },
  delays: { poll: 2_000 },
}).createMachine({
  id: 'scan',
  context: { scene: null, openid: null, mobile: null, failure: null, result: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetScene',
      invoke: {
        id: 'getScene',
        src: 'getScene',
        onDone: {
          target: 'watching',
          actions: { type: 'keepScene', params: ({ event }) => ({ scene: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    watching: {
      tags: 'watching',
      // Started anew with each code, because it tells at once of a page that was hidden while the code was loading.
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      initial: 'resting',
      on: { 'page.hidden': 'paused' },
      states: {
        resting: { after: { poll: 'asking' } },
        /** The last question got no answer: the code may still be good, so keep asking. */
        retrying: { tags: 'failure', after: { poll: 'asking' } },
        asking: {
          invoke: {
            id: 'checkScene',
            src: 'checkScene',
            input: ({ context }) => ({ scene: given(context.scene, 'a scene').scene_value }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => ({ status: event.output }) },
                target: '#scan.gating',
                actions: [
                  { type: 'keepIdentity', params: ({ event }) => ({ status: event.output }) },
                  'clearFailure',
                ],
              },
              {
                guard: { type: 'isExpired', params: ({ event }) => ({ status: event.output }) },
                target: '#scan.expired',
                actions: 'clearFailure',
              },
              { target: 'resting', actions: 'clearFailure' },
            ],
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: '#scan.expired',
                actions: 'clearFailure',
              },
              {
                target: 'retrying',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    paused: {
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      on: { 'page.shown': 'watching.asking' },
    },
    expired: { tags: 'refreshable', on: { 'scan.refresh': 'loading' } },
    failed: { tags: ['failure', 'refreshable'], on: { 'scan.refresh': 'loading' } },
    gating: {
      invoke: {
        id: 'requireConsent',
        src: 'requireConsent',
        onDone: [
          {
            guard: { type: 'hasConsentAndMobile', params: ({ event }) => ({ consent: event.output }) },
            target: 'collecting',
          },
          {
            guard: { type: 'hasConsent', params: ({ event }) => ({ consent: event.output }) },
            target: 'unbound',
          },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    collecting: {
      tags: 'busy',
      invoke: {
        id: 'collectScene',
        src: 'collectScene',
        input: ({ context }) => ({ scene: given(context.scene, 'a scene').scene_value }),
        onDone: {
          target: 'identified',
          actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    identified: { type: 'final' },
    unbound: { type: 'final' },
  },
  output: ({ context }): T.ScanOutput =>
    context.result === null
      ? { outcome: 'unbound', openid: given(context.openid, 'an openid') }
      : { outcome: 'identified', result: context.result },
})

export type ScanActorRef = ActorRefFrom<typeof scanMachine>
export type ScanSnapshot = SnapshotFrom<typeof scanMachine>
