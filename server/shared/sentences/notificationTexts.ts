import type { NotificationName } from '../../../src/contract/notifications.ts'
import type { MessageLanguage } from './language.ts'

/** Facts of the sentences; a sentence takes those it needs, and an empty reason is left out. */
export interface NotificationFacts {
  /** The order, invoice, account … as its owner knows it. */
  readonly what: string
  /** The conference, or another larger thing that it belongs to; may be empty. */
  readonly where: string
  /** Another user's words; may be empty. */
  readonly reason: string
  /** As the pages write money; may be empty. */
  readonly amount: string
  /** As the pages write a time, with its zone; may be empty. */
  readonly until: string
  /** Number for both sides; absent if none is needed. */
  readonly number?: string
  /** Names of the files that came with it. */
  readonly files?: string
  /** Decision about a paper, in a word. */
  readonly decision?: string
  /** Nickname of who did it. */
  readonly who?: string
}

interface Text {
  /** One line, also the subject of the mail. */
  readonly title: string
  /** Whole sentences. */
  readonly content: string
  /** Text of the link: a verb first. */
  readonly action: string
}
type TextOf = (facts: NotificationFacts) => Text

const text =
  (title: string, content: (facts: NotificationFacts) => string, action: string): TextOf =>
  (facts) => ({ title, content: content(facts), action })

const because = (reason: string) => (reason === '' ? '' : `原因：${reason}`)
const reasonOf = (reason: string) => (reason === '' ? '' : ` Reason: ${reason}`)

/** Every notification in both languages (MSG-01). A new one that is missing here does not compile. */
export const notificationTexts: Readonly<
  Record<NotificationName, Readonly<Record<MessageLanguage, TextOf>>>
> = {
  orderPlaced: {
    zh: text(
      '订单待支付',
      ({ what, where, amount, until }) =>
        `您已提交“${where}”的订单 ${what}，应付 ${amount}。请在${until}前完成支付，逾期订单将自动关闭。`,
      '去支付',
    ),
    en: text(
      'Your order waits to be paid',
      ({ what, where, amount, until }) =>
        `You placed order ${what} for “${where}”. Please pay ${amount} by ${until}; after that the order is closed.`,
      'Pay now',
    ),
  },
  orderPaid: {
    zh: text(
      '支付成功，报名完成',
      ({ what, where }) => `“${where}”的订单 ${what} 已支付，门票已生成，入场时请出示二维码。`,
      '查看门票',
    ),
    en: text(
      'You are registered',
      ({ what, where }) =>
        `Order ${what} for “${where}” is paid. Your ticket is ready: show its QR code at the entrance.`,
      'Show the ticket',
    ),
  },
  orderExpiring: {
    zh: text(
      '订单即将关闭',
      ({ what, where, until }) => `“${where}”的订单 ${what} 尚未支付，将于${until}关闭。`,
      '去支付',
    ),
    en: text(
      'Your order is about to be closed',
      ({ what, where, until }) => `Order ${what} for “${where}” is not paid yet and is closed at ${until}.`,
      'Pay now',
    ),
  },
  orderExpired: {
    zh: text(
      '订单已超时关闭',
      ({ what, where }) => `“${where}”的订单 ${what} 未在规定时间内支付，已关闭。如仍需参会，请重新报名。`,
      '查看订单',
    ),
    en: text(
      'Your order was closed',
      ({ what, where }) =>
        `Order ${what} for “${where}” was not paid in time and was closed. To take part, please register again.`,
      'Show the order',
    ),
  },
  orderClosed: {
    zh: text(
      '订单已被主办方关闭',
      ({ what, where, reason }) => `“${where}”的订单 ${what} 已被主办方关闭。${because(reason)}`,
      '查看订单',
    ),
    en: text(
      'The organizer closed your order',
      ({ what, where, reason }) =>
        `Order ${what} for “${where}” was closed by the organizer.${reasonOf(reason)}`,
      'Show the order',
    ),
  },
  orderReopened: {
    zh: text(
      '订单已恢复',
      ({ what, where, until }) => `“${where}”的订单 ${what} 已恢复，请在${until}前完成支付。`,
      '去支付',
    ),
    en: text(
      'Your order is open again',
      ({ what, where, until }) => `Order ${what} for “${where}” is open again. Please pay by ${until}.`,
      'Pay now',
    ),
  },
  voucherReturned: {
    zh: text(
      '转账凭证被退回',
      ({ what, where, reason }) => `“${where}”的付款 ${what} 的转账凭证被退回。${because(reason)}`,
      '查看订单',
    ),
    en: text(
      'Your transfer voucher was returned',
      ({ what, where, reason }) =>
        `The voucher of payment ${what} for “${where}” was returned.${reasonOf(reason)}`,
      'Show the order',
    ),
  },
  refundOpened: {
    zh: text(
      '款项将原路退回',
      ({ what, where }) => `“${where}”的退款 ${what} 已发起，款项将原路退回，无需您操作。`,
      '查看订单',
    ),
    en: text(
      'Your money goes back',
      ({ what, where }) =>
        `Refund ${what} for “${where}” was opened. The money goes back the way it came; there is nothing to do.`,
      'Show the order',
    ),
  },
  refundApproved: {
    zh: text(
      '退款申请已通过',
      ({ what, where }) => `“${where}”的退款 ${what} 已通过，款项将原路退回。`,
      '查看订单',
    ),
    en: text(
      'Your refund was approved',
      ({ what, where }) => `Refund ${what} for “${where}” was approved. The money goes back the way it came.`,
      'Show the order',
    ),
  },
  refundRejected: {
    zh: text(
      '退款申请未通过',
      ({ what, where, reason }) => `“${where}”的退款 ${what} 未通过。${because(reason)}`,
      '查看订单',
    ),
    en: text(
      'Your refund was rejected',
      ({ what, where, reason }) => `Refund ${what} for “${where}” was rejected.${reasonOf(reason)}`,
      'Show the order',
    ),
  },
  refundDone: {
    zh: text(
      '退款已完成',
      ({ what, where }) => `“${where}”的退款 ${what} 已完成，到账时间以支付机构为准。`,
      '查看订单',
    ),
    en: text(
      'Your money is on its way',
      ({ what, where }) =>
        `Refund ${what} for “${where}” is done. When it arrives depends on your bank or payment provider.`,
      'Show the order',
    ),
  },
  invoiceReturned: {
    zh: text(
      '发票申请被退回',
      ({ what, where, reason }) =>
        `“${where}”的发票申请 ${what} 被退回，请修改后重新提交。${because(reason)}`,
      '修改发票信息',
    ),
    en: text(
      'Your invoice request was returned',
      ({ what, where, reason }) =>
        `The invoice request ${what} for “${where}” was returned. Please correct it and send it again.${reasonOf(reason)}`,
      'Correct the request',
    ),
  },
  invoiceIssued: {
    zh: text(
      '发票已开具',
      ({ what, where, number = '' }) =>
        `“${where}”的发票已开具，发票号码 ${number}，对应订单 ${what}，可在线下载。`,
      '下载发票',
    ),
    en: text(
      'Your invoice is ready',
      ({ what, where, number = '' }) =>
        `The invoice for “${where}” was issued. Invoice number: ${number}. Order: ${what}. It can be downloaded.`,
      'Download the invoice',
    ),
  },
  invoiceReversed: {
    zh: text(
      '发票已红冲',
      ({ what, where, reason, number = '' }) =>
        `“${where}”的发票 ${number}（订单 ${what}）已红冲，原发票作废。${because(reason)}`,
      '查看发票',
    ),
    en: text(
      'Your invoice was reversed',
      ({ what, where, reason, number = '' }) =>
        `The invoice ${number} for “${where}” (order ${what}) was reversed and is no longer valid.${reasonOf(reason)}`,
      'Show the invoice',
    ),
  },
  knockHit: {
    zh: text(
      '朋友帮您敲金了',
      ({ what, where }) => `一位朋友为您在“${where}”的订单敲了一下：${what}。`,
      '查看敲金',
    ),
    en: text(
      'A friend knocked for you',
      ({ what, where }) => `A friend knocked at your order for “${where}”: ${what}.`,
      'See the knocks',
    ),
  },
  knockEnded: {
    zh: text(
      '敲金时间已到',
      ({ what, where }) =>
        `您在“${where}”的敲金已结束：${what}。所得代金券仅限该订单使用，请在 30 分钟内付款。`,
      '去使用',
    ),
    en: text(
      'The time for knocking is over',
      ({ what, where }) =>
        `The knocking at your order for “${where}” is over: ${what}. The coupon is for this order only; please pay within 30 minutes.`,
      'Use it',
    ),
  },
  pointsExpiring: {
    zh: text(
      '积分即将到期',
      ({ what, until }) => `您有 ${what} 积分将于${until}到期，可兑换代金券。`,
      '去兑换',
    ),
    en: text(
      'Your points run out soon',
      ({ what, until }) => `${what} of your points run out at ${until}. You can redeem them for a coupon.`,
      'Redeem',
    ),
  },
  friendWelcomed: {
    zh: text(
      '邀请礼已到账',
      ({ what, amount }) => `您接受了 ${what} 的邀请，获得 ${amount} 参会代金券，报名时可用。`,
      '查看代金券',
    ),
    en: text(
      'A coupon for you',
      ({ what, amount }) =>
        `You were invited by ${what} and get a coupon of ${amount} for your registration.`,
      'See the coupon',
    ),
  },
  friendJoined: {
    zh: text(
      '朋友接受了您的邀请',
      ({ what }) => `${what} 已加入。朋友首次付款参会或投稿后，您可获得代金券。`,
      '查看邀请',
    ),
    en: text(
      'A friend accepted your invitation',
      ({ what }) =>
        `${what} has signed up. You get a coupon for the first registration and the first submission they pay.`,
      'See invitations',
    ),
  },
  friendRewarded: {
    zh: text(
      '邀请奖励已到账',
      ({ what, amount }) => `您的朋友 ${what} 已付款，您获得 ${amount} 代金券。`,
      '查看代金券',
    ),
    en: text(
      'Your friend has paid: a coupon for you',
      ({ what, amount }) => `Your friend ${what} has paid, and you get a coupon of ${amount}.`,
      'See the coupon',
    ),
  },
  friendRevoked: {
    zh: text(
      '邀请奖励已收回',
      ({ what, amount }) => `您的朋友 ${what} 的订单已退款，尚未使用的 ${amount} 代金券已收回。`,
      '查看邀请',
    ),
    en: text(
      'A coupon was taken back',
      ({ what, amount }) =>
        `The order of your friend ${what} was refunded, and the unused coupon of ${amount} was taken back.`,
      'See invitations',
    ),
  },
  placeOffered: {
    zh: text(
      '候补成功，名额已为您保留',
      ({ what, where, until }) => `“${where}”的“${what}”有名额了，已为您保留至${until}，请尽快报名。`,
      '去报名',
    ),
    en: text(
      'A place is free for you',
      ({ what, where, until }) =>
        `A place of “${what}” at “${where}” is held for you until ${until}. Please register.`,
      'Register',
    ),
  },
  groupReady: {
    zh: text(
      '团体已满 10 人，可以报名',
      ({ what, where }) => `您在“${where}”的团体“${what}”已满 10 人，现在可以按团体票报名。`,
      '去报名',
    ),
    en: text(
      'Your group is large enough',
      ({ what, where }) =>
        `Your group “${what}” at “${where}” has ten members: you can register with a ticket for groups now.`,
      'Register',
    ),
  },
  offerExpired: {
    zh: text(
      '候补名额已失效',
      ({ what, where }) => `“${where}”的“${what}”为您保留的名额已过期，将依次提供给其他候补者。`,
      '查看会议',
    ),
    en: text(
      'The place is no longer held for you',
      ({ what, where }) =>
        `The place of “${what}” at “${where}” was not taken in time and is offered to the next in line.`,
      'Show the conference',
    ),
  },
  mealClaimed: {
    zh: text('餐券已被领取', ({ what, where }) => `您分享的“${where}”餐券（${what}）已被领取。`, '查看餐券'),
    en: text(
      'Your meal voucher was taken',
      ({ what, where }) => `The meal voucher that you shared (${what}, “${where}”) was taken.`,
      'Show the meal vouchers',
    ),
  },
  conferenceSoon: {
    zh: text(
      '会议即将开始',
      ({ what, where, until }) => `“${where}”将于${until}在${what}开始，入场时请出示门票二维码。`,
      '查看门票',
    ),
    en: text(
      'Your conference begins soon',
      ({ what, where, until }) =>
        `“${where}” begins at ${until} in ${what}. Show the QR code of your ticket at the entrance.`,
      'Show the ticket',
    ),
  },
  conferencePaused: {
    zh: text('会议暂停', ({ what, reason }) => `“${what}”暂停。${because(reason)}`, '查看会议'),
    en: text(
      'The conference is paused',
      ({ what, reason }) => `“${what}” is paused.${reasonOf(reason)}`,
      'Show the conference',
    ),
  },
  conferenceResumed: {
    zh: text('会议恢复', ({ what }) => `“${what}”已恢复，请按日程参加。`, '查看会议'),
    en: text(
      'The conference goes on',
      ({ what }) => `“${what}” goes on. Please follow its programme.`,
      'Show the conference',
    ),
  },
  conferenceEnded: {
    zh: text('会议结束', ({ what, reason }) => `“${what}”已结束，感谢参加。${because(reason)}`, '查看会议'),
    en: text(
      'The conference has ended',
      ({ what, reason }) => `“${what}” has ended. Thank you for taking part.${reasonOf(reason)}`,
      'Show the conference',
    ),
  },
  conferenceCancelled: {
    zh: text(
      '会议取消',
      ({ what, reason }) => `“${what}”已取消。${reason} 已支付的费用将按原路退回。`,
      '查看会议',
    ),
    en: text(
      'The conference is cancelled',
      ({ what, reason }) => `“${what}” is cancelled. ${reason} What was paid goes back the way it came.`,
      'Show the conference',
    ),
  },
  conferenceMoved: {
    zh: text(
      '会议时间或地点调整',
      ({ what, where, until }) => `“${what}”的安排有调整：${until}开始，地点 ${where}。`,
      '查看会议',
    ),
    en: text(
      'Your conference has moved',
      ({ what, where, until }) => `“${what}” has changed: it begins at ${until}, in ${where}.`,
      'Show the conference',
    ),
  },
  conferenceApproved: {
    zh: text('会议已发布', ({ what }) => `“${what}”通过审核，所有人都能看到。`, '查看会议'),
    en: text(
      'Your conference is published',
      ({ what }) => `“${what}” was approved and is public now.`,
      'Show the conference',
    ),
  },
  conferenceReturned: {
    zh: text(
      '会议被退回',
      ({ what, reason }) => `“${what}”需要修改后重新提交。${because(reason)}`,
      '查看要修改的内容',
    ),
    en: text(
      'Your conference was returned',
      ({ what, reason }) => `“${what}” has to be changed before it is published.${reasonOf(reason)}`,
      'Show what to change',
    ),
  },
  conferenceReopened: {
    zh: text('会议已恢复', ({ what, reason }) => `归档的“${what}”已恢复。${because(reason)}`, '查看会议'),
    en: text(
      'Your conference was reopened',
      ({ what, reason }) => `“${what}” is no longer archived.${reasonOf(reason)}`,
      'Show the conference',
    ),
  },
  liveStaffAsked: {
    zh: text(
      '邀请您参与直播',
      ({ what, where, until, who = '' }) =>
        `“${where}”邀请您担任${who}：“${what}”，${until}开始。请在 72 小时内答复。`,
      '查看邀请',
    ),
    en: text(
      'You are asked to run a live',
      ({ what, where, until, who = '' }) =>
        `“${where}” asks you to take a part (${who}): “${what}”, which begins on ${until}. Please answer within 72 hours.`,
      'Show the question',
    ),
  },
  liveStaffJoined: {
    zh: text('直播人员已确认', ({ what, who = '' }) => `${who}接受了直播“${what}”的邀请。`, '查看直播'),
    en: text(
      'The part in a live is accepted',
      ({ what, who = '' }) => `${who} takes part in the live “${what}” as you asked.`,
      'Show the live',
    ),
  },
  liveStaffRefused: {
    zh: text(
      '直播邀请被谢绝',
      ({ what, who = '' }) => `${who}谢绝了直播“${what}”的邀请，请另请他人。`,
      '查看直播',
    ),
    en: text(
      'The part in a live is declined',
      ({ what, who = '' }) => `${who} does not take part in the live “${what}”. Please ask somebody else.`,
      'Show the live',
    ),
  },
  studentProofAccepted: {
    zh: text(
      '学生身份证明已通过',
      ({ where }) => `您为“${where}”提交的学生身份证明已审核通过，可以选择学生票完成报名。`,
      '去报名',
    ),
    en: text(
      'Your proof of student status is accepted',
      ({ where }) => `Your proof for “${where}” was accepted. You can register with a student ticket now.`,
      'Register',
    ),
  },
  studentProofRejected: {
    zh: text(
      '学生身份证明未通过',
      ({ where, reason }) => `您为“${where}”提交的学生身份证明未通过审核。${because(reason)}您可以重新提交。`,
      '重新提交',
    ),
    en: text(
      'Your proof of student status was rejected',
      ({ where, reason }) =>
        `Your proof for “${where}” was rejected.${reasonOf(reason)} You can submit another one.`,
      'Submit another proof',
    ),
  },
  liveAssigned: {
    zh: text(
      '直播安排',
      ({ what, where, until }) =>
        `“${where}”的直播“${what}”由您主持或协办，将于${until}开始。请提前进入直播间检查设备。`,
      '查看直播',
    ),
    en: text(
      'You run a live',
      ({ what, where, until }) =>
        `You are host or co-organizer of the live “${what}” of “${where}”, which begins on ${until}. Please check your devices in time.`,
      'Show the live',
    ),
  },
  liveReleased: {
    zh: text('直播安排变更', ({ what, where }) => `“${where}”的直播“${what}”已改由他人负责。`, '查看直播'),
    en: text(
      'Somebody else runs the live',
      ({ what, where }) => `Somebody else runs the live “${what}” of “${where}” now.`,
      'Show the live',
    ),
  },
  liveMoved: {
    zh: text(
      '直播改期',
      ({ what, where, until }) => `“${where}”的直播“${what}”改为${until}开始。`,
      '查看直播',
    ),
    en: text(
      'A live begins at another time',
      ({ what, where, until }) => `The live “${what}” of “${where}” now begins on ${until}.`,
      'Show the live',
    ),
  },
  liveCancelled: {
    zh: text('直播取消', ({ what, where }) => `“${where}”的直播“${what}”已取消。`, '查看直播'),
    en: text(
      'A live is cancelled',
      ({ what, where }) => `The live “${what}” of “${where}” is cancelled.`,
      'Show the live',
    ),
  },
  liveSoon: {
    zh: text('直播即将开始', ({ what, until }) => `“${what}”将于${until}开始。`, '进入直播'),
    en: text('A live begins soon', ({ what, until }) => `“${what}” begins at ${until}.`, 'Open the live'),
  },
  organizerWrote: {
    zh: text('会务组来信', ({ where, reason }) => `“${where}”会务组来信：\n${reason}`, '查看会议'),
    en: text(
      'A letter from the organizers',
      ({ where, reason }) => `The organizers of “${where}” write to you:\n${reason}`,
      'Show the conference',
    ),
  },
  certificateReady: {
    zh: text(
      '证书可领取',
      ({ where }) => `您在“${where}”的证书已可领取，可在个人中心签发并下载。`,
      '查看证书',
    ),
    en: text(
      'Your certificate is ready',
      ({ where }) => `Your certificate of “${where}” can be issued and downloaded in your personal centre.`,
      'Show the certificate',
    ),
  },
  certificateIssued: {
    zh: text('证书已签发', ({ where }) => `主办方已签发您在“${where}”的证书，可在个人中心下载。`, '查看证书'),
    en: text(
      'Your certificate was issued',
      ({ where }) =>
        `The organizers issued your certificate of “${where}”; download it in your personal centre.`,
      'Show the certificate',
    ),
  },
  certificateRevoked: {
    zh: text('证书已撤销', ({ where, reason }) => `“${where}”的证书已撤销。${because(reason)}`, '查看证书'),
    en: text(
      'Your certificate was revoked',
      ({ where, reason }) => `Your certificate of “${where}” was revoked.${reasonOf(reason)}`,
      'Show the certificate',
    ),
  },
  applicationArrived: {
    zh: text('主办方申请待审核', ({ what }) => `“${what}”提交了主办方资料，请审核。`, '去审核'),
    en: text(
      'An organizer waits to be approved',
      ({ what }) => `“${what}” has handed in the organizer information. Please review it.`,
      'Review it',
    ),
  },
  publicationAsked: {
    zh: text('会议发布待审核', ({ what }) => `“${what}”申请发布，请审核。`, '去审核'),
    en: text(
      'A conference waits to be published',
      ({ what }) => `“${what}” asks to be published. Please review it.`,
      'Review it',
    ),
  },
  voucherArrived: {
    zh: text(
      '转账凭证待核对',
      ({ what, where }) => `“${where}”收到一份转账凭证：${what}。请核对到账情况。`,
      '去核对',
    ),
    en: text(
      'The voucher of a transfer waits for you',
      ({ what, where }) =>
        `A voucher came in for “${where}”: ${what}. Please check whether the money has arrived.`,
      'Check it',
    ),
  },
  refundAsked: {
    zh: text(
      '退款申请待审批',
      ({ what, where }) => `“${where}”收到一份退款申请：${what}。请审批。`,
      '去审批',
    ),
    en: text(
      'A refund waits for your decision',
      ({ what, where }) => `A refund was asked for in “${where}”: ${what}. Please decide about it.`,
      'Decide',
    ),
  },
  invoiceAsked: {
    zh: text(
      '发票申请待开具',
      ({ what, where }) => `“${where}”收到一份发票申请：${what}。请开具。`,
      '去开具',
    ),
    en: text(
      'An invoice was asked for',
      ({ what, where }) => `An invoice was asked for in “${where}”: ${what}. Please issue it.`,
      'Issue it',
    ),
  },
  proofArrived: {
    zh: text(
      '学生证明待审核',
      ({ what, where }) => `“${where}”收到一份学生证明：${what}。请审核。`,
      '去审核',
    ),
    en: text(
      'A student proof waits for you',
      ({ what, where }) => `A student proof came in for “${where}”: ${what}. Please review it.`,
      'Review it',
    ),
  },
  organizerApproved: {
    zh: text(
      '主办方信息审核通过',
      ({ what }) => `“${what}”的主办方信息已审核通过，您可以创建会议了。`,
      '进入主办方中心',
    ),
    en: text(
      'You are an organizer now',
      ({ what }) => `The organizer information of “${what}” was approved. You can create conferences.`,
      'Open the organizer centre',
    ),
  },
  organizerRejected: {
    zh: text(
      '主办方信息审核未通过',
      ({ what, reason }) => `“${what}”的主办方信息未通过审核，请修改后重新提交。${because(reason)}`,
      '修改信息',
    ),
    en: text(
      'Your organizer information was rejected',
      ({ what, reason }) =>
        `The organizer information of “${what}” was rejected. Please correct it and send it again.${reasonOf(reason)}`,
      'Correct the information',
    ),
  },
  organizerRevoked: {
    zh: text(
      '主办方资格已撤销',
      ({ what, reason }) => `“${what}”的主办方资格已被撤销。${because(reason)}`,
      '查看主办方信息',
    ),
    en: text(
      'Your organizer status was revoked',
      ({ what, reason }) => `“${what}” is no longer an organizer.${reasonOf(reason)}`,
      'Show the information',
    ),
  },
  newDevice: {
    zh: text(
      '账号在新设备登录',
      ({ what, where, until }) =>
        `您的账号于${until}在新设备（${what}，${where}）登录。如非本人操作，请立即修改密码并退出其他设备。`,
      '查看账号安全',
    ),
    en: text(
      'New sign-in to your account',
      ({ what, where, until }) =>
        `Somebody signed in on a new device (${what}, ${where}) at ${until}. If it was not you, change the password and sign out everywhere.`,
      'Check the account',
    ),
  },
  secondFactorChanged: {
    zh: text(
      '二次验证有变动',
      ({ what, where, until }) =>
        `您的账号于${until}${what}${where === '' ? '' : `（${where}）`}。如非本人操作，请立即修改密码并联系管理员。`,
      '查看账号安全',
    ),
    en: text(
      'Your second factor changed',
      ({ what, where, until }) =>
        `${what} at ${until}${where === '' ? '' : ` (${where})`}. If it was not you, change the password at once and contact an administrator.`,
      'Check the account',
    ),
  },
  contactChanged: {
    zh: text(
      '登录的联系方式已更改',
      ({ what, until }) =>
        `您的账号于${until}更改了${what}。此消息同时发送到新旧联系方式。如非本人操作，请立即联系平台。`,
      '查看账号',
    ),
    en: text(
      'Your contact for signing in changed',
      ({ what, until }) =>
        `${what} was changed at ${until}. The old and the new one are both told. If it was not you, contact the platform at once.`,
      'Check the account',
    ),
  },
  passwordChanged: {
    zh: text(
      '登录密码已更改',
      ({ where, until }) =>
        `您的登录密码于${until}更改（${where}），其他设备已退出登录。如非本人操作，请立即重设密码。`,
      '查看账号',
    ),
    en: text(
      'Your password changed',
      ({ where, until }) =>
        `Your password was changed at ${until} (${where}), and the other devices were signed out. If it was not you, reset it at once.`,
      'Check the account',
    ),
  },
  wechatChanged: {
    zh: text(
      '微信绑定有变动',
      ({ what, until }) => `您的账号于${until}${what}。如非本人操作，请立即修改密码。`,
      '查看账号',
    ),
    en: text(
      'Your WeChat binding changed',
      ({ what, until }) => `${what} at ${until}. If it was not you, change your password at once.`,
      'Check the account',
    ),
  },
  exportReady: {
    zh: text(
      '您的数据已整理好',
      ({ until }) => `您申请的个人数据已打包，请在${until}前到账号页下载，逾期会自动删除。`,
      '去下载',
    ),
    en: text(
      'Your data are ready',
      ({ until }) =>
        `The archive of your data can be downloaded from the account page until ${until}; then it is removed.`,
      'Download',
    ),
  },
  deletionRequested: {
    zh: text(
      '您的账号将于 14 天后注销',
      ({ until }) =>
        `您申请了注销账号，账号将于${until}注销，届时个人信息会被清除且无法恢复。在此之前登录账号，点“保留账号”即可撤销。如非本人操作，请立即撤销并修改密码。`,
      '保留账号',
    ),
    en: text(
      'Your account will be deleted in 14 days',
      ({ until }) =>
        `You asked for the deletion of your account. It will be deleted on ${until}; what is personal is erased for good. To keep it, sign in before then and press “Keep my account”. If it was not you, do so at once and change your password.`,
      'Keep my account',
    ),
  },
  deletionCancelled: {
    zh: text('您的账号已保留', () => '注销申请已撤销，账号和数据均未改动，可照常使用。', '查看账号'),
    en: text(
      'Your account stays',
      () => 'The deletion was cancelled. Nothing was erased, and you can use your account as before.',
      'Show the account',
    ),
  },
  deletionSoon: {
    zh: text(
      '您的账号即将注销',
      ({ until }) =>
        `您的账号将于${until}注销，届时个人信息会被清除且无法恢复。想保留账号，请在此之前登录并点“保留账号”。`,
      '保留账号',
    ),
    en: text(
      'Your account will be deleted soon',
      ({ until }) =>
        `Your account will be deleted on ${until}; what is personal is erased for good. To keep it, sign in before then and press “Keep my account”.`,
      'Keep my account',
    ),
  },
  accountDeleted: {
    zh: text(
      '您的账号已注销',
      () =>
        '您的账号已按申请注销，个人信息已清除。订单、发票等依法留存的记录，以及已提交的论文和证书，按注销页所列保留。今后可用同一手机号、邮箱或微信重新开通新账号。',
      '打开网站',
    ),
    en: text(
      'Your account is deleted',
      () =>
        'As you asked, your account was deleted and what is personal was erased. Orders, invoices and other records that the law requires, papers that were handed in and certificates are kept for the reasons that the page named. You can open a new account with the same phone, address or WeChat at any time.',
      'Open the site',
    ),
  },
  teamInvited: {
    zh: text(
      '邀请您加入会议团队',
      ({ what, where, until }) => `“${where}”邀请您担任${what}，请在${until}前答复。`,
      '查看邀请',
    ),
    en: text(
      'You are invited to the team of a conference',
      ({ what, where, until }) => `“${where}” invites you as ${what}. Please answer by ${until}.`,
      'Show the invitation',
    ),
  },
  campaignAsked: {
    zh: text(
      '一封群发邮件等您确认',
      ({ what, where, who = '' }) => `${who}请您确认“${where}”的群发邮件“${what}”。确认后才能发送。`,
      '查看邮件',
    ),
    en: text(
      'A mail campaign waits for you',
      ({ what, where, who = '' }) =>
        `${who} asks you to confirm “${what}”, an email of “${where}”. It is not sent before.`,
      'Show the mail',
    ),
  },
  campaignConfirmed: {
    zh: text(
      '群发邮件已确认',
      ({ what, where }) => `“${where}”的群发邮件“${what}”已由第二人确认，可以发送。`,
      '查看邮件',
    ),
    en: text(
      'Your mail campaign is confirmed',
      ({ what, where }) => `A second person has confirmed “${what}”, an email of “${where}”. It can be sent.`,
      'Show the mail',
    ),
  },
  campaignHeld: {
    zh: text(
      '群发邮件没有按时发送',
      ({ what, where }) =>
        `“${where}”的群发邮件“${what}”到了定好的时间，但缺少内容或第二人确认，或已迟了一天以上，已退回草稿。`,
      '查看邮件',
    ),
    en: text(
      'A scheduled mail was not sent',
      ({ what, where }) =>
        `“${what}”, an email of “${where}”, was due. A text or a confirmation is missing, or it is more than a day late: it is a draft again.`,
      'Show the mail',
    ),
  },
  campaignSent: {
    zh: text('群发邮件已发送', ({ what, where }) => `“${where}”的群发邮件“${what}”已全部发送。`, '查看结果'),
    en: text(
      'Your mail campaign is sent',
      ({ what, where }) => `“${what}”, an email of “${where}”, was sent to all its recipients.`,
      'Show the outcome',
    ),
  },
  campaignSentInPart: {
    zh: text(
      '群发邮件部分未送达',
      ({ what, where }) => `“${where}”的群发邮件“${what}”已发送完毕，部分收件人失败或无法确认。`,
      '查看结果',
    ),
    en: text(
      'A part of your mail campaign failed',
      ({ what, where }) =>
        `“${what}”, an email of “${where}”, is done. Some recipients failed or are uncertain.`,
      'Show the outcome',
    ),
  },
  teamJoined: {
    zh: text('团队邀请已被接受', ({ what, where }) => `${what}加入了“${where}”的团队。`, '查看团队'),
    en: text(
      'Your invitation was accepted',
      ({ what, where }) => `${what} joined the team of “${where}”.`,
      'Show the team',
    ),
  },
  teamDeclined: {
    zh: text('团队邀请已被谢绝', ({ what, where }) => `${what}谢绝加入“${where}”的团队。`, '查看团队'),
    en: text(
      'Your invitation was declined',
      ({ what, where }) => `${what} does not join the team of “${where}”.`,
      'Show the team',
    ),
  },
  teamRemoved: {
    zh: text(
      '您已被移出会议团队',
      ({ what, where }) => `您不再担任“${where}”的职责：${what}。`,
      '查看我的会议',
    ),
    en: text(
      'You are no longer in the team of a conference',
      ({ what, where }) => `You no longer belong to the team of a conference: ${what}, “${where}”.`,
      'Show my conferences',
    ),
  },
  roleGranted: {
    zh: text(
      '您获得了新的角色',
      ({ what, where }) => `您已被授予“${what}”角色${where === '' ? '' : `（${where}）`}。`,
      '进入工作台',
    ),
    en: text(
      'You have a new role',
      ({ what, where }) => `You were given the role “${what}”${where === '' ? '' : ` (${where})`}.`,
      'Open the console',
    ),
  },
  roleTaken: {
    zh: text(
      '您的角色已被收回',
      ({ what, where, reason }) =>
        `您的“${what}”角色${where === '' ? '' : `（${where}）`}已被平台收回。${because(reason)}`,
      '查看账号',
    ),
    en: text(
      'A role was taken back',
      ({ what, where, reason }) =>
        `You no longer have the role “${what}”${where === '' ? '' : ` (${where})`}.${reasonOf(reason)}`,
      'Show the account',
    ),
  },
  accountLocked: {
    zh: text(
      '您的账号已被锁定',
      ({ reason }) =>
        `您的账号已被平台锁定，所有设备已退出登录。${because(reason)}如有疑问，请联系平台客服。`,
      '查看联系方式',
    ),
    en: text(
      'Your account was locked',
      ({ reason }) =>
        `Your account was locked and signed out everywhere.${reasonOf(reason)} To ask why, please contact us.`,
      'Show the contact',
    ),
  },
  accountUnlocked: {
    zh: text(
      '您的账号已解除锁定',
      ({ reason }) => `您的账号已解除锁定，可以正常登录。${because(reason)}`,
      '去登录',
    ),
    en: text(
      'Your account is open again',
      ({ reason }) => `Your account was unlocked: you can sign in again.${reasonOf(reason)}`,
      'Sign in',
    ),
  },
  sessionsEnded: {
    zh: text(
      '您的登录已被平台结束',
      ({ what, reason }) => `平台结束了您在${what}上的登录。${because(reason)}您可以重新登录。`,
      '查看账号安全',
    ),
    en: text(
      'You were signed out',
      ({ what, reason }) =>
        `The platform signed you out on ${what}.${reasonOf(reason)} You can sign in again.`,
      'Check the account',
    ),
  },
  signInReset: {
    zh: text(
      '您的登录方式已被重置',
      ({ reason }) =>
        `您的密码已被平台清除，所有设备已退出登录。${because(reason)}请用验证码登录并设置新密码。`,
      '去登录',
    ),
    en: text(
      'Your sign-in was reset',
      ({ reason }) =>
        `Your password was cleared and you were signed out everywhere.${reasonOf(reason)} Please sign in by code and set a new password.`,
      'Sign in',
    ),
  },
  organizerInvited: {
    zh: text(
      '邀请您成为主办方',
      ({ where }) => `${where}邀请您在平台主办会议。请登录后提交主办方信息，审核通过即可创建会议。`,
      '提交主办方信息',
    ),
    en: text(
      'You are invited to organize conferences',
      ({ where }) =>
        `${where} invites you to organize conferences. Sign in and hand in your organizer information; once it is approved you can create them.`,
      'Hand in the information',
    ),
  },
  paperReceived: {
    zh: text(
      '论文已收到',
      ({ what, where, until, number = '', files = '' }) =>
        `“${what}”（编号 ${number}）已于${until}提交至“${where}”。文件：${files}。可随时查看进度。`,
      '查看论文',
    ),
    en: text(
      'Your paper has arrived',
      ({ what, where, until, number = '', files = '' }) =>
        `“${what}” (number ${number}) was submitted to “${where}” on ${until}. Files: ${files}. You can follow it at any time.`,
      'Show the paper',
    ),
  },
  paperPassed: {
    zh: text('论文已送审', ({ what }) => `“${what}”通过形式审查，进入初审。`, '查看论文'),
    en: text(
      'Your paper is under review',
      ({ what }) => `“${what}” passed the check and is under review now.`,
      'Show the paper',
    ),
  },
  paperReturned: {
    zh: text(
      '论文退回修改',
      ({ what, reason }) => `“${what}”需要修改后重新提交。${because(reason)}`,
      '查看论文',
    ),
    en: text(
      'Please change your paper',
      ({ what, reason }) => `“${what}” has to be changed and submitted again.${reasonOf(reason)}`,
      'Show the paper',
    ),
  },
  paperDecided: {
    zh: text(
      '论文有评审决定',
      ({ what, where, decision = '' }) => `“${where}”对“${what}”的评审决定：${decision}。`,
      '查看决定',
    ),
    en: text(
      'A decision on your paper',
      ({ what, where, decision = '' }) => `The decision of “${where}” on “${what}”: ${decision}.`,
      'Show the decision',
    ),
  },
  paperExtended: {
    zh: text('修改期限已延长', ({ what }) => `“${what}”的修改期限已延长。`, '查看论文'),
    en: text(
      'More time for your revision',
      ({ what }) => `You have more time to revise “${what}”.`,
      'Show the paper',
    ),
  },
  paperLapsed: {
    zh: text(
      '论文逾期未修改',
      ({ what }) => `“${what}”未在期限内提交修改稿，评审已结束。如需延期请联系会务组。`,
      '查看论文',
    ),
    en: text(
      'Your revision did not come in time',
      ({ what }) =>
        `No revision of “${what}” came in time, so its review has ended. Please ask the organizers for more time.`,
      'Show the paper',
    ),
  },
  paperReinstated: {
    zh: text('论文恢复评审', ({ what, reason }) => `“${what}”已恢复评审。${because(reason)}`, '查看论文'),
    en: text(
      'Your paper is under review again',
      ({ what, reason }) => `The rejection of “${what}” was taken back.${reasonOf(reason)}`,
      'Show the paper',
    ),
  },
  paperPublished: {
    zh: text('论文已出版', ({ what }) => `“${what}”已出版。`, '查看论文'),
    en: text('Your paper is published', ({ what }) => `“${what}” is published.`, 'Show the paper'),
  },
  paperIndexed: {
    zh: text('论文已被收录', ({ what, reason }) => `“${what}”已被收录：${reason}`, '查看论文'),
    en: text(
      'Your paper is indexed',
      ({ what, reason }) => `“${what}” is indexed: ${reason}`,
      'Show the paper',
    ),
  },
  paperWithdrawn: {
    zh: text('论文已撤回', ({ what }) => `“${what}”已由投稿人撤回。`, '查看论文'),
    en: text(
      'Your paper is withdrawn',
      ({ what }) => `“${what}” was withdrawn by the author who submitted it.`,
      'Show the paper',
    ),
  },
  paperRevived: {
    zh: text('论文已取消撤回', ({ what }) => `投稿人取消了对“${what}”的撤回，评审继续。`, '查看论文'),
    en: text(
      'The withdrawal is undone',
      ({ what }) => `The withdrawal of “${what}” was undone by the author who submitted it; it goes on.`,
      'Show the paper',
    ),
  },
  paperRestored: {
    zh: text('论文已恢复', ({ what }) => `会务组恢复了已撤回的“${what}”。`, '查看论文'),
    en: text(
      'Your paper is restored',
      ({ what }) => `The organizers restored “${what}”, which was withdrawn.`,
      'Show the paper',
    ),
  },
  paperRetracted: {
    zh: text('论文已撤稿', ({ what, reason }) => `“${what}”已撤稿。${because(reason)}`, '查看论文'),
    en: text(
      'Your paper is retracted',
      ({ what, reason }) => `“${what}” is retracted.${reasonOf(reason)}`,
      'Show the paper',
    ),
  },
  paperArrived: {
    zh: text(
      '收到新投稿',
      ({ what, where }) => `“${where}”收到新投稿“${what}”，请进行形式审查。`,
      '查看稿件',
    ),
    en: text(
      'A new paper has arrived',
      ({ what, where }) => `“${what}” was submitted to “${where}” and waits for its check.`,
      'Show the paper',
    ),
  },
  revisionArrived: {
    zh: text('收到修改稿', ({ what, where }) => `“${where}”收到“${what}”的修改稿。`, '查看稿件'),
    en: text(
      'A revision has arrived',
      ({ what, where }) => `The revision of “${what}” was submitted to “${where}”.`,
      'Show the paper',
    ),
  },
  reviewsComplete: {
    zh: text(
      '审稿意见已齐全',
      ({ what, where }) => `“${where}”的“${what}”已有足够的审稿意见，可以作决定。`,
      '去作决定',
    ),
    en: text(
      'All reviews are in',
      ({ what, where }) => `“${what}” of “${where}” has as many reviews as it needs and can be decided.`,
      'Decide on the paper',
    ),
  },
  authorDenied: {
    zh: text(
      '有人否认是论文作者',
      ({ what, who = '' }) => `${who}表示自己不是“${what}”的作者，请核对作者名单。`,
      '查看论文',
    ),
    en: text(
      'Somebody denies being an author',
      ({ what, who = '' }) => `${who} says not to be an author of “${what}”. Please check its authors.`,
      'Show the paper',
    ),
  },
  reviewOutcome: {
    zh: text(
      '您审阅的论文已有决定',
      ({ what, where, decision = '' }) => `“${where}”对“${what}”的决定：${decision}。感谢您的审稿。`,
      '查看审稿',
    ),
    en: text(
      'A paper that you reviewed is decided',
      ({ what, where, decision = '' }) =>
        `The decision of “${where}” on “${what}”: ${decision}. Thank you for your review.`,
      'Show the review',
    ),
  },
  rebuttalAsked: {
    zh: text(
      '请答复审稿意见',
      ({ what, until }) =>
        `“${what}”的审稿意见已齐全，会务组作出决定前，您可以书面答复一次，请在${until}前提交。`,
      '去答复',
    ),
    en: text(
      'You can answer the reviews',
      ({ what, until }) =>
        `The reviews of “${what}” are in. Before the organizers decide, you can answer them once in writing, by ${until}.`,
      'Write the rebuttal',
    ),
  },
  rebuttalReceived: {
    zh: text(
      '答复已收到',
      ({ what, until }) => `您对“${what}”审稿意见的答复已提交，${until}前可以修改。`,
      '查看论文',
    ),
    en: text(
      'Your rebuttal has arrived',
      ({ what, until }) =>
        `Your answer to the reviews of “${what}” has arrived. It can be changed until ${until}.`,
      'Show the paper',
    ),
  },
  rebuttalArrived: {
    zh: text('作者已答复审稿意见', ({ what }) => `“${what}”的作者答复了审稿意见。`, '去查看'),
    en: text(
      'A rebuttal has arrived',
      ({ what }) => `The author of “${what}” has answered the reviews.`,
      'Show the paper',
    ),
  },
  enquiryAnswered: {
    zh: text('会务咨询已答复', ({ what, reason }) => `您的咨询“${what}”有了答复：${reason}`, '查看并回复'),
    en: text(
      'Your enquiry is answered',
      ({ what, reason }) => `Your enquiry “${what}” has an answer: ${reason}`,
      'Show and reply',
    ),
  },
  enquiryDeclined: {
    zh: text(
      '会务咨询已关闭',
      ({ what, reason }) => `您的咨询“${what}”暂时无法承接。${because(reason)}`,
      '查看咨询',
    ),
    en: text(
      'Your enquiry is closed',
      ({ what, reason }) => `We cannot do what you asked for in “${what}”.${reasonOf(reason)}`,
      'Show the enquiry',
    ),
  },
  roomBooked: {
    zh: text(
      '酒店已预订',
      ({ what, where, until, amount }) => `“${where}”的${what}已为您预留：${until}，到店支付 ${amount}。`,
      '查看预订',
    ),
    en: text(
      'Your room is booked',
      ({ what, where, until, amount }) =>
        `${what} is kept for you for “${where}”: ${until}. You pay ${amount} at the hotel.`,
      'Show the booking',
    ),
  },
  roomCancelled: {
    zh: text(
      '酒店预订已取消',
      ({ what, where, until }) => `“${where}”的${what}（${until}）已取消。`,
      '查看预订',
    ),
    en: text(
      'Your booking is cancelled',
      ({ what, where, until }) => `${what} for “${where}” (${until}) is cancelled.`,
      'Show the bookings',
    ),
  },
  roomWithdrawn: {
    zh: text(
      '主办方取消了您的酒店预订',
      ({ what, where, until, reason }) =>
        `“${where}”的${what}（${until}）已由主办方取消，如仍需住宿请重新预订。${because(reason)}`,
      '查看预订',
    ),
    en: text(
      'The organizer has cancelled your booking',
      ({ what, where, until, reason }) =>
        `The organizer of “${where}” has cancelled ${what} (${until}). If you still need a room, please book another one.${reasonOf(reason)}`,
      'Show the bookings',
    ),
  },
  roomPaired: {
    zh: text(
      '已安排合住',
      ({ what, where, until, reason }) =>
        `“${where}”的${what}（${until}）由您和${reason}合住。到店两人入住一间，房费由两人与酒店结算。`,
      '查看预订',
    ),
    en: text(
      'You share a room',
      ({ what, where, until, reason }) =>
        `You share ${what} for “${where}” (${until}) with ${reason}. The two of you have one room, and pay for it at the hotel.`,
      'Show the booking',
    ),
  },
  roomUnpaired: {
    zh: text(
      '不再合住',
      ({ what, where, until, reason }) =>
        `“${where}”的${what}（${until}）不再与${reason}合住，房间仍为您保留。`,
      '查看预订',
    ),
    en: text(
      'You no longer share your room',
      ({ what, where, until, reason }) =>
        `You no longer share ${what} for “${where}” (${until}) with ${reason}. The room is still kept for you.`,
      'Show the booking',
    ),
  },
  reviewAsked: {
    zh: text(
      '邀请您审稿',
      ({ what, where, until }) =>
        `“${where}”邀请您审阅“${what}”，${until === '' ? '请答复。' : `请在${until}前答复。`}`,
      '查看邀请',
    ),
    en: text(
      'You are invited to review',
      ({ what, where, until }) =>
        `“${where}” invites you to review “${what}”. Please answer${until === '' ? '' : ` by ${until}`}.`,
      'Show the invitation',
    ),
  },
  reviewAnswerSoon: {
    zh: text(
      '审稿邀请即将到期',
      ({ what, until }) => `“${what}”的审稿邀请请在${until}前答复；无法审稿也请告知。`,
      '查看邀请',
    ),
    en: text(
      'An invitation waits for your answer',
      ({ what, until }) => `Please say by ${until} whether you review “${what}”; a “no” helps, too.`,
      'Show the invitation',
    ),
  },
  reviewDueSoon: {
    zh: text('审稿即将到期', ({ what, until }) => `请在${until}前提交“${what}”的审稿意见。`, '去审稿'),
    en: text(
      'Your review is due soon',
      ({ what, until }) => `Please submit your review of “${what}” by ${until}.`,
      'Write the review',
    ),
  },
  reviewExpired: {
    zh: text(
      '审稿已逾期',
      ({ what }) => `“${what}”的审稿期限已过，论文不再开放。已写的内容会保留，如需延期请联系会务组。`,
      '查看审稿',
    ),
    en: text(
      'A review is overdue',
      ({ what }) =>
        `The time for “${what}” is over, and the paper is closed. What you wrote is kept; the organizers can give you more time.`,
      'Show the review',
    ),
  },
  reviewExtended: {
    zh: text('审稿期限已延长', ({ what }) => `“${what}”的审稿期限已延长。`, '查看审稿'),
    en: text(
      'More time for your review',
      ({ what }) => `You have more time for “${what}”.`,
      'Show the review',
    ),
  },
  reviewReceived: {
    zh: text('审稿意见已收到', ({ what }) => `“${what}”的审稿意见已提交，感谢您的工作。`, '查看审稿'),
    en: text(
      'Your review has arrived',
      ({ what }) => `Your review of “${what}” has arrived. Thank you.`,
      'Show the review',
    ),
  },
  reviewAcknowledged: {
    zh: text('审稿意见已确认', ({ what }) => `会务组已确认您对“${what}”的审稿意见。`, '查看审稿'),
    en: text(
      'Your review is acknowledged',
      ({ what }) => `The organizers acknowledged your review of “${what}”.`,
      'Show the review',
    ),
  },
  reviewCancelled: {
    zh: text('审稿已取消', ({ what, reason }) => `“${what}”的审稿已取消。${because(reason)}`, '查看审稿'),
    en: text(
      'A review is cancelled',
      ({ what, reason }) => `The review of “${what}” is cancelled.${reasonOf(reason)}`,
      'Show the review',
    ),
  },
  reviewClosed: {
    zh: text('审稿已结束', ({ what }) => `“${what}”无需再审：论文已有决定或已撤回。`, '查看审稿'),
    en: text(
      'A review is closed',
      ({ what }) => `“${what}” needs no review any more: it is decided or withdrawn.`,
      'Show the review',
    ),
  },
  discussionOpened: {
    zh: text(
      '审稿讨论已开启',
      ({ what, where }) =>
        `“${where}”的主办方已开启“${what}”的审稿讨论，参与的审稿人可匿名阅读各份意见并交换看法。`,
      '参加讨论',
    ),
    en: text(
      'A discussion is open',
      ({ what, where }) =>
        `The chairs of “${where}” opened the discussion of “${what}”. Its reviewers can read each other’s reviews without names, and talk.`,
      'Join the discussion',
    ),
  },
  discussionComment: {
    zh: text('审稿讨论有新评论', ({ what }) => `“${what}”的审稿讨论有新的评论。`, '查看讨论'),
    en: text(
      'New comments in a discussion',
      ({ what }) => `There are new comments in the discussion of “${what}”.`,
      'Show the discussion',
    ),
  },
  commentAnswered: {
    zh: text(
      '有人回复了您的评论',
      ({ who = '', where, what }) => `${who}在“${where}”下回复了您：“${what}”。`,
      '查看回复',
    ),
    en: text(
      'Your comment has an answer',
      ({ who = '', where, what }) => `${who} answered you under “${where}”: “${what}”.`,
      'Show the answer',
    ),
  },
  commentMention: {
    zh: text(
      '有人在评论中提到了您',
      ({ who = '', where, what }) => `${who}在“${where}”下提到了您：“${what}”。`,
      '查看评论',
    ),
    en: text(
      'A comment mentions you',
      ({ who = '', where, what }) => `${who} mentioned you under “${where}”: “${what}”.`,
      'Show the comment',
    ),
  },
  commentHidden: {
    zh: text(
      '您的评论已被隐藏',
      ({ what, where, reason }) => `您在“${where}”下的评论“${what}”已被管理员隐藏。${because(reason)}`,
      '查看详情',
    ),
    en: text(
      'Your comment is hidden',
      ({ what, where, reason }) =>
        `The staff hid your comment “${what}” under “${where}”.${reasonOf(reason)}`,
      'Show details',
    ),
  },
  commentRestored: {
    zh: text(
      '您的评论已恢复显示',
      ({ what, where }) => `您在“${where}”下的评论“${what}”已恢复显示。`,
      '查看评论',
    ),
    en: text(
      'Your comment is shown again',
      ({ what, where }) => `Your comment “${what}” under “${where}” is shown again.`,
      'Show the comment',
    ),
  },
  reportUpheld: {
    zh: text(
      '举报的评论已隐藏',
      ({ where }) => `您举报的“${where}”下的评论已被管理员隐藏，感谢您的反馈。`,
      '查看位置',
    ),
    en: text(
      'The comment that you reported is hidden',
      ({ where }) => `The staff hid the comment under “${where}” that you reported. Thank you.`,
      'Show the place',
    ),
  },
  reportDismissed: {
    zh: text(
      '举报处理完毕',
      ({ where, what }) => `管理员查看了您举报的“${where}”下的评论“${what}”，认为可以保留。`,
      '查看评论',
    ),
    en: text(
      'Your report is decided',
      ({ where, what }) =>
        `The staff read the comment under “${where}” that you reported, “${what}”, and keep it.`,
      'Show the comment',
    ),
  },
  reportMoot: {
    zh: text('举报的评论已删除', ({ where }) => `您举报的“${where}”下的评论已由作者删除。`, '查看位置'),
    en: text(
      'The comment that you reported is gone',
      ({ where }) => `The comment under “${where}” that you reported was deleted by its author.`,
      'Show the place',
    ),
  },
}
