import type { Meta, StoryObj } from '@storybook/react-vite'

import { callError } from '../../mocks/samples/payloads.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Transfer voucher' } satisfies Meta
export default meta

export const Empty: StoryObj = {
  name: '转账凭证 · 尚未选择文件 / Nothing chosen yet',
  ...reach('transferVoucher.choosing.empty'),
}
export const Refused: StoryObj = {
  name: '转账凭证 · 文件类型不符，不会上传 / A film is no voucher: nothing is sent',
  ...reach('transferVoucher.choosing.refused'),
}
export const RefusedByContent: StoryObj = {
  name: '转账凭证 · 服务器发现内容不是图片 / The server finds another content',
  ...reach('transferVoucher.choosing.refused', {
    by: [
      'file.choose',
      'file.send',
      { type: 'file.failed', failure: callError('refused', 'fileContentWrong').detail },
    ],
  }),
}
export const Chosen: StoryObj = {
  name: '转账凭证 · 已选好，等待提交 / Chosen, not handed in yet',
  ...reach('transferVoucher.choosing.chosen'),
}
export const Sending: StoryObj = {
  name: '转账凭证 · 正在上传，可以停止 / Uploading, can be stopped',
  ...reach('transferVoucher.sending'),
}
export const Failed: StoryObj = {
  name: '转账凭证 · 没有送达，文件仍在，可重试 / Did not arrive: the file stays, try again',
  ...reach('transferVoucher.choosing.failed'),
}
export const Sent: StoryObj = {
  name: '转账凭证 · 已提交，等待财务 / Handed in, finance has it',
  ...reach('transferVoucher.sent'),
}
