import { words } from '../../shared/words.ts'

export const organizer = words({
  area: 'organizer',
  rank: 4,
  title: ['主办方审核', 'Organizer approval'],
  purpose: [
    '主办方资料的审核：提交、受理、通过或退回；通过后改动关键信息要再审，期间站点照常使用。',
    'Whether somebody may organize conferences: information is submitted, picked up, approved or rejected; a later change of a key field is reviewed while the site stays open.',
  ],
  rules: ['ORG-01', 'ORG-03'],
  states: {
    'organizer.not_completed': ['资料待完善', 'Information is incomplete'],
    'organizer.under_review': ['审核中', 'Under review'],
    'organizer.under_review.waiting': ['已提交，等待受理', 'Submitted, not picked up'],
    'organizer.under_review.picked_up': ['管理员正在审核', 'Picked up by an administrator'],
    'organizer.approved': ['已通过', 'Approved'],
    'organizer.approved.settled': ['已通过，没有待审的变更', 'Approved, nothing pending'],
    'organizer.approved.changing': ['已通过，资料变更待审', 'Approved, with a change under review'],
    'organizer.rejected': ['未通过', 'Rejected'],
  },
  events: {
    'organizer.submit': ['owner', '申请人提交资料', 'The applicant submits the information'],
    'organizer.withdraw': [
      'owner',
      '申请人撤回申请或变更',
      'The applicant withdraws the application, or the change',
    ],
    'organizer.pickUp': [
      'admin',
      '平台管理员受理，此后不能撤回',
      'An administrator picks it up; from now on it cannot be withdrawn',
    ],
    'organizer.approve': ['admin', '平台管理员通过', 'An administrator approves'],
    'organizer.reject': ['admin', '平台管理员不予通过，并填写原因', 'An administrator rejects and says why'],
    'organizer.change': [
      'owner',
      '主办方修改关键信息，等待再审',
      'The organizer changes a key field, which has to be reviewed',
    ],
    'organizer.revoke': [
      'admin',
      '平台管理员收回资格，并填写原因',
      'An administrator takes the approval back and says why',
    ],
  },
  guards: {
    isComplete: ['必填资料齐全', 'Everything that is required is there'],
    isIdleOrSeconded: [
      '没有已收款、尚未结束的会议，或另一位管理员也已同意',
      'No conference with paid orders is ahead, or a second administrator has agreed',
    ],
  },
})
