import type { Meta, StoryObj } from '@storybook/react-vite'

import { happily } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Account' } satisfies Meta
export default meta

export const ChangesPhone: StoryObj = {
  name: '会员更换手机号：验证原号码 → 填写新号码 → 已更换 / A member changes the phone [ACC-02]',
  parameters: { state: 'ownAccount.open' },
  play: visit(
    {
      at: '/account',
      signedIn: true,
      network: () =>
        happily(
          ...(['getOwnAccount', 'getSubjects', 'getCountries', 'sendOldContactCode'] as const),
          ...(['proveOldContact', 'sendNewPhoneCode', 'changePhone'] as const),
        ),
    },
    async ({ step, press, fill, fillPhone, submit, read }) => {
      await step('打开更换手机号 / The phone is to change', async () => {
        await press('account.phone.change')
        await dialog()
        await read('account.contact.next')
      })
      await step('原号码收到验证码 / A code goes to the old phone', async () => {
        await press('login.code.send')
        await fill('login.code', '123456')
        await submit()
        await until(() => element('input[name="mobile"]', document.body))
      })
      await step('新号码收到验证码 / A code goes to the new phone', async () => {
        await fillPhone({ mobile: '13900139000', code: '' })
        await press('login.code.send')
        await fill('login.code', '654321')
        await submit()
      })
      await step('已更换，新旧号码都收到通知 / Changed, and both are told', async () => {
        await until(expectNoDialog)
        await until(() => expect(element('#ways').textContent).toContain('139****9000'))
      })
    },
  ),
}
