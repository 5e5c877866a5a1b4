import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { createFakeProbe } from '../../mocks/live/fakeProbe.ts'
import type { FakeProbe } from '../../mocks/live/fakeProbe.ts'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

let probe: FakeProbe

const meta = preview.meta({
  title: 'Flows/Device check',
  component: Scene,
  args: { address: '/deviceDetection?live_id=1', live: () => ({ probe }) },
  beforeEach: ({ msw }) => {
    msw.use(...siteFrame(), ...visitor())
    probe = createFakeProbe()
  },
})

/** The visitor has begun, and the browser is well. */
const begin = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.press('check.start')
  return hands
}
const passCamera = async (stage: Stage) => {
  const hands = await begin(stage)
  await hands.press('check.camera.yes')
  return hands
}
const passMicrophone = async (stage: Stage) => {
  const hands = await passCamera(stage)
  await hands.press('check.microphone.yes')
  return hands
}

export const Welcome = meta.story({
  name: '设备检测 · 未开始 / [DEV-01] Not begun',
  parameters: { state: 'deviceCheck.welcome' },
  play: async (stage) => {
    await pageActions(stage).see('button', 'check.start')
  },
})

export const BrowserChecked = meta.story({
  name: '设备检测 · 正在检测浏览器 / Checking the browser',
  parameters: { state: 'deviceCheck.browser.checking' },
  play: async (stage) => {
    probe.hold('support')
    await (await begin(stage)).read('check.browser.checking')
  },
})

export const BrowserUnfit = meta.story({
  name: '设备检测 · 浏览器无法播放直播，说明办法 / [DEV-01] A browser without H.264, with its remedy',
  parameters: { state: 'deviceCheck.browser.failed' },
  beforeEach: () => {
    probe = createFakeProbe({ support: { h264: false } })
  },
  play: async (stage) => {
    await (await begin(stage)).read('live.remedy.noH264')
  },
})

export const CameraOpening = meta.story({
  name: '设备检测 · 等待允许摄像头 / Waiting for the camera to be allowed',
  parameters: { state: 'deviceCheck.camera.trying.checking' },
  play: async (stage) => {
    probe.hold('openCamera')
    await (await begin(stage)).read('check.camera.checking')
  },
})

export const CameraShown = meta.story({
  name: '设备检测 · 摄像头画面 / [DEV-01] The camera’s picture',
  parameters: { state: 'deviceCheck.camera.trying.asking' },
  play: async (stage) => {
    await (await begin(stage)).see('button', 'check.camera.yes')
  },
})

export const MicrophoneOpening = meta.story({
  name: '设备检测 · 等待允许麦克风 / Waiting for the microphone to be allowed',
  parameters: { state: 'deviceCheck.microphone.trying.checking' },
  play: async (stage) => {
    probe.hold('openMicrophone')
    await (await passCamera(stage)).read('check.microphone.checking')
  },
})

export const MicrophoneHeard = meta.story({
  name: '设备检测 · 麦克风音量 / [DEV-01] The microphone’s level',
  parameters: { state: 'deviceCheck.microphone.trying.asking' },
  play: async (stage) => {
    const { see, page } = await passCamera(stage)
    await see('button', 'check.microphone.yes')
    probe.speak(0.7)
    await waitFor(() => expect(page.getByRole('progressbar')).toHaveAttribute('value', '0.7'))
  },
})

export const MicrophoneSilent = meta.story({
  name: '设备检测 · 麦克风没有声音，说明办法 / [DEV-01] A silent microphone, with its remedy',
  parameters: { state: 'deviceCheck.microphone.failed' },
  play: async (stage) => {
    const { press, read } = await passCamera(stage)
    await press('check.microphone.no')
    await read('live.remedy.silent')
  },
})

export const SpeakerPlaying = meta.story({
  name: '设备检测 · 正在播放提示音 / Playing the sound',
  parameters: { state: 'deviceCheck.speaker.trying.checking' },
  play: async (stage) => {
    probe.hold('playSound')
    await (await passMicrophone(stage)).read('check.speaker.checking')
  },
})

export const SpeakerAsked = meta.story({
  name: '设备检测 · 听到提示音了吗 / [DEV-01] Did you hear the sound?',
  parameters: { state: 'deviceCheck.speaker.trying.asking' },
  play: async (stage) => {
    await (await passMicrophone(stage)).see('button', 'check.speaker.again')
  },
})

export const SpeakerUnheard = meta.story({
  name: '设备检测 · 没有听到提示音，说明办法 / [DEV-01] The sound was not heard, with its remedy',
  parameters: { state: 'deviceCheck.speaker.failed' },
  play: async (stage) => {
    const { press, read } = await passMicrophone(stage)
    await press('check.speaker.no')
    await read('live.remedy.notHeard')
  },
})

export const NetworkTested = meta.story({
  name: '设备检测 · 正在测试网络 / Testing the network',
  parameters: { state: 'deviceCheck.network.checking' },
  play: async (stage) => {
    probe.hold('testNetwork')
    const { press, read } = await passMicrophone(stage)
    await press('check.speaker.yes')
    await read('check.network.checking')
  },
})

export const CameraDenied = meta.story({
  name: '设备检测 · 摄像头没有允许，说明办法 / [DEV-01] Camera denied, with its remedy',
  parameters: { state: 'deviceCheck.camera.failed' },
  play: async (stage) => {
    probe.fail('openCamera', 'denied')
    await (await begin(stage)).read('live.remedy.denied')
  },
})

export const NetworkBlocked = meta.story({
  name: '设备检测 · 网络不支持低延迟线路 / [DEV-01] No UDP, with its remedy',
  parameters: { state: 'deviceCheck.network.failed' },
  beforeEach: () => {
    probe = createFakeProbe({ network: { udp: false } })
  },
  play: async (stage) => {
    const { press, read } = await passMicrophone(stage)
    await press('check.speaker.yes')
    await read('live.remedy.noUdp')
  },
})

export const Ready = meta.story({
  name: '设备检测 · 一切就绪 / [DEV-01] Everything is ready',
  parameters: { state: 'deviceCheck.summary' },
  play: async (stage) => {
    const { press, see, read } = await passMicrophone(stage)
    await press('check.speaker.yes')
    await read('check.summary.ready')
    await see('link', 'check.back')
  },
})

export const Mixed = meta.story({
  name: '设备检测 · 有问题、有跳过 / Problems and steps left out',
  parameters: { state: 'deviceCheck.summary' },
  play: async (stage) => {
    const { press, read } = await begin(stage)
    await press('check.camera.no')
    await press('check.skip')
    await press('check.microphone.no')
    await press('check.skip')
    await press('check.skip')
    await read('check.summary.open')
  },
})
