import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault } from '../../mocks/handlers.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/A day at the gate' } satisfies Meta
export default meta

const code = 'tK3vX0cQz8Lr2kWb6yPj1A'

export const WithAndWithoutNetwork: StoryObj = {
  name: '现场签到的一天：开始 → 放行 → 断网继续 → 恢复后上报 → 会议暂停 / A day at the gate: begin → admit → offline → reported later → paused [TKT-01] [CONF-01]',
  parameters: { state: 'session.member' },
  play: visit(
    { at: '/console/gate', signedIn: true },
    async ({ stage, network, step, fill, press, submit, read }) => {
      const { language } = stage
      const scan = async (scanned: string) => {
        await fill('gate.code', scanned)
        await stage.user.keyboard('{Enter}')
      }
      await step('选择验票口 / Choosing a gate', async () => {
        await fill('gate.name', '东门')
        await submit()
        await read('gate.answer.ready')
      })
      await step('有网络时放行 / Admitting with the network', async () => {
        await scan(code)
        await read('gate.answer.admitted')
      })
      await step(
        '断网：不在本机名单上的票由人决定，先记录 / Offline: a person decides about a ticket that is not listed, and it is kept',
        async () => {
          network.use(fault('scanTicket', 'offline'), fault('listGate', 'offline'))
          dispatchEvent(new Event('offline'))
          await read('gate.sync.offline')
          await scan('tK3vX0cQz8Lr2kWb6yPj1B')
          await read('gate.answer.doubtful')
          await press('gate.admit')
          await read('gate.sync.count', { count: 1 })
        },
      )
      await step('网络恢复，上报 / The network is back, and the scan is reported', async () => {
        network.use(
          answer('scanTicket', fixturesFor(language).scanTicket),
          answer('listGate', fixturesFor(language).listGate),
        )
        dispatchEvent(new Event('online'))
        await read('gate.sync.count', { count: 0 })
      })
      await step('会议暂停，暂不放行 / The conference is paused: nobody is admitted', async () => {
        network.use(answer('scanTicket', { ...fixturesFor(language).scanTicket, result: 'conferencePaused' }))
        await scan(code)
        await read('gate.result.conferencePaused')
      })
    },
  ),
}
