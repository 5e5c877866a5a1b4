import type { ExamplesOf, Say } from './example.ts'
import type * as groups from './registrationGroup.ts'
import type { RegistrationGroup } from './registrationGroup.ts'

const code = 'Vb3sQm0cQz8Lr2kWb6yPjA'
const member = { is_contact: false, is_self: false, is_registered: false }

const group = (say: Say): RegistrationGroup => ({
  id: 1,
  name: say('某大学材料学院', 'School of Materials'),
  code,
  is_contact: true,
  members: [
    { ...member, id: 1, name: '林梅', is_contact: true, is_self: true },
    { ...member, id: 2, name: '周宁' },
  ],
})

export const registrationGroupExamples: ExamplesOf<typeof groups> = {
  createGroup: { sample: { conference_id: 1, name: '某大学材料学院', key: 'k' }, answer: group },
  getGroupInvitation: {
    sample: { code },
    answer: (say) => ({
      conference_id: 1,
      name: say('某大学材料学院', 'School of Materials'),
      contact: '林梅',
      size: 2,
      is_joined: false,
    }),
  },
  joinGroup: { sample: { code }, answer: group },
  leaveGroup: { sample: { conference_id: 1 }, answer: () => ({ left: true }) },
  removeGroupMember: { sample: { conference_id: 1, member_id: 2 }, answer: group },
}
