import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Camera at the gate' } satisfies Meta
export default meta

export const Off: StoryObj = { name: '签到摄像头 · 未打开 / Off', ...reach('gateCamera.off') }
export const Starting: StoryObj = {
  name: '签到摄像头 · 等待允许 / Waiting to be allowed',
  ...reach('gateCamera.running.starting'),
}
export const Looking: StoryObj = {
  name: '签到摄像头 · 看到二维码即放行 / Reads a code, and the visitor is admitted',
  ...reach('gateCamera.running.looking', {
    by: ['camera.open', 'camera.ready', { type: 'camera.read', code: 'tK3vX0cQz8Lr2kWb6yPj1A' }],
    act: ({ read }) => read('gate.answer.admitted'),
  }),
}
export const Denied: StoryObj = {
  name: '签到摄像头 · 没有允许 / Denied',
  ...reach('gateCamera.failed', { by: ['camera.open', { type: 'camera.failed', mediaFault: 'denied' }] }),
}
export const Busy: StoryObj = { name: '签到摄像头 · 被占用 / In use', ...reach('gateCamera.failed') }
export const Missing: StoryObj = {
  name: '签到摄像头 · 没有摄像头 / None found',
  ...reach('gateCamera.failed', { by: ['camera.open', { type: 'camera.failed', mediaFault: 'missing' }] }),
}
