import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import type { SetupStep } from '../../src/contract/setup.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { operators } from '../../workbench/harness/stage/operators.ts'
import { dialog, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Operators' } satisfies Meta
export default meta

/** The first run with these steps done; none: not begun. */
const setupAt = (...done: SetupStep[]) => {
  const { progress } = fixturesFor('zh').getSetup
  return { progress: progress === null ? null : { ...progress, done } }
}

export const FirstRun: StoryObj = {
  name: '空站点：初始化码 → 管理员 → 站点 → 控制台 / An empty site: code → administrator → name → console [OPS-01]',
  parameters: { state: 'firstRun.finished' },
  play: visit(
    { at: '/setup', network: () => [...operators(), answer('getSetup', { progress: null })] },
    async ({ stage, network, step, press, fill, submit, read }) => {
      await step('输入服务器日志中的初始化码 / The code from the server’s log', async () => {
        network.use(answer('claimSetup', setupAt()))
        await fill('setup.code.label', 'ABCD-EFGH-JKLM')
        await submit()
        await read('setup.administrator.text')
      })
      await step('创建管理员并登录 / The administrator, who is signed in', async () => {
        network.use(answer('getSetup', setupAt('administrator')))
        await fill('setup.contact', 'operator@example.org')
        await press('login.code.send')
        await fill('login.code', '123456')
        await fill('setup.password', 'Symposium-2026')
        await submit()
        await read('setup.site.text')
      })
      await step('站点名称 / The name of the site', async () => {
        network.use(answer('setupSite', setupAt('administrator', 'site')))
        await fill('setup.site.name', '某某大会')
        await fill('setup.site.eng_name', 'Some Congress')
        await submit()
        await read('setup.mail.text')
        // The next step begins where it is read from, not where the button was.
        await until(() => expect(document.activeElement?.textContent).toBe(stage.say('setup.mail.title')))
      })
      await step('邮件、支付、主办方留待以后 / The rest can wait', async () => {
        network.use(answer('passSetupStep', setupAt('administrator', 'site', 'mail')))
        await press('setup.later')
        await read('setup.payment.text')
        network.use(answer('passSetupStep', setupAt('administrator', 'site', 'mail', 'payment')))
        await press('setup.next')
        await read('setup.organizer.text')
        network.use(answer('passSetupStep', setupAt('administrator', 'site', 'mail', 'payment', 'organizer')))
        await press('setup.later')
        await read('setup.ready.text')
      })
      await step('进入控制台 / Into the console', async () => {
        await press('setup.ready.submit')
        await read('console.queue.organizers')
      })
    },
  ),
}

export const DeadMail: StoryObj = {
  name: '失败的邮件：原因 → 全部重试 → 没有待处理 / A dead mail: why → tried again → nothing left [OPS-01]',
  parameters: { state: 'operatorAct.done' },
  play: visit(
    { at: '/console/jobs', signedIn: true, network: operators },
    async ({ network, step, press, read, submit }) => {
      await step('看到原因 / Why it failed', () => read('operators.fault.unreachable'))
      await step('全部重试 / All are tried again', async () => {
        await press('operators.act.retryJobs')
        await dialog()
        network.use(
          answer('listJobs', { list: [], total: 0 }),
          answer('getConsole', {
            roles: ['admin'],
            queues: [{ queue: 'organizers', waiting: 1 }],
            dead_jobs: 0,
          }),
        )
        await submit()
        await read('operators.empty.dead')
      })
    },
  ),
}

export const LockedAccount: StoryObj = {
  name: '账号被盗用：锁定 → 核实后解除 / An account is taken over: locked → unlocked [OPS-01]',
  parameters: { state: 'accountRecord.open.status.active' },
  play: visit(
    { at: '/console/users/8', signedIn: true, network: operators },
    async ({ stage, step, press, read, fill, submit }) => {
      const act = async (kind: 'lockAccount' | 'unlockAccount', reason: string) => {
        await press(`operators.act.${kind}`)
        await dialog()
        await fill('operators.field.reason', reason)
        await submit()
        await toast(stage.say(`operators.act.${kind}.done`))
        await until(expectNoDialog)
      }
      await step('锁定，所有登录立即结束 / Locked: every session ends', async () => {
        await act('lockAccount', '账号被盗用')
        await read('operators.account.noSessions')
      })
      await step('核实后解除锁定 / Open again', async () => {
        await act('unlockAccount', '已核实身份')
        await read('operators.act.lockAccount')
      })
    },
  ),
}
