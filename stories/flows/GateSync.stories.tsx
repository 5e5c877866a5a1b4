import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { keepScan, standAtGate } from '../../workbench/harness/stage/gate.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Synchronising a gate' } satisfies Meta
export default meta

/** Reported by the server: another gate had admitted with the same ticket. */
const conflictIn = (language: 'zh' | 'en') => {
  const { name, item, signed_by } = fixturesFor(language).scanTicket
  const scanned_at = '2026-12-09T01:02:00.000Z'
  return { id: 1, name, item, gate: 'East gate', scanned_at, scanned_by: signed_by ?? '' }
}

export const Syncing: StoryObj = { name: '签到同步 · 正在同步 / Synchronising', ...reach('gateSync.syncing') }
export const Level: StoryObj = {
  name: '签到同步 · 已同步 / Up to date, nothing to report',
  ...reach('gateSync.level'),
}
export const Doubts: StoryObj = {
  name: '签到同步 · 同步后发现重复放行，逐条列出 / Let in twice: each is listed',
  parameters: { state: 'gateSync.level' },
  play: visit(
    {
      at: '/console/gate',
      signedIn: true,
      before() {
        standAtGate()
        keepScan()
      },
      network: (language) => [
        answer('scanTicket', { ...fixturesFor(language).scanTicket, result: 'conflict' }),
        answer('listGate', { ...fixturesFor(language).listGate, conflicts: [conflictIn(language)] }),
      ],
    },
    async ({ read, see }) => {
      await read('gate.doubts')
      await see('button', 'gate.doubts.seen')
    },
  ),
}
export const Waiting: StoryObj = {
  name: '签到同步 · 服务器无法访问，稍后再试 / The server cannot be reached: later again',
  ...reach('gateSync.waiting'),
}
export const Offline: StoryObj = {
  name: '签到同步 · 离线，继续签到 / Offline: check-in goes on',
  ...reach('gateSync.offline'),
}
