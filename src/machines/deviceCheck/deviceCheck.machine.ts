import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { flow } from './deviceCheck.setup.ts'
import { asked, failed, running, skip } from './deviceCheck.steps.ts'
import { nothingKnown } from './deviceCheck.transitions.ts'

/**
 * The check before a live (DEV-01), one step after the other: what can be measured is measured, what only the visitor can
 * know is asked. Each failure has its remedy and can be tried again or left out; nothing here enters a room.
 */
export const deviceCheckMachine = flow.createMachine({
  id: 'deviceCheck',
  context: ({ input }) => ({
    ...input,
    results: nothingKnown(),
    devices: { camera: [], microphone: [], speaker: [] },
    network: null,
    level: 0,
  }),
  invoke: { id: 'watchDevices', src: 'watchDevices' },
  on: { 'devices.found': { actions: on('keepDevices') } },
  initial: 'welcome',
  states: {
    welcome: { tags: 'welcome', on: { 'check.start': { target: 'browser', actions: 'startOver' } } },
    browser: {
      tags: 'browser',
      initial: 'checking',
      on: { 'check.skip': skip('browser') },
      states: {
        checking: {
          tags: 'checking',
          ...running('browser', {
            'browser.measured': [
              { guard: on('isUnfitBrowser'), target: 'failed', actions: on('keepBrowser') },
              { target: '#deviceCheck.routing', actions: on('keepBrowser') },
            ],
          }),
        },
        failed,
      },
    },
    camera: asked('camera'),
    microphone: asked('microphone', {
      'level.changed': { actions: on('keepLevel') },
    }),
    // Plays the sound again.
    speaker: asked('speaker', { 'check.retry': '#deviceCheck.speaker.trying' }),
    network: {
      tags: 'network',
      initial: 'checking',
      on: { 'check.skip': skip('network') },
      states: {
        checking: {
          tags: 'checking',
          ...running('network', {
            'network.measured': [
              { guard: on('isUnfitNetwork'), target: 'failed', actions: on('keepNetwork') },
              { target: '#deviceCheck.routing', actions: on('keepNetwork') },
            ],
          }),
        },
        failed,
      },
    },
    /** To the next step of which nothing is known: after a whole round, and after one step that was checked again, none. */
    routing: {
      always: [
        { guard: { type: 'isUnknown', params: { step: 'camera' } }, target: 'camera' },
        { guard: { type: 'isUnknown', params: { step: 'microphone' } }, target: 'microphone' },
        { guard: { type: 'isUnknown', params: { step: 'speaker' } }, target: 'speaker' },
        { guard: { type: 'isUnknown', params: { step: 'network' } }, target: 'network' },
        { target: 'summary' },
      ],
    },
    summary: {
      tags: 'summary',
      on: {
        'check.start': { target: 'browser', actions: 'startOver' },
        'check.again': [
          { guard: { type: 'isThis', params: ({ event }) => [event.step, 'browser'] }, target: 'browser' },
          { guard: { type: 'isThis', params: ({ event }) => [event.step, 'camera'] }, target: 'camera' },
          {
            guard: { type: 'isThis', params: ({ event }) => [event.step, 'microphone'] },
            target: 'microphone',
          },
          { guard: { type: 'isThis', params: ({ event }) => [event.step, 'speaker'] }, target: 'speaker' },
          { target: 'network' },
        ],
      },
    },
  },
})

export type DeviceCheckActorRef = ActorRefFrom<typeof deviceCheckMachine>
export type DeviceCheckSnapshot = SnapshotFrom<typeof deviceCheckMachine>
