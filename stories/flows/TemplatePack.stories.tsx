import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Template pack' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '论文模板 · 正在取模板信息 / Loading',
  ...reach('templatePack.loading'),
}
export const Failed: StoryObj = {
  name: '论文模板 · 取不到，可重试 / Could not be loaded: retry',
  ...reach('templatePack.failed'),
}
export const Platform: StoryObj = {
  name: '论文模板 · 使用平台模板 / Authors get the platform’s [MEM-02]',
  ...reach('templatePack.platform'),
}
export const Own: StoryObj = {
  name: '论文模板 · 使用会议自己的模板 / Authors get the conference’s own [MEM-02]',
  ...reach('templatePack.own'),
}
export const Asking: StoryObj = {
  name: '论文模板 · 等待确认移除 / Waiting for the confirmation',
  ...reach('templatePack.asking'),
}
export const Removing: StoryObj = {
  name: '论文模板 · 正在移除 / Removing',
  ...reach('templatePack.removing'),
}
export const Outdated: StoryObj = {
  name: '论文模板 · 另一位主办方改过 / Changed by another chair',
  ...reach('templatePack.outdated'),
}
