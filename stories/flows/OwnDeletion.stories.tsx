import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Deleting the own account' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '注销账号 · 正在读取 / Loading', ...reach('ownDeletion.loading') }
export const Failed: StoryObj = {
  name: '注销账号 · 读取失败 / Could not be loaded',
  ...reach('ownDeletion.failed'),
}
export const Open: StoryObj = {
  name: '注销账号 · 清除什么、保留什么 / What is erased and what is kept [ACC-03]',
  ...reach('ownDeletion.open'),
}
export const Confirming: StoryObj = {
  name: '注销账号 · 先确认再申请 / Asked whether it is meant [ACC-03]',
  ...reach('ownDeletion.confirming'),
}
export const Requesting: StoryObj = {
  name: '注销账号 · 正在申请 / Being asked for',
  ...reach('ownDeletion.requesting'),
}
export const Refused: StoryObj = {
  name: '注销账号 · 申请被拒，说明原因 / Refused, with the reason',
  ...reach('ownDeletion.open', {
    via: 'ownDeletion.requesting',
    by: ['xstate.error.actor.sendRequest'],
  }),
}
export const Proving: StoryObj = {
  name: '注销账号 · 先完成二次验证 / The second factor is asked for',
  ...reach('ownDeletion.proving'),
}
export const Stale: StoryObj = {
  name: '注销账号 · 登录过久，需重新登录 / A fresh sign-in is needed',
  ...reach('ownDeletion.stale'),
}

/** On the page itself; every other page has the banner. */
const asked = ['xstate.done.actor.sendRequest'] as const
export const Requested: StoryObj = {
  name: '注销账号 · 已申请，可保留账号 / Asked for; the account can be kept [ACC-03]',
  ...reach('ownDeletion.requested', { via: 'ownDeletion.requesting', by: asked }),
}
export const Keeping: StoryObj = {
  name: '注销账号 · 正在撤销 / Being taken back',
  ...reach('ownDeletion.keeping', { via: 'ownDeletion.requesting', by: [...asked, 'deletion.keep'] }),
}
export const NotKept: StoryObj = {
  name: '注销账号 · 撤销未成 / It could not be taken back',
  ...reach('ownDeletion.requested', {
    via: 'ownDeletion.requesting',
    by: [...asked, 'deletion.keep', 'xstate.error.actor.sendCancel'],
  }),
}
