import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Uploading a file' } satisfies Meta
export default meta

export const Empty: StoryObj = { name: '文件上传 · 尚未选择 / Nothing chosen', ...reach('fileUpload.empty') }
export const Uploading: StoryObj = {
  name: '文件上传 · 正在上传，有进度 / On its way, with its progress',
  ...reach('fileUpload.uploading'),
}
export const Kept: StoryObj = { name: '文件上传 · 已上传 / Uploaded', ...reach('fileUpload.kept') }
export const Failed: StoryObj = {
  name: '文件上传 · 网络中断，可重试 / Broken off: retry',
  ...reach('fileUpload.failed'),
}
export const Interrupted: StoryObj = {
  name: '文件上传 · 连接中断，稍后自动续传 / Interrupted: goes on by itself [FILE-01]',
  ...reach('fileUpload.interrupted'),
}
export const Resuming: StoryObj = {
  name: '文件上传 · 正在核对断点 / Asking where it stopped',
  ...reach('fileUpload.resuming'),
}
export const Resumed: StoryObj = {
  name: '文件上传 · 从断点续传 / Goes on where it stopped',
  ...reach('fileUpload.uploading', {
    via: 'fileUpload.resuming',
    by: [{ type: 'xstate.done.actor.findOffset', output: 4 }],
  }),
}
export const Discarding: StoryObj = {
  name: '文件上传 · 取消后清除已传部分 / Given up: what is there is thrown away',
  ...reach('fileUpload.discarding'),
}
export const Refused: StoryObj = {
  name: '文件上传 · 内容不是图片 / Refused: not what it says it is [FILE-02]',
  ...reach('fileUpload.refused'),
}
