import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { registry } from '../../workbench/registry.ts'
import { parseLocale } from '../../src/i18n/locale.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { leafIds } from '../../workbench/core/walk.ts'
import { MachinePage } from '../../workbench/atlas/pages/MachinePage.tsx'

const meta = {
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
} satisfies Meta
export default meta

// Made from the folders of src/machines by `npm run machines`: do not edit below.
export const Login: StoryObj = { name: '登录 / Login', args: { id: 'login' } }
export const Scan: StoryObj = { name: '扫码登录 / Login by scan', args: { id: 'scan' } }
export const ScanApproval: StoryObj = { name: '扫码确认 / Scan approval', args: { id: 'scanApproval' } }
export const QuickLogin: StoryObj = { name: '快捷登录 / Quick login', args: { id: 'quickLogin' } }
export const CredentialLogin: StoryObj = {
  name: '登录表单 / Credential login',
  args: { id: 'credentialLogin' },
}
export const SendCode: StoryObj = { name: '验证码 / Verification code', args: { id: 'sendCode' } }
export const Terms: StoryObj = { name: '条款同意 / Consent to the terms', args: { id: 'terms' } }
export const BindPhone: StoryObj = { name: '绑定手机 / Binding a phone', args: { id: 'bindPhone' } }
export const Profile: StoryObj = { name: '补充资料 / Preferences', args: { id: 'profile' } }
export const Session: StoryObj = { name: '会话 / Session', args: { id: 'session' } }
export const SiteConfig: StoryObj = { name: '站点配置 / Site configuration', args: { id: 'siteConfig' } }
export const LocaleSwitch: StoryObj = {
  name: '切换语言 / Switching the language',
  args: { id: 'localeSwitch' },
}
export const LazyPage: StoryObj = { name: '页面加载 / Loading a page', args: { id: 'lazyPage' } }
export const MobileRedirect: StoryObj = {
  name: '前往移动站 / Leaving for the mobile site',
  args: { id: 'mobileRedirect' },
}
export const RemoteList: StoryObj = { name: '列表 / List', args: { id: 'remoteList' } }
export const Collect: StoryObj = { name: '收藏 / Collecting', args: { id: 'collect' } }
export const VideoWatch: StoryObj = { name: '观看视频 / Watching a video', args: { id: 'videoWatch' } }
export const VideoPlayback: StoryObj = { name: '视频播放 / Playing a video', args: { id: 'videoPlayback' } }
export const OrganizerEntry: StoryObj = {
  name: '主办方入口 / Organizer entry',
  args: { id: 'organizerEntry' },
}
export const OrganizerApplication: StoryObj = {
  name: '主办方资料 / Organizer information',
  args: { id: 'organizerApplication' },
}
export const FileUpload: StoryObj = { name: '图片上传 / Uploading a picture', args: { id: 'fileUpload' } }
export const Organizer: StoryObj = { name: '主办方审核 / Organizer approval', args: { id: 'organizer' } }
export const Registration: StoryObj = { name: '报名 / Registration', args: { id: 'registration' } }
export const Draft: StoryObj = { name: '草稿 / Draft', args: { id: 'draft' } }
export const Inbox: StoryObj = { name: '控制台待办 / Console inbox', args: { id: 'inbox' } }
export const Record: StoryObj = { name: '办理记录 / Record', args: { id: 'record' } }
export const Order: StoryObj = { name: '订单 / Order', args: { id: 'order' } }
export const OrderRequest: StoryObj = {
  name: '取消订单与申请退款 / Cancelling and refund request',
  args: { id: 'orderRequest' },
}
export const Payment: StoryObj = { name: '支付 / Payment', args: { id: 'payment' } }
export const Refund: StoryObj = { name: '退款 / Refund', args: { id: 'refund' } }
export const Waitlist: StoryObj = { name: '候补 / Waiting list', args: { id: 'waitlist' } }
export const Invoice: StoryObj = { name: '发票 / Invoice', args: { id: 'invoice' } }
export const Ticket: StoryObj = { name: '门票 / Ticket', args: { id: 'ticket' } }
export const MealVoucher: StoryObj = { name: '餐券 / Meal voucher', args: { id: 'mealVoucher' } }
export const Certificate: StoryObj = { name: '证书 / Certificate', args: { id: 'certificate' } }
export const Checkout: StoryObj = { name: '订单支付 / Paying for an order', args: { id: 'checkout' } }
export const PayAttempt: StoryObj = { name: '一次支付 / One attempt to pay', args: { id: 'payAttempt' } }
export const TransferVoucher: StoryObj = {
  name: '转账凭证 / Transfer voucher',
  args: { id: 'transferVoucher' },
}
export const InvoiceDocument: StoryObj = {
  name: '正式发票文件 / Official invoice',
  args: { id: 'invoiceDocument' },
}
export const InvoiceForm: StoryObj = { name: '发票申请 / Invoice request', args: { id: 'invoiceForm' } }
export const NewConference: StoryObj = { name: '新建会议 / New conference', args: { id: 'newConference' } }
export const Gate: StoryObj = { name: '现场签到 / Check-in', args: { id: 'gate' } }
export const GateCamera: StoryObj = { name: '签到摄像头 / Camera at the gate', args: { id: 'gateCamera' } }
export const GateSync: StoryObj = { name: '签到同步 / Synchronising a gate', args: { id: 'gateSync' } }
export const LiveHub: StoryObj = { name: '直播间连接 / Connection of a live room', args: { id: 'liveHub' } }
export const Stage: StoryObj = { name: '直播状态 / Stage of a live', args: { id: 'stage' } }
export const Recording: StoryObj = { name: '直播录像 / Recording of a live', args: { id: 'recording' } }
export const GuestMic: StoryObj = {
  name: '举手与连麦 / Raised hand and microphone',
  args: { id: 'guestMic' },
}
export const MicRequest: StoryObj = {
  name: '一个连麦请求 / One request for the microphone',
  args: { id: 'micRequest' },
}
export const WaitTime: StoryObj = { name: '举手等待时间 / How long a hand waits', args: { id: 'waitTime' } }
export const Mutes: StoryObj = { name: '禁言 / Mutes', args: { id: 'mutes' } }
export const MemberMenu: StoryObj = {
  name: '成员操作 / What the host does to a member',
  args: { id: 'memberMenu' },
}
export const HostTransfer: StoryObj = {
  name: '移交主持 / Handing over the live',
  args: { id: 'hostTransfer' },
}
export const Chat: StoryObj = { name: '聊天 / Chat', args: { id: 'chat' } }
export const Playback: StoryObj = { name: '播放 / Playback', args: { id: 'playback' } }
export const StreamMode: StoryObj = { name: '线路 / Stream mode', args: { id: 'streamMode' } }
export const Capture: StoryObj = { name: '摄像头与麦克风 / Camera and microphone', args: { id: 'capture' } }
export const ScreenShare: StoryObj = { name: '共享屏幕 / Screen share', args: { id: 'screenShare' } }
export const DeviceCheck: StoryObj = { name: '设备检测 / Device check', args: { id: 'deviceCheck' } }
export const RoomConnection: StoryObj = {
  name: '直播间重连 / Reconnecting to a live room',
  args: { id: 'roomConnection' },
}
