import { conference, type ExamplesOf, type Say } from './example.ts'
import type * as team from './team.ts'

const until = '2026-11-28T02:00:00.000Z'
const token = 'q1W9dXk2Vb7LrN4sT8yZ0pq1W9dXk2Vb7LrN4sT8yZ0'

const invitation = () => ({
  id: 7,
  version: 1,
  role: 'programme' as const,
  contact: 'w***@example.org',
  state: 'open' as const,
  is_over: false,
  expires_at: until,
  link: null,
})

const opened = (say: Say) => ({
  conference_id: 1,
  conference: conference.title(say),
  role: 'secretary' as const,
  inviter: say('陈立', 'Chen Li'),
  contact: 'l***@example.org',
  expires_at: until,
  is_over: false,
  state: 'open' as const,
  account: 'invited' as const,
})

export const teamExamples: ExamplesOf<typeof team> = {
  getTeam: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference: conference.title(say),
      parts: ['organizer'],
      may_reach_out: true,
      members: [
        {
          user_id: 2,
          role: 'organizer' as const,
          nickname: say('陈立', 'Chen Li'),
          contact: 'c***@example.org',
          since: '2026-09-01T02:00:00.000Z',
          is_self: true,
          is_last_chair: true,
        },
        {
          user_id: 17,
          role: 'secretary' as const,
          nickname: say('林梅', 'Lin Mei'),
          contact: '+86 139****0000',
          since: '2026-09-03T02:00:00.000Z',
          is_self: false,
          is_last_chair: false,
        },
      ],
      invitations: [invitation()],
      history: [
        {
          id: 91,
          event: 'team.accept',
          role: 'secretary' as const,
          by: say('林梅', 'Lin Mei'),
          whom: say('林梅', 'Lin Mei'),
          at: '2026-09-03T02:00:00.000Z',
        },
      ],
    }),
  },
  inviteToTeam: {
    sample: {
      conference_id: 1,
      role: 'secretary',
      contacts: JSON.stringify(['wang@example.org', '13800138000']),
      key: 'k',
    },
    answer: (say) => ({
      rows: [
        { contact: 'wang@example.org', outcome: 'invited' as const, reason: null, says: '', link: null },
        {
          contact: '13800138000',
          outcome: 'refused' as const,
          reason: 'teamInvitedAlready' as const,
          says: say('已邀请过，正在等待答复', 'Invited already; the answer is awaited.'),
          link: null,
        },
      ],
    }),
  },
  resendTeamInvitation: {
    sample: { id: 7, version: 0, key: 'k' },
    answer: () => invitation(),
  },
  removeFromTeam: {
    sample: { conference_id: 1, user_id: 17, role: 'secretary', key: 'k' },
    answer: () => null,
  },
  leaveTeam: {
    sample: { conference_id: 1, role: 'organizer', key: 'k' },
    answer: () => null,
  },
  getTeamInvitation: {
    sample: { token },
    answer: opened,
  },
  answerTeamInvitation: {
    sample: { token, answer: 'accept', key: 'k' },
    answer: (say) => ({ ...opened(say), state: 'accepted' as const }),
  },
}
