import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow, refused, unanswered, welcomed } from './roomConnection.setup.ts'

/**
 * The socket of one visit to a live room, over any number of connections (LIVE-09). A first entrance without an answer
 * is given up; a visitor who was in comes back for as long as it takes.
 */
export const roomConnectionMachine = flow.createMachine({
  id: 'roomConnection',
  context: { proof: null, attempts: 0, refusals: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        'socket.removed': 'removed',
        'socket.replaced': 'replaced',
        'socket.displaced': 'displaced',
        'socket.full': 'full',
        'socket.ended': 'ended',
        'socket.unreadable': { target: 'failed', actions: 'emitUnreadable' },
      },
      initial: 'entering',
      states: {
        entering: {
          initial: 'asking',
          states: {
            asking: {
              tags: 'busy',
              invoke: {
                id: 'takeTicket',
                src: 'takeTicket',
                onDone: { target: 'greeting', actions: on('keepTicket') },
                onError: { target: '#roomConnection.failed', actions: on('emitFailure') },
              },
            },
            greeting: {
              tags: 'busy',
              invoke: { id: 'greet', src: 'greet', input: ({ context }) => given(context.proof, 'a proof') },
              after: { greetingTime: unanswered },
              on: { ...welcomed.on, 'socket.lost': unanswered, 'socket.refused': refused },
            },
            waiting: {
              tags: 'busy',
              exit: 'countAttempt',
              invoke: { id: 'watchNetwork', src: 'watchNetwork' },
              after: { backOff: 'asking' },
              on: { 'network.found': 'asking' },
            },
          },
        },
        online: {
          tags: 'online',
          invoke: { id: 'keepSocket', src: 'keepSocket' },
          on: {
            'socket.lost': { target: 'resuming', actions: 'emitLoss' },
            /** The user has signed out in this browser: the next ticket is another person's. */
            'socket.refused': { target: 'resuming.asking', actions: ['countRefusal', 'emitLoss'] },
          },
        },
        resuming: {
          after: { sessionKept: { actions: 'forgetProof' } },
          initial: 'waiting',
          states: {
            waiting: {
              tags: 'busy',
              exit: 'countAttempt',
              invoke: { id: 'watchNetwork', src: 'watchNetwork' },
              after: { backOff: 'choosing' },
              on: { 'network.found': 'choosing' },
            },
            choosing: { always: [{ guard: 'hasSession', target: 'greeting' }, { target: 'asking' }] },
            asking: {
              tags: 'busy',
              invoke: {
                id: 'takeTicket',
                src: 'takeTicket',
                onDone: { target: 'greeting', actions: on('keepTicket') },
                onError: [
                  { guard: on('isUnreachable'), target: 'waiting' },
                  { target: '#roomConnection.failed', actions: on('emitFailure') },
                ],
              },
            },
            greeting: {
              tags: 'busy',
              invoke: { id: 'greet', src: 'greet', input: ({ context }) => given(context.proof, 'a proof') },
              after: { greetingTime: 'waiting' },
              on: { ...welcomed.on, 'socket.lost': 'waiting', 'socket.refused': refused },
            },
          },
        },
      },
    },
    /** LIVE-04: there is no way back into this live. */
    removed: { type: 'final', entry: { type: 'emitClosed', params: { why: 'removed' } } },
    /** The same person has opened the room elsewhere. */
    replaced: { type: 'final', entry: { type: 'emitClosed', params: { why: 'replaced' } } },
    displaced: { type: 'final', entry: { type: 'emitClosed', params: { why: 'displaced' } } },
    full: { type: 'final', entry: { type: 'emitClosed', params: { why: 'full' } } },
    ended: { type: 'final', entry: { type: 'emitClosed', params: { why: 'ended' } } },
    failed: { type: 'final' },
  },
})
