import { expect, within } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { registry } from '../../workbench/registry.ts'
import { parseLocale } from '../../src/i18n/locale.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { leafIds } from '../../workbench/core/walk.ts'
import { MachinePage } from '../../workbench/atlas/pages/MachinePage.tsx'

const meta = preview.meta({
  title: 'State atlas/Machines',
  argTypes: { id: { control: false } },
  args: { id: 'login' as MachineId },
  // The frames show stories that are checked by themselves.
  parameters: { a11y: { options: { iframes: false } } },
  render: (args, { globals }) => (
    <MachinePage
      id={args['id'] as MachineId}
      locale={parseLocale(globals['locale'])}
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
  play: async ({ canvas, args, globals }) => {
    const locale = parseLocale(globals['locale'])
    const { title, states, machine, rules } = registry[args['id'] as MachineId]
    await expect(canvas.getByRole('heading', { level: 1, name: title[locale] })).toBeVisible()
    for (const state of leafIds(machine)) {
      const card = document.querySelector<HTMLElement>(`[data-state="${state}"]`)
      await expect(within(card!).getByRole('link', { name: states[state]?.[locale] ?? '' })).toBeVisible()
    }
    for (const rule of rules) await expect(canvas.getByText(rule)).toBeVisible()
  },
})

// Made from the folders of src/machines by `npm run machines`: do not edit below.
export const Login = meta.story({ name: '登录 / Login', args: { id: 'login' } })
export const Scan = meta.story({ name: '扫码登录 / Login by scan', args: { id: 'scan' } })
export const ScanApproval = meta.story({ name: '扫码确认 / Scan approval', args: { id: 'scanApproval' } })
export const QuickLogin = meta.story({ name: '快捷登录 / Quick login', args: { id: 'quickLogin' } })
export const CredentialLogin = meta.story({
  name: '登录表单 / Credential login',
  args: { id: 'credentialLogin' },
})
export const SendCode = meta.story({ name: '验证码 / Verification code', args: { id: 'sendCode' } })
export const Terms = meta.story({ name: '条款同意 / Consent to the terms', args: { id: 'terms' } })
export const BindPhone = meta.story({ name: '绑定手机 / Binding a phone', args: { id: 'bindPhone' } })
export const Profile = meta.story({ name: '补充资料 / Preferences', args: { id: 'profile' } })
export const Session = meta.story({ name: '会话 / Session', args: { id: 'session' } })
export const SiteConfig = meta.story({ name: '站点配置 / Site configuration', args: { id: 'siteConfig' } })
export const LocaleSwitch = meta.story({
  name: '切换语言 / Switching the language',
  args: { id: 'localeSwitch' },
})
export const LazyPage = meta.story({ name: '页面加载 / Loading a page', args: { id: 'lazyPage' } })
export const MobileRedirect = meta.story({
  name: '前往移动站 / Leaving for the mobile site',
  args: { id: 'mobileRedirect' },
})
export const RemoteList = meta.story({ name: '列表 / List', args: { id: 'remoteList' } })
export const Collect = meta.story({ name: '收藏 / Collecting', args: { id: 'collect' } })
export const VideoWatch = meta.story({ name: '观看视频 / Watching a video', args: { id: 'videoWatch' } })
export const VideoPlayback = meta.story({ name: '视频播放 / Playing a video', args: { id: 'videoPlayback' } })
export const OrganizerEntry = meta.story({
  name: '主办方入口 / Organizer entry',
  args: { id: 'organizerEntry' },
})
export const Attest = meta.story({ name: '主办方资料 / Organizer information', args: { id: 'attest' } })
export const FileUpload = meta.story({ name: '图片上传 / Uploading a picture', args: { id: 'fileUpload' } })
export const Organizer = meta.story({ name: '主办方审核 / Organizer approval', args: { id: 'organizer' } })
export const Registration = meta.story({ name: '报名 / Registration', args: { id: 'registration' } })
export const Draft = meta.story({ name: '草稿 / Draft', args: { id: 'draft' } })
export const Inbox = meta.story({ name: '控制台待办 / Console inbox', args: { id: 'inbox' } })
export const Record = meta.story({ name: '办理记录 / Record', args: { id: 'record' } })
export const Order = meta.story({ name: '订单 / Order', args: { id: 'order' } })
export const OrderRequest = meta.story({
  name: '取消订单与申请退款 / Cancelling and refund request',
  args: { id: 'orderRequest' },
})
export const Payment = meta.story({ name: '支付 / Payment', args: { id: 'payment' } })
export const Refund = meta.story({ name: '退款 / Refund', args: { id: 'refund' } })
export const Waitlist = meta.story({ name: '候补 / Waiting list', args: { id: 'waitlist' } })
export const Invoice = meta.story({ name: '发票 / Invoice', args: { id: 'invoice' } })
export const Ticket = meta.story({ name: '门票 / Ticket', args: { id: 'ticket' } })
export const MealVoucher = meta.story({ name: '餐券 / Meal voucher', args: { id: 'mealVoucher' } })
export const Certificate = meta.story({ name: '证书 / Certificate', args: { id: 'certificate' } })
export const Checkout = meta.story({ name: '订单支付 / Paying for an order', args: { id: 'checkout' } })
export const PayAttempt = meta.story({ name: '一次支付 / One attempt to pay', args: { id: 'payAttempt' } })
export const TransferVoucher = meta.story({
  name: '转账凭证 / Transfer voucher',
  args: { id: 'transferVoucher' },
})
export const InvoiceDocument = meta.story({
  name: '正式发票文件 / Official invoice',
  args: { id: 'invoiceDocument' },
})
export const InvoiceForm = meta.story({ name: '发票申请 / Invoice request', args: { id: 'invoiceForm' } })
export const NewConference = meta.story({ name: '新建会议 / New conference', args: { id: 'newConference' } })
export const Gate = meta.story({ name: '现场签到 / Check-in', args: { id: 'gate' } })
export const GateCamera = meta.story({ name: '签到摄像头 / Camera at the gate', args: { id: 'gateCamera' } })
export const GateSync = meta.story({ name: '签到同步 / Synchronising a gate', args: { id: 'gateSync' } })
export const LiveHub = meta.story({ name: '直播间连接 / Connection of a live room', args: { id: 'liveHub' } })
export const Stage = meta.story({ name: '直播状态 / Stage of a live', args: { id: 'stage' } })
export const Recording = meta.story({ name: '直播录像 / Recording of a live', args: { id: 'recording' } })
export const GuestMic = meta.story({
  name: '举手与连麦 / Raised hand and microphone',
  args: { id: 'guestMic' },
})
export const MicRequest = meta.story({
  name: '一个连麦请求 / One request for the microphone',
  args: { id: 'micRequest' },
})
export const WaitTime = meta.story({ name: '举手等待时间 / How long a hand waits', args: { id: 'waitTime' } })
export const Mutes = meta.story({ name: '禁言 / Mutes', args: { id: 'mutes' } })
export const MemberMenu = meta.story({
  name: '成员操作 / What the host does to a member',
  args: { id: 'memberMenu' },
})
export const HostTransfer = meta.story({
  name: '移交主持 / Handing over the live',
  args: { id: 'hostTransfer' },
})
export const Chat = meta.story({ name: '聊天 / Chat', args: { id: 'chat' } })
export const Playback = meta.story({ name: '播放 / Playback', args: { id: 'playback' } })
export const StreamMode = meta.story({ name: '线路 / Stream mode', args: { id: 'streamMode' } })
export const Capture = meta.story({ name: '摄像头与麦克风 / Camera and microphone', args: { id: 'capture' } })
export const ScreenShare = meta.story({ name: '共享屏幕 / Screen share', args: { id: 'screenShare' } })
export const DeviceCheck = meta.story({ name: '设备检测 / Device check', args: { id: 'deviceCheck' } })
