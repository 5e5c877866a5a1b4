import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import type * as T from './scan.types.ts'
import { flow } from './scan.setup.ts'

/** The QR code (SCAN-01 … SCAN-03): shown, polled, paused while the page is hidden, gated by consent, collected once. */
export const scanMachine = flow.createMachine({
  id: 'scan',
  context: { scene: null, openid: null, mobile: null, failure: null, result: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'forgetScene',
      invoke: {
        id: 'getScene',
        src: 'getScene',
        onDone: { target: 'watching', actions: on('keepScene') },
        onError: { target: 'failed', actions: [on('keepFailure'), on('emitFailure')] },
      },
    },
    watching: {
      tags: 'watching',
      // Started again with each code, because it tells at once of a page that was hidden while the code was loading.
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
                guard: on('isAgreed'),
                target: '#scan.collecting',
                actions: [on('keepIdentity'), 'clearFailure'],
              },
              {
                guard: on('isConfirmed'),
                target: '#scan.gating',
                actions: [on('keepIdentity'), 'clearFailure'],
              },
              { guard: on('isExpired'), target: '#scan.expired', actions: 'clearFailure' },
              { target: 'resting', actions: 'clearFailure' },
            ],
            onError: [
              { guard: on('isRefused'), target: '#scan.expired', actions: 'clearFailure' },
              { target: 'retrying', actions: on('keepFailure') },
            ],
          },
        },
      },
    },
    paused: {
      tags: 'paused',
      invoke: { id: 'watchVisibility', src: 'watchVisibility' },
      on: { 'page.shown': 'watching.asking' },
    },
    expired: { tags: ['expired', 'refreshable'], on: { 'scan.refresh': 'loading' } },
    failed: {
      tags: ['failure', 'failed', 'refreshable'],
      on: { 'scan.refresh': { target: 'loading', actions: 'clearFailure' } },
    },
    gating: {
      tags: 'scanned',
      invoke: {
        id: 'requireConsent',
        src: 'requireConsent',
        onDone: [
          { guard: on('hasConsentAndMobile'), target: 'collecting' },
          { guard: on('hasConsent'), target: 'unbound' },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    collecting: {
      tags: ['busy', 'collecting'],
      invoke: {
        id: 'collectScene',
        src: 'collectScene',
        input: ({ context }) => ({ scene: given(context.scene, 'a scene').scene_value }),
        onDone: { target: 'identified', actions: on('keepResult') },
        onError: { target: 'failed', actions: [on('keepFailure'), on('emitFailure')] },
      },
    },
    identified: { type: 'final', tags: 'collecting' },
    unbound: { type: 'final', tags: 'collecting' },
  },
  output: ({ context }): T.ScanOutput =>
    context.result === null
      ? { outcome: 'unbound', openid: given(context.openid, 'an openid') }
      : { outcome: 'identified', result: context.result },
})

export type ScanActorRef = ActorRefFrom<typeof scanMachine>
export type ScanSnapshot = SnapshotFrom<typeof scanMachine>
