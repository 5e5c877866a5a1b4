import { words } from '../../shared/words.ts'

export const accountDeletion = words({
  area: 'login',
  rank: 17,
  title: ['账号注销', 'Account deletion'],
  purpose: [
    '会员申请注销账号：14 天内可一键撤销，期满由服务器清除个人信息，仅保留法律要求和学术记录所需的内容；期满时仍有未结事项则等其办结。',
    'A member asks for the deletion of the account: for 14 days one press takes it back, then the server erases what is personal and keeps what the law and the scientific record ask for; what is still open then is waited for.',
  ],
  rules: ['ACC-03'],
  states: {
    'accountDeletion.open': ['未申请', 'Not asked for'],
    'accountDeletion.requested': ['已申请，14 天内可撤销', 'Asked for, can be taken back'],
    'accountDeletion.cancelled': ['已撤销，账号保留', 'Taken back: the account stays'],
    'accountDeletion.done': ['已注销', 'Done: the account is deleted'],
  },
  events: {
    'deletion.request': ['owner', '会员申请注销', 'The member asks for it'],
    'deletion.cancel': ['owner', '会员撤销申请，保留账号', 'The member keeps the account'],
    'deletion.remind': ['clock', '到期前 3 天，提醒会员', 'Three days are left: the member is reminded'],
    'deletion.finish': ['clock', '期满，清除个人信息', 'The days are over: what is personal is erased'],
  },
  guards: {
    isReplaceable: ['平台还有其他管理员', 'Somebody else administers the platform'],
    hasNoConferences: ['没有仅由本人主办、尚未结束的会议', 'No conference ahead depends on the member alone'],
    hasNoOrders: ['没有待付款订单', 'No order waits for its payment'],
    hasNoRefunds: ['没有处理中的退款', 'No refund is under way'],
    isOffAir: ['没有在主持直播', 'The member hosts no live now'],
    isDue: ['14 天已满', 'The 14 days are over'],
    isSoon: ['距到期不足 3 天', 'Less than three days are left'],
    isUnreminded: ['尚未提醒', 'The member was not reminded yet'],
  },
  excused: {
    deadEnd: {
      'accountDeletion.done': [
        '注销后无法恢复；同一手机号、邮箱或微信可重新注册会员。',
        'It cannot be taken back; the same phone, address or WeChat registers afresh.',
      ],
    },
  },
})
