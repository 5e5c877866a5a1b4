import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault } from '../../mocks/handlers.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { keepScan, standAtGate } from '../../workbench/harness/scene/gate.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Synchronising a gate',
  component: Scene,
  args: { address: '/console/gate' },
  beforeEach: ({ msw }) => {
    signedIn()
    standAtGate()
    msw.use(...siteFrame(), ...visitor(), ...happily('listGateConferences', 'listGate', 'scanTicket'))
  },
})

export const Syncing = meta.story({
  name: '签到同步 · 正在同步 / Synchronising',
  parameters: { state: 'gateSync.syncing' },
  beforeEach: ({ msw }) => msw.use(fault('listGate', 'hang')),
  play: async (stage) => {
    await pageActions(stage).read('gate.sync.syncing')
  },
})

export const Level = meta.story({
  name: '签到同步 · 已同步 / Up to date, nothing to report',
  parameters: { state: 'gateSync.level' },
  play: async (stage) => {
    await pageActions(stage).read('gate.sync.level')
  },
})

export const Doubts = meta.story({
  name: '签到同步 · 同步后发现重复放行，逐条列出 / Let in twice: each is listed',
  parameters: { state: 'gateSync.level' },
  beforeEach: ({ msw }) => {
    keepScan()
    msw.use(
      answer('scanTicket', ({ language }) => ({
        ...fixturesFor(language).scanTicket,
        result: 'conflict',
      })),
      answer('listGate', ({ language }) => {
        const { listGate, scanTicket } = fixturesFor(language)
        return {
          ...listGate,
          conflicts: [
            {
              id: 1,
              name: scanTicket.name,
              item: scanTicket.item,
              gate: 'East gate',
              scanned_at: '2026-12-09T01:02:00.000Z',
              scanned_by: scanTicket.signed_by ?? '',
            },
          ],
        }
      }),
    )
  },
  play: async (stage) => {
    const { read, see } = pageActions(stage)
    await read('gate.doubts')
    await see('button', 'gate.doubts.seen')
  },
})

export const Waiting = meta.story({
  name: '签到同步 · 服务器无法访问，稍后再试 / The server cannot be reached: later again',
  parameters: { state: 'gateSync.waiting' },
  beforeEach: ({ msw }) => {
    keepScan()
    msw.use(fault('scanTicket', 'offline'))
  },
  play: async (stage) => {
    await pageActions(stage).read('gate.sync.waiting')
  },
})

export const Offline = meta.story({
  name: '签到同步 · 离线，继续签到 / Offline: check-in goes on',
  parameters: { state: 'gateSync.offline' },
  play: async (stage) => {
    const { read } = pageActions(stage)
    await read('gate.sync.level')
    dispatchEvent(new Event('offline'))
    await read('gate.sync.offline.text')
  },
})
