import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Device check' } satisfies Meta
export default meta

export const Welcome: StoryObj = {
  name: '设备检测 · 未开始 / [DEV-01] Not begun',
  ...reach('deviceCheck.welcome'),
}
export const BrowserChecked: StoryObj = {
  name: '设备检测 · 正在检测浏览器 / Checking the browser',
  ...reach('deviceCheck.browser.checking'),
}
export const BrowserUnfit: StoryObj = {
  name: '设备检测 · 浏览器无法播放直播，说明办法 / [DEV-01] A browser without H.264, with its remedy',
  ...reach('deviceCheck.browser.failed'),
}
export const CameraOpening: StoryObj = {
  name: '设备检测 · 等待允许摄像头 / Waiting for the camera to be allowed',
  ...reach('deviceCheck.camera.trying.checking'),
}
export const CameraShown: StoryObj = {
  name: '设备检测 · 摄像头画面 / [DEV-01] The camera’s picture',
  ...reach('deviceCheck.camera.trying.asking'),
}
export const MicrophoneOpening: StoryObj = {
  name: '设备检测 · 等待允许麦克风 / Waiting for the microphone to be allowed',
  ...reach('deviceCheck.microphone.trying.checking'),
}
export const MicrophoneHeard: StoryObj = {
  name: '设备检测 · 麦克风音量 / [DEV-01] The microphone’s level',
  ...reach('deviceCheck.microphone.trying.asking', {
    via: 'deviceCheck.microphone.trying.asking',
    by: ['level.changed'],
  }),
}
export const MicrophoneSilent: StoryObj = {
  name: '设备检测 · 麦克风没有声音，说明办法 / [DEV-01] A silent microphone, with its remedy',
  ...reach('deviceCheck.microphone.failed'),
}
export const SpeakerPlaying: StoryObj = {
  name: '设备检测 · 正在播放提示音 / Playing the sound',
  ...reach('deviceCheck.speaker.trying.checking'),
}
export const SpeakerAsked: StoryObj = {
  name: '设备检测 · 听到提示音了吗 / [DEV-01] Did you hear the sound?',
  ...reach('deviceCheck.speaker.trying.asking'),
}
export const SpeakerUnheard: StoryObj = {
  name: '设备检测 · 没有听到提示音，说明办法 / [DEV-01] The sound was not heard, with its remedy',
  ...reach('deviceCheck.speaker.failed'),
}
export const NetworkTested: StoryObj = {
  name: '设备检测 · 正在测试网络 / Testing the network',
  ...reach('deviceCheck.network.checking'),
}
export const CameraDenied: StoryObj = {
  name: '设备检测 · 摄像头没有允许，说明办法 / [DEV-01] Camera denied, with its remedy',
  ...reach('deviceCheck.camera.failed'),
}
export const NetworkBlocked: StoryObj = {
  name: '设备检测 · 网络不支持低延迟线路 / [DEV-01] No UDP, with its remedy',
  ...reach('deviceCheck.network.failed'),
}
export const Ready: StoryObj = {
  name: '设备检测 · 一切就绪 / [DEV-01] Everything is ready',
  ...reach('deviceCheck.summary', { via: 'deviceCheck.network.checking', by: ['network.measured'] }),
}
export const Mixed: StoryObj = {
  name: '设备检测 · 有问题、有跳过 / Problems and steps left out',
  ...reach('deviceCheck.summary'),
}
