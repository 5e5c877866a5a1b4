import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Uploading a picture' } satisfies Meta
export default meta

export const Empty: StoryObj = { name: '图片上传 · 尚未选择 / Nothing chosen', ...reach('fileUpload.empty') }
export const Uploading: StoryObj = {
  name: '图片上传 · 正在上传，有进度 / On its way, with its progress',
  ...reach('fileUpload.uploading'),
}
export const Kept: StoryObj = { name: '图片上传 · 已上传 / Uploaded', ...reach('fileUpload.kept') }
export const Failed: StoryObj = {
  name: '图片上传 · 网络中断，可重试 / Broken off: retry',
  ...reach('fileUpload.failed'),
}
export const Refused: StoryObj = {
  name: '图片上传 · 内容不是图片 / Refused: not what it says it is [FILE-02]',
  ...reach('fileUpload.refused'),
}
