import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { fn } from 'storybook/test'

import { Button } from '../../src/components/kit/Button.tsx'
import { EmptyState } from '../../src/components/kit/EmptyState.tsx'
import { FailureState } from '../../src/components/kit/FailureState.tsx'
import { StatusPage } from '../../src/components/kit/StatusPage/StatusPage.tsx'
import { Trouble } from '../../src/components/kit/StatusPage/Trouble.tsx'
import { LoadingPage } from '../../src/components/kit/StatusPage/LoadingPage.tsx'
import { ScanPanel } from '../../src/components/account/Login/ScanPanel.tsx'
import { RichText } from '../../src/components/kit/RichText.tsx'

const meta = { title: 'Components/Basics', parameters: { layout: 'padded' } } satisfies Meta
export default meta

export const Primary: StoryObj<typeof meta> = {
  name: '主按钮 / Primary',
  render: () => <Button>会序 Symposium</Button>,
}
export const Quiet: StoryObj<typeof meta> = {
  name: '次按钮 / Quiet',
  render: () => <Button variant="quiet">会序 Symposium</Button>,
}
export const Danger: StoryObj<typeof meta> = {
  name: '危险操作 / Danger',
  render: () => <Button variant="danger">会序 Symposium</Button>,
}
export const Busy: StoryObj<typeof meta> = {
  name: '处理中 / Busy keeps its width',
  render: () => (
    <Button busy aria-label="会序">
      会序 Symposium
    </Button>
  ),
}
export const Empty: StoryObj<typeof meta> = {
  name: '暂无数据 / No data [TXT-01]',
  render: () => <EmptyState />,
}
export const Failed: StoryObj<typeof meta> = {
  name: '失败与重试 / Failure with retry',
  render: () => (
    <FailureState
      failure={{ kind: 'timeout', msg: null, reason: null, field: null, retryAfter: null }}
      onRetry={fn()}
    />
  ),
}
export const NotFound: StoryObj<typeof meta> = { name: '404', render: () => <StatusPage name="404" /> }
export const Received: StoryObj<typeof meta> = {
  name: '202 [NAV-07]',
  render: () => <StatusPage name="202" />,
}
export const Closed: StoryObj<typeof meta> = { name: '203 [NAV-07]', render: () => <StatusPage name="203" /> }
export const Reviewed: StoryObj<typeof meta> = {
  name: '审稿已答复 / Reviewed [NAV-07]',
  render: () => <StatusPage name="reviewed" />,
}
export const Late: StoryObj<typeof meta> = {
  name: '页面迟到 / Page late [NAV-06]',
  render: () => (
    <Trouble
      title={<FormattedMessage id="state.chunk.late" />}
      text={<FormattedMessage id="state.chunk.text" />}
      action={<FormattedMessage id="state.retry" />}
      onAction={fn()}
    />
  ),
}
export const Loading: StoryObj<typeof meta> = { name: '载入中 / Loading', render: () => <LoadingPage /> }
export const QrExpired: StoryObj<typeof meta> = {
  name: '二维码过期 / QR expired [SCAN-03]',
  render: () => <ScanPanel view="expired" qrText="https://symposium.example/scan/1" onRefresh={fn()} />,
}
export const Hostile: StoryObj<typeof meta> = {
  name: '富文本净化 / Hostile markup is cleaned [PUB-02]',
  render: () => (
    <RichText html={'<p>安全 safe</p><script>document.title="x"</script><p onclick="alert(1)">b</p>'} />
  ),
}
