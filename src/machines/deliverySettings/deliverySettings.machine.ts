import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow, partOf, stateOf, testedPlaceOf } from './deliverySettings.setup.ts'

/**
 * One part of how the site sends, is paid and keeps files (OPS-01): an administrator sets it, tries it out and takes it out. A
 * change is proved by a second factor; what another administrator has changed since is not written over.
 */
export const deliverySettingsMachine = flow.createMachine({
  id: 'deliverySettings',
  context: ({ input }) => ({ ...input, delivery: null, wish: null, test: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'forgetFailure',
      invoke: {
        id: 'fetchDelivery',
        src: 'fetchDelivery',
        onDone: { target: 'open', actions: on('keepDelivery') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'delivery.retry': 'loading' } },
    open: {
      tags: 'form',
      initial: 'editing',
      states: { editing: {}, passed: {}, notPassed: {} },
      on: {
        'delivery.send': { guard: 'canSave', target: 'changing', actions: on('keepValues') },
        'delivery.clear': { guard: 'canClear', target: 'asking', actions: 'forgetFailure' },
        'delivery.test': { guard: 'canTest', target: 'testing', actions: 'forgetTest' },
      },
    },
    asking: {
      tags: ['form', 'asking'],
      on: {
        'clear.confirm': { target: 'changing', actions: 'keepClearing' },
        'clear.cancel': 'open',
      },
    },
    changing: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'changeDelivery',
        src: 'changeDelivery',
        input: ({ context }) => ({
          part: given(partOf(context), 'a part'),
          version: given(stateOf(context), 'its state').version,
          wish: given(context.wish, 'a wish'),
        }),
        onDone: { target: 'open', actions: ['emitChanged', on('keepDelivery')] },
        onError: { target: 'refused', actions: on('keepFailure') },
      },
    },
    refused: {
      always: [
        { guard: 'needsProof', target: 'proving', actions: 'forgetFailure' },
        { guard: 'needsLogin', target: 'stale', actions: 'forgetFailure' },
        { guard: 'isOutdated', target: 'outdated' },
        // The form shows the refusal until it is sent again.
        { target: 'open' },
      ],
    },
    proving: {
      tags: ['form', 'proving'],
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        onDone: [
          { guard: { type: 'isLeft', params: ({ event }) => event.output }, target: 'open' },
          { target: 'changing' },
        ],
      },
    },
    stale: {
      tags: ['form', 'stale'],
      on: {
        'login.accept': { target: 'open', actions: 'emitLoginWanted' },
        'login.dismiss': 'open',
      },
    },
    /** Another administrator has changed the part since; what was typed stays to be read until the newest is taken. */
    outdated: { tags: ['failure', 'form', 'outdated'], on: { 'delivery.reload': 'loading' } },
    testing: {
      tags: ['form', 'testing'],
      invoke: {
        id: 'testDelivery',
        src: 'testDelivery',
        input: ({ context }) => given(testedPlaceOf(context), 'a place that can be tried out'),
        onDone: [
          { guard: on('hasPassed'), target: 'open.passed', actions: on('keepTest') },
          { target: 'open.notPassed', actions: on('keepTest') },
        ],
        onError: { target: 'open', actions: on('keepFailure') },
      },
    },
  },
})

export type DeliverySettingsActorRef = ActorRefFrom<typeof deliverySettingsMachine>
export type DeliverySettingsSnapshot = SnapshotFrom<typeof deliverySettingsMachine>
