import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { flow } from './firstRun.setup.ts'
import { needed, optional, read } from './firstRun.steps.ts'

/**
 * An empty site is set up page by page (OPS-01): the code from the server's log, an administrator, the site's name, mail,
 * payment, the first organizer. The server knows which steps are done, so that it goes on after a reload.
 */
export const firstRunMachine = flow.createMachine({
  id: 'firstRun',
  context: { progress: null, texts: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        onDone: { target: 'deciding', actions: on('keepStatus') },
        onError: [
          { guard: on('isOver'), target: 'gone' },
          { target: 'failed', actions: on('keepFailure') },
        ],
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'setup.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    gone: { tags: ['settled', 'gone'], type: 'final' },
    code: {
      tags: 'code',
      initial: 'asking',
      states: {
        asking: {
          tags: 'settled',
          on: {
            'setup.claim': {
              target: 'claiming',
              actions: { type: 'keepTexts', params: ({ event }) => ({ texts: { code: event.code } }) },
            },
          },
        },
        claiming: {
          tags: 'busy',
          invoke: {
            id: 'claimSetup',
            src: 'claimSetup',
            input: ({ context }) => context.texts['code'] ?? '',
            onDone: { target: '#firstRun.deciding', actions: on('keepStatus') },
            onError: [
              { guard: on('isOver'), target: '#firstRun.gone' },
              { guard: on('isTaken'), target: '#firstRun.taken', actions: on('keepFailure') },
              { target: 'asking', actions: on('keepFailure') },
            ],
          },
        },
      },
    },
    /** Another browser leads it; the code is required again when that one is gone. */
    taken: {
      tags: ['failure', 'taken'],
      on: { 'setup.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    deciding: {
      always: [
        { guard: 'isUnclaimed', target: 'code' },
        { guard: { type: 'isNext', params: { step: 'administrator' } }, target: 'administrator' },
        { guard: { type: 'isNext', params: { step: 'site' } }, target: 'site' },
        { guard: { type: 'isNext', params: { step: 'mail' } }, target: 'mail' },
        { guard: { type: 'isNext', params: { step: 'payment' } }, target: 'payment' },
        { guard: { type: 'isNext', params: { step: 'organizer' } }, target: 'organizer' },
        { target: 'ready' },
      ],
    },
    administrator: needed('administrator'),
    site: needed('site'),
    mail: optional('mail'),
    payment: read('payment'),
    organizer: optional('organizer'),
    ready: {
      tags: 'ready',
      initial: 'resting',
      states: {
        resting: {
          tags: 'settled',
          on: { 'setup.finish': { target: 'finishing', actions: 'forgetFailure' } },
        },
        finishing: {
          tags: 'busy',
          invoke: {
            id: 'finishSetup',
            src: 'finishSetup',
            onDone: { target: '#firstRun.finished', actions: 'emitFinished' },
            onError: { target: 'resting', actions: on('keepFailure') },
          },
        },
      },
    },
    finished: { tags: ['settled', 'finished'], type: 'final' },
  },
})

export type FirstRunSnapshot = SnapshotFrom<typeof firstRunMachine>
