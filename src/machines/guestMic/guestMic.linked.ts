import { on } from '../../kinds/on.ts'
import { flow } from './guestMic.setup.ts'

/** The device of an open microphone is gone. */
const lost = flow.createStateConfig({
  on: { 'mic.lost': { target: '#guestMic.linked.lost', actions: on('keepLostMicrophone') } },
})

/** The microphone stays closed until the member presses, whether what it gives would arrive at the server or not. */
const closed = (by: 'mutedBySelf' | 'mutedByHost') =>
  flow.createStateConfig({
    tags: by,
    invoke: { id: 'closeMicrophone', src: 'closeMicrophone', onError: {} },
    initial: 'arriving',
    states: {
      arriving: {
        on: {
          'mic.unmute': '#guestMic.linked.unmuted',
          'mic.interrupted': 'interrupted',
          'mic.lost': 'lost',
        },
      },
      interrupted: {
        on: {
          'mic.unmute': { target: '#guestMic.linked.interrupted', actions: 'forgetMediaFault' },
          'mic.closed': '#guestMic.linked.hostMuting',
          'mic.published': 'arriving',
          'mic.lost': 'lost',
        },
      },
      /** No microphone, and its owner wants none now. */
      lost: {
        on: {
          'mic.unmute': '#guestMic.linked.reopening',
          'mic.closed': '#guestMic.linked.mutedByHost.lost',
        },
      },
    },
  })

/** On stage, with the microphone open, closed or gone. */
export const linked = flow.createStateConfig({
  initial: 'unmuted',
  on: {
    'hand.hangUp': '#guestMic.leaving',
    'seat.lost': { target: '#guestMic.leaving', actions: 'keepLoss' },
    'seat.ended': '#guestMic.leaving',
    'seat.taken': { target: '#guestMic.leaving', actions: 'keepTakenDown' },
    'mic.closed': '.mutedByHost',
  },
  states: {
    unmuted: {
      tags: 'unmuted',
      entry: 'forgetMediaFault',
      invoke: {
        id: 'openMicrophone',
        src: 'openMicrophone',
        input: false,
        onError: { target: 'mutedBySelf', actions: on('keepMediaFault') },
      },
      on: {
        'mic.mute': 'mutedBySelf',
        'mic.interrupted': 'interrupted',
        'mic.choose': 'reopening',
        ...lost.on,
      },
    },
    /** Open, but not heard until the connection is restored, which needs no press. */
    interrupted: {
      tags: 'interrupted',
      on: {
        'mic.mute': 'mutedBySelf.interrupted',
        'mic.closed': 'hostMuting',
        'mic.published': 'unmuted',
        ...lost.on,
      },
    },
    /** The device is gone, or access was withdrawn: the member is not heard, and only the member opens another. */
    lost: {
      tags: 'lost',
      on: {
        'mic.unmute': 'reopening',
        'mic.choose': 'reopening',
        'mic.closed': 'mutedByHost.lost',
      },
    },
    /** The member is not heard before the server has it. */
    reopening: {
      tags: ['busy', 'reopening'],
      entry: 'forgetMediaFault',
      invoke: {
        id: 'openMicrophone',
        src: 'openMicrophone',
        input: true,
        onDone: 'unmuted',
        onError: { target: 'lost', actions: on('keepMediaFault') },
      },
      on: lost.on,
    },
    mutedBySelf: closed('mutedBySelf'),
    mutedByHost: closed('mutedByHost'),
    /** On the way to `mutedByHost.interrupted`, so that a microphone that is closed already is closed again. */
    hostMuting: { always: 'mutedByHost.interrupted' },
  },
})
