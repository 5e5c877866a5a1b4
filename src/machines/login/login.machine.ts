import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './login.setup.ts'

/**
 * The login page: one tab at a time (LOGIN-01), then the bind dialog, the second factor (ACC-02), the profile dialog, or away
 * (LOGIN-06).
 */
export const loginMachine = flow.createMachine({
  id: 'login',
  context: ({ input }) => ({ ...input, openid: null, result: null, destination: 'return' }),
  invoke: { id: 'terms', src: 'terms', systemId: 'terms' },
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'choosing',
      initial: 'opening',
      on: {
        'method.choose': { guard: on('isOther'), target: '.opening', actions: on('keepMethod') },
        // Signed in before, on another page or in another tab, and the second factor is still asked for.
        'factor.ask': 'verifying',
      },
      states: {
        opening: {
          always: [
            { guard: 'isScan', target: 'scan' },
            { guard: 'isQuick', target: 'quick' },
            { target: 'password' },
          ],
        },
        scan: {
          invoke: {
            id: 'scan',
            src: 'scan',
            onDone: [
              { guard: on('isUnbound'), target: '#login.binding', actions: on('keepOpenid') },
              {
                target: '#login.identified',
                actions: {
                  type: 'keepResult',
                  params: ({ event }) => ({
                    result: event.output.outcome === 'identified' ? event.output.result : null,
                  }),
                },
              },
            ],
          },
        },
        quick: {
          invoke: {
            id: 'quick',
            src: 'quick',
            onDone: {
              target: '#login.identified',
              actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
            },
          },
        },
        password: {
          invoke: {
            id: 'password',
            src: 'password',
            onDone: {
              target: '#login.identified',
              actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
            },
          },
        },
      },
    },
    binding: {
      invoke: {
        id: 'bindPhone',
        src: 'bindPhone',
        input: ({ context }) => ({ openid: given(context.openid, 'an openid') }),
        onDone: [
          {
            // BIND-03: a new QR code, and nothing left of the form.
            guard: on('isClosed'),
            target: 'choosing.scan',
          },
          {
            target: 'identified',
            actions: {
              type: 'keepResult',
              params: ({ event }) => ({
                result: event.output.outcome === 'bound' ? event.output.result : null,
              }),
            },
          },
        ],
      },
    },
    identified: {
      always: [
        { guard: { type: 'needsFactor', params: ({ context }) => context }, target: 'verifying' },
        { target: 'succeeded' },
      ],
    },
    verifying: {
      entry: 'emitHalf',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'choosing',
            actions: 'emitLeft',
          },
          { target: 'succeeded' },
        ],
      },
    },
    succeeded: {
      entry: 'emitSuccess',
      always: [
        { guard: { type: 'hasProfile', params: ({ context }) => context }, target: 'left' },
        { target: 'profiling' },
      ],
    },
    profiling: {
      invoke: {
        id: 'profile',
        src: 'profile',
        onDone: { target: 'left', actions: { type: 'keepDestination', params: ({ event }) => event.output } },
      },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ destination: context.destination }),
})

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>
