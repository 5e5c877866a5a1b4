import type { Meta, StoryObj } from '@storybook/react-vite'

import {
  deliverySample,
  emptyDelivery,
  failedTest,
  fixedDelivery,
  lockedDelivery,
} from '../../mocks/samples/delivery.ts'
import { done } from '../../src/machines/shared/model.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { operators } from '../../workbench/harness/stage/operators.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Settings of sending, payment and files' } satisfies Meta
export default meta

const mail = (...by: Array<{ type: string } | string>) => ({ input: { place: 'mail' as const }, by })
const loaded = done('fetchDelivery', deliverySample)

export const Loading: StoryObj = {
  name: '邮件设置 · 正在取设置 / Loading',
  ...reach('deliverySettings.loading'),
}
export const Failed: StoryObj = {
  name: '邮件设置 · 取不到，可重试 / Could not be loaded: retry',
  ...reach('deliverySettings.failed'),
}
export const Empty: StoryObj = {
  name: '邮件设置 · 未设置 / Not configured [OPS-01]',
  ...reach('deliverySettings.open.editing', mail(done('fetchDelivery', emptyDelivery))),
}
export const Stored: StoryObj = {
  name: '邮件设置 · 已设置，密码不再显示 / Set here, and the password is not shown [OPS-01]',
  ...reach('deliverySettings.open.editing', mail(loaded)),
}
export const Fixed: StoryObj = {
  name: '邮件设置 · 由环境变量设置 / Set by the environment [OPS-01]',
  ...reach('deliverySettings.open.editing', mail(done('fetchDelivery', fixedDelivery))),
}
export const Locked: StoryObj = {
  name: '邮件设置 · 密钥已更换，视为未设置 / The key has changed: not configured [OPS-01]',
  ...reach('deliverySettings.open.editing', mail(done('fetchDelivery', lockedDelivery))),
}
export const Changing: StoryObj = {
  name: '邮件设置 · 正在保存 / Saving',
  ...reach('deliverySettings.changing'),
}
export const Saved: StoryObj = {
  name: '邮件设置 · 已保存 / Saved [OPS-01]',
  ...reach('deliverySettings.open.editing', {
    via: 'deliverySettings.changing',
    by: ['xstate.done.actor.changeDelivery'],
  }),
}
export const Refused: StoryObj = {
  name: '邮件设置 · 保存被拒，说明原因 / Refused, with the reason',
  ...reach('deliverySettings.open.editing', {
    via: 'deliverySettings.changing',
    by: ['xstate.error.actor.changeDelivery'],
  }),
}
export const Proving: StoryObj = {
  name: '邮件设置 · 先完成二次验证 / The second factor is asked for',
  ...reach('deliverySettings.proving'),
}
export const Stale: StoryObj = {
  name: '邮件设置 · 登录过久，需重新登录 / A fresh sign-in is needed',
  ...reach('deliverySettings.stale'),
}
export const Outdated: StoryObj = {
  name: '邮件设置 · 另一位管理员改过 / Changed by another administrator',
  ...reach('deliverySettings.outdated'),
}
export const Asking: StoryObj = {
  name: '邮件设置 · 移除前确认 / Asked before it is taken out',
  ...reach('deliverySettings.asking'),
}
export const Testing: StoryObj = {
  name: '邮件设置 · 正在测试 / Being tested',
  ...reach('deliverySettings.testing'),
}
export const Passed: StoryObj = {
  name: '邮件设置 · 测试通过 / The test passed [OPS-01]',
  ...reach('deliverySettings.open.passed', mail(loaded, 'delivery.test', 'xstate.done.actor.testDelivery')),
}
export const NotPassed: StoryObj = {
  name: '邮件设置 · 测试未通过，说明原因 / The test failed, with the reason [OPS-01]',
  ...reach(
    'deliverySettings.open.notPassed',
    mail(loaded, 'delivery.test', done('testDelivery', failedTest)),
  ),
}
export const Files: StoryObj = {
  name: '文件 · 位置与剩余空间 / Where files are, and the room that is left',
  ...reach('deliverySettings.open.editing', { input: { place: 'storage' }, by: [loaded] }),
}

const open = { signedIn: true, network: operators } as const

export const Transfer: StoryObj = {
  name: '银行转账 · 付款人看到的账户 / What payers see of the account [OPS-01]',
  parameters: { state: 'deliverySettings.open.editing' },
  play: visit(
    {
      ...open,
      at: '/console/site/delivery/transfer',
      network: () => [
        ...operators(),
        altered('getDelivery', (delivery) => ({
          ...delivery,
          parts: delivery.parts.map((each) =>
            each.part === 'transfer'
              ? {
                  ...each,
                  source: 'stored' as const,
                  version: 1,
                  values: {
                    ...{ account_name: '华东学习科学学会', eng_account_name: '', bank: '示例银行上海分行' },
                    ...{ eng_bank: 'Example Bank, Shanghai Branch', account: '6222 0000 0000 0000' },
                  },
                }
              : each,
          ),
        })),
      ],
    },
    ({ read }) => read('delivery.preview'),
  ),
}
export const Wechat: StoryObj = {
  name: '微信支付 · 未设置 / WeChat Pay, not configured',
  parameters: { state: 'deliverySettings.open.editing' },
  play: visit({ ...open, at: '/console/site/delivery/wechat' }, ({ read }) =>
    read('delivery.wechat.api_key'),
  ),
}
export const Alipay: StoryObj = {
  name: '支付宝 · 由环境变量设置 / Alipay, set by the environment',
  parameters: { state: 'deliverySettings.open.editing' },
  play: visit({ ...open, at: '/console/site/delivery/alipay' }, ({ read }) => read('delivery.alipay.app_id')),
}
export const Sms: StoryObj = {
  name: '短信 · 未设置 / Text messages, not configured',
  parameters: { state: 'deliverySettings.open.editing' },
  play: visit({ ...open, at: '/console/site/delivery/sms' }, ({ read }) => read('delivery.sms.sign')),
}
export const Wrong: StoryObj = {
  name: '邮件设置 · 填写有误 / Something is wrong',
  parameters: { state: 'deliverySettings.open.editing' },
  play: visit({ ...open, at: '/console/site/delivery/mail' }, async ({ fill, submit, read }) => {
    await until(() => element('main form'))
    await fill('delivery.mail.host', 'https://smtp.example.org/')
    await submit()
    await read('error.mailHostWrong')
  }),
}
