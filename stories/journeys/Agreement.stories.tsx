import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, refuse } from '../../mocks/handlers.ts'
import { pendingAgreement } from '../../mocks/samples/consents.ts'
import { partAt } from '../../mocks/samples/siteParts.ts'
import { sayIn } from '../../src/contract/example.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog, openDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Agreement' } satisfies Meta
export default meta

const said = () => openDialog()?.textContent ?? ''

export const PublishesMaterialChange: StoryObj = {
  name: '管理员修改用户协议：编辑 → 预览 → 核对 → 征得同意 → 发布 → 撤销 / An administrator changes the agreement [OPS-01]',
  parameters: { state: 'sitePart.editing.clean' },
  play: visit(
    {
      at: '/console/site',
      signedIn: true,
      network: () => [
        answer('getConsole', { roles: ['admin'], queues: [{ queue: 'organizers', waiting: 0 }] }),
        answer('getSitePart', partAt('agreement')),
      ],
    },
    async ({ stage, network, step, press, read, answer: choose, say }) => {
      const saved = partAt('agreement', { no: 3, is_material: true })
      network.use(
        answer('saveSitePart', saved),
        answer('restoreSitePart', partAt('agreement', { no: 4, restores: 2 })),
      )
      const fill = async (name: string, text: string) => {
        const field = (await until(() => element(`[name="${name}"]`))) as HTMLInputElement
        await stage.user.clear(field)
        await stage.user.paste(text)
      }
      await step('打开用户协议 / Opening the agreement', async () => {
        await stage.user.click(
          (await until(() => element('a[href="/console/site/agreement"]'))) as HTMLElement,
        )
        await read('parts.lead.agreement')
      })
      await step('修改正文，预览随之变化 / The text changes, and the preview with it', async () => {
        await fill('content', '<h2>一、服务内容</h2><p>新增退款时限的约定。</p>')
        await until(() => expect(element('main').textContent).toContain(say('parts.changed')))
      })
      await step('核对修改，标为实质性修改 / Looked over, and marked as material', async () => {
        await press('parts.review')
        await dialog()
        const [, material] = [...((await dialog()) as HTMLElement).querySelectorAll('input[type="radio"]')]
        await stage.user.click(material as HTMLElement)
        await fill('note', '新增退款时限')
        await fill('eng_note', 'A time limit for refunds')
        await fill('typed', say('parts.review.word'))
      })
      await step('发布，并可撤销 / Published, and it can be undone', async () => {
        await choose('parts.publish')
        await until(expectNoDialog)
        await read('parts.undo')
        await press('parts.undo')
        await read('parts.restored')
      })
    },
  ),
}

export const MemberAgreesAndGoesOn: StoryObj = {
  name: '协议更新后用户操作：询问 → 同意 → 操作自动继续 / A member is asked, accepts, and goes on [OPS-01]',
  parameters: { state: 'reconsent.resting' },
  play: visit(
    { at: '/conferences/1', signedIn: true },
    async ({ stage, network, step, answer: choose, say }) => {
      const pending = [pendingAgreement(sayIn(stage.language))]
      const star = () => element<HTMLButtonElement>('main button[aria-pressed]')
      await until(star)
      network.use(refuse('collect', 'consentNeeded'), answer('getConsents', pending))
      await step('收藏会议时被询问 / Asked on the way to keeping a conference', async () => {
        await stage.user.click(star())
        await dialog()
        expect(said()).toContain(pending[0]?.note)
        expect(openDialog()?.querySelector('a[href="/agreement"][target="_blank"]')).not.toBeNull()
      })
      await step('同意后，收藏自动完成 / Accepted: the conference is kept by itself', async () => {
        network.use(
          answer('giveConsent', []),
          answer('getConsents', []),
          answer('collect', { collected: true } as never),
        )
        await choose('shell.consent.accept')
        await until(expectNoDialog)
        await until(() => expect(star().getAttribute('aria-pressed')).toBe('true'))
        expect(document.body.textContent).not.toContain(say('error.consentNeeded'))
      })
    },
  ),
}

export const MemberDeclines: StoryObj = {
  name: '用户不同意：退出登录，仍可浏览 / A member declines: signed out, and goes on reading [OPS-01]',
  parameters: { state: 'session.guest' },
  play: visit({ at: '/home', signedIn: true }, async ({ stage, network, step, answer: choose, read }) => {
    await step('页面询问，用户拒绝 / Asked, and declined', async () => {
      network.use(answer('getConsents', [pendingAgreement(sayIn(stage.language))]))
      stage.services.session.send({ type: 'user.refresh' })
      await dialog()
      await choose('shell.consent.decline')
    })
    await step('已退出，首页仍可浏览 / Signed out, and the page is there', async () => {
      await until(expectNoDialog)
      await read('shell.login')
    })
  }),
}
