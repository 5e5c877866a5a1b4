import { words } from '../../shared/words.ts'

export const studentProof = words({
  area: 'organizer',
  rank: 22,
  title: ['学生身份证明', 'Proof of student status'],
  purpose: [
    '会员在报名学生票前提交学生证等证明，由会务组审核；通过后方可报名，驳回须写明原因，可重新提交。已支付的价格不受审核影响。',
    'Before registering with a student ticket that asks for it, a member submits a proof, which the team accepts, or rejects with a reason; another one can follow. Prices that were paid never depend on it.',
  ],
  rules: ['CONF-03'],
  states: {
    'studentProof.awaited': ['未提交', 'Not submitted'],
    'studentProof.submitted': ['待审核', 'Waits for a decision'],
    'studentProof.accepted': ['已通过', 'Accepted'],
    'studentProof.rejected': ['已驳回', 'Rejected'],
  },
  events: {
    'proof.submit': ['owner', '会员提交或更换证明', 'The member submits a proof, or another one'],
    'proof.accept': ['organizer', '会务组通过', 'The team accepts it'],
    'proof.reject': ['organizer', '会务组驳回并写明原因', 'The team rejects it, with a reason'],
    'proof.withdraw': ['owner', '会员撤回，文件随即删除', 'The member withdraws it, and its file is deleted'],
  },
  guards: {
    isOpen: ['会议尚未结束或取消', 'The conference is neither over nor cancelled'],
    hasFile: ['证明文件仍在', 'The file is still there'],
    isUnused: ['没有凭此证明报名的有效订单', 'No order that is not closed was placed with it'],
    hasReason: ['写明了原因', 'A reason was given'],
  },
})
