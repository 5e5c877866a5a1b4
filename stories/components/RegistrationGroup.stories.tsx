import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, fault, refuse } from '../../mocks/handlers.ts'
import { groupConference, groupOf } from '../../mocks/samples/groups.ts'
import { openConference } from '../../mocks/samples/registrations.ts'
import type { RegistrationGroup } from '../../src/contract/registrationGroup.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Registration group' } satisfies Meta
export default meta

const register = { at: '/conferences/3/register', signedIn: true }
const invited = { at: `/conferences/3/register?group=${groupOf(1).code}`, signedIn: true }
const conference = (group: RegistrationGroup | null) => answer('getConference', groupConference(group))
const invitation = (size = 4) =>
  answer('getGroupInvitation', {
    ...{ conference_id: 3, name: '某大学材料学院', contact: '林梅', size, is_joined: false },
  })
const canSubmit = () => document.querySelector('main form button[type="submit"]') !== null
const group = () => element<HTMLElement>('main [data-group]')

export const None: StoryObj = {
  name: '团体报名 · 尚无团体，暂不能报名 / There is no group yet [CONF-03]',
  play: visit({ ...register, network: () => [conference(null)] }, async ({ read }) => {
    await read('register.group.none.text')
    await read('register.group.first')
    expect(canSubmit()).toBe(false)
  }),
}
export const NameTaken: StoryObj = {
  name: '团体报名 · 名称已被占用；回车不会提交报名 / The name is taken; Enter sends no registration',
  play: visit(
    {
      ...register,
      network: () => [conference(null), refuse('createGroup', 'groupNameTaken', { field: 'name' })],
    },
    async ({ fill, stage }) => {
      await fill('register.group.name', '材料学院')
      await stage.user.keyboard('{Enter}')
      const field = await until(() => element<HTMLInputElement>('[data-group] input'))
      await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(field.value).toBe('材料学院')
      expect(stage.path()).toBe('/conferences/3/register')
    },
  ),
}
export const Invited: StoryObj = {
  name: '团体报名 · 由邀请链接进入 / By the link of an invitation',
  play: visit({ ...invited, network: () => [conference(null), invitation()] }, async ({ see, stage }) => {
    await see('button', 'register.group.join')
    await until(() =>
      expect(group().textContent).toContain(
        stage.say('register.group.invited', { contact: '林梅', name: '某大学材料学院' }),
      ),
    )
  }),
}
export const InvitedToAnother: StoryObj = {
  name: '团体报名 · 链接无效时可以创建团体 / A link that leads nowhere: a group can be begun',
  play: visit(
    {
      ...invited,
      network: () => [conference(null), refuse('getGroupInvitation', 'notFound', { field: 'code' })],
    },
    ({ see }) => see('button', 'register.group.create'),
  ),
}
export const JoinedLate: StoryObj = {
  name: '团体报名 · 团体已满，说明原因，可重试 / The group is full: it says why',
  play: visit(
    {
      ...invited,
      network: () => [conference(null), invitation(200), refuse('joinGroup', 'groupFull', { field: 'code' })],
    },
    async ({ press, see }) => {
      await press('register.group.join')
      await until(() => expect(element('[data-group] [role="alert"]').textContent).not.toBe(''))
      await see('button', 'register.group.join')
    },
  ),
}
export const Unsent: StoryObj = {
  name: '团体报名 · 断网，名称还在，可重试 / Offline: the name stays',
  play: visit(
    { ...register, network: () => [conference(null), fault('createGroup', 'offline')] },
    async ({ fill, press }) => {
      await fill('register.group.name', '材料学院')
      await press('register.group.create')
      await until(() => expect(element('[data-group] [role="alert"]').textContent).not.toBe(''))
      expect(element<HTMLInputElement>('[data-group] input').value).toBe('材料学院')
    },
  ),
}
export const Gathering: StoryObj = {
  name: '团体报名 · 联系人：人数不足，可移出成员、分享链接 / Its contact: not enough yet',
  play: visit({ ...register, network: () => [conference(groupOf(4, 0, [2]))] }, async ({ see, stage }) => {
    await see('button', 'register.group.share')
    // Registered members stay.
    await until(() => expect(group().querySelectorAll('li button')).toHaveLength(2))
    expect(group().textContent).toContain(stage.say('register.group.registered'))
    expect(canSubmit()).toBe(false)
  }),
}
export const Ready: StoryObj = {
  name: '团体报名 · 已满 10 人，可报名 / Ten members: the ticket is open',
  play: visit({ ...register, network: () => [conference(groupOf(11, 3))] }, async ({ see }) => {
    await see('button', 'register.group.leave')
    await until(() => expect(group().dataset['group']).toBe('ready'))
    expect(canSubmit()).toBe(true)
    expect(group().querySelectorAll('li button')).toHaveLength(0)
  }),
}
export const LeftLate: StoryObj = {
  name: '团体报名 · 已报名者不能退出 / Somebody who has registered stays',
  play: visit(
    {
      ...register,
      network: () => [
        conference(groupOf(11, 3)),
        refuse('leaveGroup', 'groupTicketHeld', { field: 'conference_id' }),
      ],
    },
    async ({ press }) => {
      await press('register.group.leave')
      await until(() => expect(element('[data-group] [role="alert"]').textContent).not.toBe(''))
    },
  ),
}
export const OtherTickets: StoryObj = {
  name: '团体报名 · 有邀请链接、但未选团体票 / Invited, with another ticket chosen',
  play: visit(
    { ...invited, network: () => [answer('getConference', openConference), invitation()] },
    ({ see }) => see('button', 'register.group.join'),
  ),
}
