import { FormattedMessage } from 'react-intl'
import { fn } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/components/ui/Button.tsx'
import { EmptyState } from '../../src/components/ui/EmptyState.tsx'
import { FailureState } from '../../src/components/ui/FailureState.tsx'
import { StatusPage } from '../../src/components/StatusPage/StatusPage.tsx'
import { Trouble } from '../../src/components/StatusPage/Trouble.tsx'
import { LoadingPage } from '../../src/components/StatusPage/LoadingPage.tsx'
import { ScanPanel } from '../../src/components/Login/ScanPanel.tsx'
import { RichText } from '../../src/components/ui/RichText.tsx'

const meta = preview.meta({ title: 'Components/Basics', parameters: { layout: 'padded' } })

export const Primary = meta.story({ name: '主按钮 / Primary', render: () => <Button>会序 Symposium</Button> })
export const Quiet = meta.story({
  name: '次按钮 / Quiet',
  render: () => <Button variant="quiet">会序 Symposium</Button>,
})
export const Danger = meta.story({
  name: '危险操作 / Danger',
  render: () => <Button variant="danger">会序 Symposium</Button>,
})
export const Busy = meta.story({
  name: '处理中 / Busy keeps its width',
  render: () => (
    <Button busy aria-label="会序">
      会序 Symposium
    </Button>
  ),
})
export const Empty = meta.story({ name: '暂无数据 / No data [TXT-01]', render: () => <EmptyState /> })
export const Failed = meta.story({
  name: '失败与重试 / Failure with retry',
  render: () => (
    <FailureState
      failure={{ kind: 'timeout', msg: null, reason: null, field: null, retryAfter: null }}
      onRetry={fn()}
    />
  ),
})
export const NotFound = meta.story({ name: '404', render: () => <StatusPage name="404" /> })
export const Received = meta.story({ name: '202 [NAV-07]', render: () => <StatusPage name="202" /> })
export const Closed = meta.story({ name: '203 [NAV-07]', render: () => <StatusPage name="203" /> })
export const Reviewed = meta.story({
  name: '审稿已答复 / Reviewed [NAV-07]',
  render: () => <StatusPage name="reviewed" />,
})
export const Soon = meta.story({ name: '尚未开放 / Not open yet', render: () => <StatusPage name="soon" /> })
export const Late = meta.story({
  name: '页面迟到 / Page late [NAV-06]',
  render: () => (
    <Trouble
      title={<FormattedMessage id="state.chunk.late" />}
      text={<FormattedMessage id="state.chunk.text" />}
      action={<FormattedMessage id="state.retry" />}
      onAction={fn()}
    />
  ),
})
export const Loading = meta.story({ name: '载入中 / Loading', render: () => <LoadingPage /> })
export const QrExpired = meta.story({
  name: '二维码过期 / QR expired [SCAN-03]',
  render: () => <ScanPanel view="expired" qrText="https://symposium.example/scan/1" onRefresh={fn()} />,
})
export const Hostile = meta.story({
  name: '富文本净化 / Hostile markup is cleaned [PUB-02]',
  render: () => (
    <RichText html={'<p>安全 safe</p><script>document.title="x"</script><p onclick="alert(1)">b</p>'} />
  ),
})
