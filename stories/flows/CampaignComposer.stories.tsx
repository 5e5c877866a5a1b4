import type { Meta, StoryObj } from '@storybook/react-vite'

import { campaignSample } from '../../mocks/samples/campaigns.ts'
import { refuse } from '../../mocks/handlers.ts'
import { typedCampaign } from '../../src/contract/typedCampaign.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Writing a mail' } satisfies Meta
export default meta

export const Clean: StoryObj = {
  name: '撰写群发邮件 · 已保存 / Saved',
  ...reach('campaignComposer.editing.clean'),
}
export const Changed: StoryObj = {
  name: '撰写群发邮件 · 有修改，稍后保存 / Changed, about to be saved',
  ...reach('campaignComposer.editing.changed'),
}
export const Saving: StoryObj = {
  name: '撰写群发邮件 · 正在保存 / Saving',
  ...reach('campaignComposer.editing.saving'),
}
export const Unsaved: StoryObj = {
  name: '撰写群发邮件 · 未能保存，浏览器留有一份 / Not saved; the browser keeps it',
  ...reach('campaignComposer.editing.unsaved'),
}
export const ConflictLoading: StoryObj = {
  name: '撰写群发邮件 · 正在读取对方的内容 / Getting the other text',
  ...reach('campaignComposer.conflict.loading'),
}
export const Conflict: StoryObj = {
  name: '撰写群发邮件 · 他人已保存，询问保留哪一份 / Somebody else has saved: which one stays?',
  ...reach('campaignComposer.conflict.asking'),
}
export const Locked: StoryObj = {
  name: '撰写群发邮件 · 邮件已不是草稿，修改留在页面上可复制 / It is no draft any more; what was typed can be copied',
  ...reach('campaignComposer.locked'),
}

const one = { at: '/organizer/1/mail/1', signedIn: true }
const title = () => element<HTMLInputElement>('main form [name="title"]')

export const Restored: StoryObj = {
  name: '撰写群发邮件 · 上次断网时填写的内容，再次打开后恢复并保存 / What was typed without a network stands there again and is saved [CONF-03]',
  parameters: { state: 'campaignComposer.editing.changed' },
  play: visit(
    {
      ...one,
      before: () => {
        const texts = { ...typedCampaign(campaignSample), title: '断网时写的标题' }
        localStorage.setItem('campaign:1:7', JSON.stringify({ ...texts, revision: '3' }))
      },
    },
    async ({ read }) => {
      await read('campaign.restored')
      expect(title().value).toBe('断网时写的标题')
      await read('campaign.saving.saving')
    },
  ),
}
export const RefusedField: StoryObj = {
  name: '撰写群发邮件 · 自动保存被拒，指出字段，光标不动 / A refused save names its field and leaves the focus alone',
  parameters: { state: 'campaignComposer.editing.unsaved' },
  play: visit(
    { ...one, network: () => [refuse('saveCampaign', 'placeholderUnknown', { field: 'eng_title' })] },
    async ({ stage, fill, read }) => {
      await fill('campaign.field.title', '{{name}}，请尽快缴费')
      stage.clock.increment(1000)
      await read('error.placeholderUnknown')
      expect(document.activeElement).toBe(title())
    },
  ),
}
