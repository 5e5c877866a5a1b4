import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { altered, happily } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Account deletion' } satisfies Meta
export default meta

export const ComesBack: StoryObj = {
  name: '会员申请注销账号，14 天内回来：账号页 → 看清后果 → 申请 → 各页提示 → 保留账号 / A member asks for the deletion of the account, and comes back within 14 days [ACC-03]',
  parameters: { state: 'session.member' },
  play: visit(
    {
      at: '/account',
      signedIn: true,
      network: (language) => {
        const { getOwnDeletion: open, requestDeletion: requested } = fixturesFor(language)
        const world = { deletion: open }
        return [
          ...happily('getOwnAccount', 'getSubjects'),
          answer('getOwnDeletion', () => world.deletion),
          answer('requestDeletion', () => (world.deletion = requested)),
          answer('cancelDeletion', () => (world.deletion = open)),
          altered('getUserInfo', (user) => ({ ...user, deletes_at: world.deletion.deletes_at })),
        ]
      },
    },
    async ({ stage, step, read, press, answer: say, follow }) => {
      await step('从账号页进入 / From the account', async () => {
        await follow('account.deletion.open')
        await read('deletion.erased')
        await read('deletion.kept')
      })
      await step('勾选后申请 / The box is ticked, and the deletion asked for', async () => {
        await press('deletion.ask')
        const box = await dialog()
        const yes = [...box.querySelectorAll('button')].find(({ textContent }) =>
          textContent?.includes(stage.say('deletion.confirm.yes')),
        )
        expect(yes?.disabled).toBe(true)
        await stage.user.click(element('input[type="checkbox"]', box))
        await say('deletion.confirm.yes')
        await until(() => element('#deletion-requested'))
        await until(() => expect(document.activeElement).toBe(element('main h1')))
      })
      await step('其他页面也有提示 / Other pages say the date as well', async () => {
        await stage.user.click(element<HTMLElement>('header a[href="/home"]'))
        await read('shell.deletion.more')
      })
      await step('几天后点“保留账号” / Days later the account is kept', async () => {
        await press('shell.deletion.keep')
        await read('shell.deletion.undone')
        await until(() => expect(document.body.textContent).not.toContain(stage.say('shell.deletion.more')))
      })
    },
  ),
}
