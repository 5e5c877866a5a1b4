import { sketchChart } from './sketchChart.ts'
import type { Chart } from '../chart/chart.types.ts'
import type { Known } from './names.ts'

/** Two versions of a made-up flow, to show every kind of change, and to prove the page where nothing has changed yet. */
export const exampleRevisions: ReadonlyArray<{
  readonly hash: string
  readonly date: string
  readonly subject: string
  readonly charts: Readonly<Record<string, Chart>>
}> = [
  {
    hash: 'e2'.repeat(20),
    date: '2026-03-05T15:20:00+08:00',
    subject: 'The door knows a card, and closes by itself',
    charts: {
      hallDoor: sketchChart(
        'hallDoor',
        {
          closed: { initial: true },
          checking: { tags: ['busy'], invokes: [{ id: 'checkCard', src: 'checkCard' }] },
          passage: {},
          'passage.open': { initial: true, entry: ['greet', 'light'] },
          jammed: { kind: 'final', tags: ['failure'] },
        },
        [
          { from: 'closed', on: 'card.show', to: 'checking' },
          {
            from: 'checking',
            on: 'xstate.done.actor.checkCard',
            to: 'closed',
            guard: 'isFull',
            actions: ['emitFull'],
          },
          { from: 'checking', on: 'xstate.done.actor.checkCard', to: 'passage.open', guard: 'isGuest' },
          { from: 'checking', on: 'xstate.done.actor.checkCard', to: 'closed', actions: ['emitRefused'] },
          { from: 'passage.open', on: 'xstate.after.pause.hallDoor.passage.open', to: 'closed' },
          { from: 'passage.open', on: 'door.jam', to: 'jammed' },
        ],
      ),
    },
  },
  {
    hash: 'e1'.repeat(20),
    date: '2026-03-02T09:00:00+08:00',
    subject: 'A door with a list of guests',
    charts: {
      hallDoor: sketchChart(
        'hallDoor',
        {
          closed: { initial: true },
          asking: { tags: ['busy'], invokes: [{ id: 'askList', src: 'askList' }] },
          open: { entry: ['greet'] },
          broken: { kind: 'final', tags: ['failure'] },
        },
        [
          { from: 'closed', on: 'bell.ring', to: 'asking' },
          { from: 'asking', on: 'xstate.done.actor.askList', to: 'open', guard: 'isGuest' },
          { from: 'asking', on: 'xstate.done.actor.askList', to: 'closed' },
          { from: 'open', on: 'xstate.after.pause.hallDoor.open', to: 'asking' },
          { from: 'open', on: 'door.jam', to: 'broken' },
        ],
      ),
      cloakroom: sketchChart('cloakroom', { empty: { initial: true }, full: {} }, [
        { from: 'empty', on: 'coat.bring', to: 'full' },
        { from: 'full', on: 'coat.fetch', to: 'empty' },
      ]),
    },
  },
]

export const exampleKnown: Readonly<Record<string, Known>> = {
  hallDoor: {
    title: { 'zh-CN': '会场入口', en: 'Hall door' },
    states: {
      'hallDoor.closed': { 'zh-CN': '关着', en: 'Closed' },
      'hallDoor.checking': { 'zh-CN': '正在核对证件', en: 'Checking the card' },
      'hallDoor.passage': { 'zh-CN': '放行', en: 'Letting in' },
      'hallDoor.passage.open': { 'zh-CN': '门开着', en: 'Open' },
      'hallDoor.jammed': { 'zh-CN': '门卡住了', en: 'Jammed' },
    },
    guards: {
      isFull: { 'zh-CN': '会场已满', en: 'The hall is full' },
      isGuest: { 'zh-CN': '此人在名单上', en: 'The person is on the list' },
    },
  },
}
