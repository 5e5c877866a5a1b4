import type { Meta, StoryObj } from '@storybook/react-vite'

import { notificationTexts } from '../../server/shared/sentences/notificationTexts.ts'
import type { NotificationName } from '../../src/contract/notifications.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { MailFrame } from './MailFrame.tsx'
import { mailHtml } from './mailHtml.tsx'

/** Every mail that the site sends (MSG-01), as a mail program shows it. */
const meta = { title: 'Mails/Notifications', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const facts = {
  zh: {
    what: '2026112100017',
    where: '能源材料与碳中和国际论坛',
    reason: '材料不清晰，请重新上传。',
    amount: '¥1,680.00',
    until: '2026年12月1日 18:30（北京时间）',
    number: '26117000000012345678',
  },
  en: {
    what: '2026112100017',
    where: 'Forum on Energy Materials and Carbon Neutrality',
    reason: 'The picture cannot be read.',
    amount: 'CNY 1,680.00',
    until: 'Dec 1, 2026, 18:30 (UTC+8)',
    number: '26117000000012345678',
  },
}

const mail = (notification: NotificationName) =>
  ({
    render: (_args, { globals }) => {
      const language = globals['locale'] === 'en' ? 'en' : 'zh'
      const { title } = notificationTexts[notification][language](facts[language])
      return (
        <MailFrame
          title={title}
          isDark={globals['theme'] === 'dark'}
          html={mailHtml({ notification, language, facts: facts[language], path: '/' })}
        />
      )
    },
    play: async ({ canvasElement, globals }) => {
      const language = globals['locale'] === 'en' ? 'en' : 'zh'
      const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement
      const { title } = notificationTexts[notification][language](facts[language])
      await until(() => expect(frame.contentDocument?.querySelector('h1')?.textContent).toBe(title))
      const { body } = frame.contentDocument as Document
      // Nothing sticks out, on a phone either.
      expect(body.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
      expect(body.querySelectorAll('img, link, script')).toHaveLength(0)
    },
  }) satisfies StoryObj

export const OrderPlaced: StoryObj = {
  name: '订单待支付 / An order waits to be paid',
  ...mail('orderPlaced'),
}
export const OrderPaid: StoryObj = { name: '支付成功 / Paid', ...mail('orderPaid') }
export const OrderExpiring: StoryObj = { name: '订单即将关闭 / About to be closed', ...mail('orderExpiring') }
export const OrderExpired: StoryObj = {
  name: '订单超时关闭 / Closed: not paid in time',
  ...mail('orderExpired'),
}
export const OrderClosed: StoryObj = {
  name: '主办方关闭订单 / Closed by the organizer',
  ...mail('orderClosed'),
}
export const OrderReopened: StoryObj = { name: '订单恢复 / Open again', ...mail('orderReopened') }
export const VoucherReturned: StoryObj = {
  name: '转账凭证被退回 / A voucher is returned',
  ...mail('voucherReturned'),
}
export const RefundOpened: StoryObj = {
  name: '款项原路退回 / Money goes back unasked',
  ...mail('refundOpened'),
}
export const RefundApproved: StoryObj = { name: '退款通过 / A refund is approved', ...mail('refundApproved') }
export const RefundRejected: StoryObj = {
  name: '退款未通过 / A refund is rejected',
  ...mail('refundRejected'),
}
export const RefundDone: StoryObj = { name: '退款完成 / A refund is done', ...mail('refundDone') }
export const InvoiceReturned: StoryObj = {
  name: '发票申请被退回 / An invoice request is returned',
  ...mail('invoiceReturned'),
}
export const InvoiceIssued: StoryObj = { name: '发票已开具 / An invoice is issued', ...mail('invoiceIssued') }
export const InvoiceReversed: StoryObj = {
  name: '发票已红冲 / An invoice is reversed',
  ...mail('invoiceReversed'),
}
export const PlaceOffered: StoryObj = { name: '候补成功 / A place is offered', ...mail('placeOffered') }
export const GroupReady: StoryObj = { name: '团体满 10 人 / A group is large enough', ...mail('groupReady') }
export const OfferExpired: StoryObj = { name: '候补名额失效 / The offer is over', ...mail('offerExpired') }
export const ConferenceSoon: StoryObj = {
  name: '会议即将开始 / A conference begins soon',
  ...mail('conferenceSoon'),
}
export const CertificateReady: StoryObj = {
  name: '证书可领取 / A certificate is ready',
  ...mail('certificateReady'),
}
export const CertificateRevoked: StoryObj = {
  name: '证书撤销 / A certificate is revoked',
  ...mail('certificateRevoked'),
}
export const OrganizerApproved: StoryObj = {
  name: '主办方审核通过 / An organizer is approved',
  ...mail('organizerApproved'),
}
export const OrganizerRejected: StoryObj = {
  name: '主办方审核未通过 / An organizer is rejected',
  ...mail('organizerRejected'),
}
export const OrganizerRevoked: StoryObj = {
  name: '主办方资格撤销 / An organizer is revoked',
  ...mail('organizerRevoked'),
}
export const NewDevice: StoryObj = { name: '新设备登录 / A sign-in on a new device', ...mail('newDevice') }
export const TeamInvited: StoryObj = {
  name: '邀请加入会议团队 / Invited to the team of a conference',
  ...mail('teamInvited'),
}
export const TeamJoined: StoryObj = { name: '团队邀请已被接受 / Joined the team', ...mail('teamJoined') }
export const TeamDeclined: StoryObj = { name: '团队邀请已被谢绝 / Declined', ...mail('teamDeclined') }
export const TeamRemoved: StoryObj = {
  name: '已被移出会议团队 / Removed from the team',
  ...mail('teamRemoved'),
}
export const RoleGranted: StoryObj = { name: '获得角色 / A role is granted', ...mail('roleGranted') }
export const RoleTaken: StoryObj = { name: '角色被收回 / A role is taken back', ...mail('roleTaken') }
export const AccountLocked: StoryObj = { name: '账号被锁定 / An account is locked', ...mail('accountLocked') }
export const AccountUnlocked: StoryObj = {
  name: '账号解除锁定 / An account is open again',
  ...mail('accountUnlocked'),
}
export const DeletionRequested: StoryObj = {
  name: '已申请注销账号 / The deletion was asked for',
  ...mail('deletionRequested'),
}
export const DeletionCancelled: StoryObj = {
  name: '账号已保留 / The account stays',
  ...mail('deletionCancelled'),
}
export const DeletionSoon: StoryObj = { name: '账号即将注销 / Three days are left', ...mail('deletionSoon') }
export const AccountDeleted: StoryObj = {
  name: '账号已注销 / The account is deleted',
  ...mail('accountDeleted'),
}
export const SessionsEnded: StoryObj = { name: '登录被结束 / Sessions are ended', ...mail('sessionsEnded') }
export const SignInReset: StoryObj = { name: '登录被重置 / The sign-in is reset', ...mail('signInReset') }
export const OrganizerInvited: StoryObj = {
  name: '邀请主办方 / An organizer is invited',
  ...mail('organizerInvited'),
}
