import type { ConferenceDetails } from '../../src/contract/conference.ts'
import type { RegistrationGroup } from '../../src/contract/registrationGroup.ts'
import { openConference, ticket } from './registrations.ts'

/** A conference with only a group ticket. */
export const groupConference = (group: RegistrationGroup | null): ConferenceDetails => ({
  ...openConference,
  ticket_types: [ticket(35, { audience: 'group' })],
  group,
})

const names = [
  '林梅',
  '周宁',
  '陈立',
  '王一凡',
  '赵晓',
  '孙悦',
  '李可',
  '吴桐',
  '郑和',
  '何青',
  '冯远',
  '蒋舟',
]

/** A group of `size` members; the visitor is the contact unless `as` names another place in the list. */
export const groupOf = (size: number, as = 0, registered: readonly number[] = []): RegistrationGroup => ({
  id: 1,
  name: '某大学材料学院',
  code: 'Vb3sQm0cQz8Lr2kWb6yPjA',
  is_contact: as === 0,
  members: Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    name: names[at % names.length] ?? '',
    is_contact: at === 0,
    is_self: at === as,
    is_registered: registered.includes(at),
  })),
})
