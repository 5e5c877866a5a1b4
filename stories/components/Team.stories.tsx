import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { fault, refuse } from '../../mocks/handlers.ts'
import type { OpenedInvitation } from '../../src/contract/team.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Team' } satisfies Meta
export default meta

const team = { at: '/organizer/1/team', signedIn: true }
const invitation = { at: '/invitation/team/q1W9dXk2Vb7LrN4sT8yZ0p', signedIn: true }
export const Chair: StoryObj = {
  name: '会务团队 · 负责人：成员、邀请与记录 / A chair: people, invitations, history [CONF-03]',
  play: visit(team, async ({ see }) => {
    await see('button', 'team.invite')
    await see('heading', 'team.invitations')
    await see('heading', 'team.history')
  }),
}
export const Member: StoryObj = {
  name: '会务团队 · 成员：只见名单和退出 / A member: names, and leaving [CONF-03]',
  play: visit(
    {
      ...team,
      network: () => [
        altered('getTeam', (happy) => ({
          ...happy,
          parts: ['secretary'],
          members: happy.members.map((each) => ({
            ...each,
            contact: '',
            is_self: each.role === 'secretary',
          })),
          invitations: [],
          history: [],
        })),
      ],
    },
    async ({ stage, read }) => {
      await read('team.act.leave')
      await expect(screen.queryByRole('button', { name: stage.say('team.invite') })).toBeNull()
    },
  ),
}
export const Unapproved: StoryObj = {
  name: '会务团队 · 主办方未通过审核，不能邀请 / No invitations before the organizer is approved [ORG-05]',
  play: visit(
    { ...team, network: () => [altered('getTeam', (happy) => ({ ...happy, may_reach_out: false }))] },
    async ({ stage, see }) => {
      await see('link', 'organizer.outreach.apply')
      await expect(screen.queryByRole('button', { name: stage.say('team.invite') })).toBeNull()
    },
  ),
}
export const Invitations: StoryObj = {
  name: '会务团队 · 邀请：待答复、过期、谢绝、撤回 / Invitations: open, over, declined, withdrawn [CONF-03]',
  play: visit(
    {
      ...team,
      network: () => [
        altered('getTeam', (happy) => {
          const [open] = happy.invitations
          if (open === undefined) throw new Error('there is no invitation')
          return {
            ...happy,
            invitations: [
              { ...open, id: 1, contact: '+86 138****8000', link: '/invitation/team/x' },
              { ...open, id: 2, is_over: true },
              { ...open, id: 3, state: 'declined' as const },
              { ...open, id: 4, state: 'revoked' as const },
              { ...open, id: 5, state: 'expired' as const },
            ],
          }
        }),
      ],
    },
    async ({ read }) => {
      await read('team.copy')
      await read('team.invitation.declined')
      await read('team.invitation.revoked')
    },
  ),
}
export const NobodyInvited: StoryObj = {
  name: '会务团队 · 没有邀请和记录 / No invitation, no history',
  play: visit(
    {
      ...team,
      network: () => [altered('getTeam', (happy) => ({ ...happy, invitations: [], history: [] }))],
    },
    async ({ read }) => {
      await read('team.invitations.none')
      await read('team.history.none')
    },
  ),
}
export const Inviting: StoryObj = {
  name: '会务团队 · 一次邀请多人，逐个说明结果 / Several invited at once, each with what became of it [CONF-03]',
  play: visit(team, async ({ press, fill, submit, read }) => {
    await press('team.invite')
    await dialog()
    await fill('team.field.contacts', 'wang@example.org\n13800138000')
    await submit()
    await read('team.invited', { number: 1 })
  }),
}
export const InvitingWrong: StoryObj = {
  name: '会务团队 · 邀请：有一行无法识别，已填内容保留 / A line that is no address: what was typed stays',
  play: visit(team, async ({ press, fill, submit, read }) => {
    await press('team.invite')
    await dialog()
    await fill('team.field.contacts', 'wang')
    await submit()
    await read('error.teamContactFormat')
    await until(() => expect(element<HTMLTextAreaElement>('textarea').value).toBe('wang'))
  }),
}
export const InvitingFailed: StoryObj = {
  name: '会务团队 · 邀请没有发出，可重试 / It could not be sent, and can be tried again',
  play: visit(
    { ...team, network: () => [fault('inviteToTeam', '500')] },
    async ({ press, fill, submit, read }) => {
      await press('team.invite')
      await dialog()
      await fill('team.field.contacts', 'wang@example.org')
      await submit()
      await read('error.kind.server')
    },
  ),
}
export const Removing: StoryObj = {
  name: '会务团队 · 移出成员前先确认 / Asked before somebody is removed [CONF-03]',
  play: visit(team, async ({ stage, read }) => {
    await read('team.act.remove')
    await stage.user.click(await until(() => element<HTMLElement>('#team-secretary ~ ul button')))
    await dialog()
    await read('team.act.remove')
  }),
}
export const LastChair: StoryObj = {
  name: '会务团队 · 其间成了最后一位负责人，不能移出 / Refused: meanwhile the last chair [CONF-03]',
  play: visit(
    { ...team, network: () => [refuse('removeFromTeam', 'lastChair')] },
    async ({ stage, read }) => {
      await stage.user.click(await until(() => element<HTMLElement>('#team-secretary ~ ul button')))
      const box = await dialog()
      await stage.user.click(await until(() => buttonIn(box, stage.say('team.act.remove'))))
      await read('shell.understood')
    },
  ),
}
export const Failed: StoryObj = {
  name: '会务团队 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...team, network: () => [fault('getTeam', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotTheirs: StoryObj = {
  name: '会务团队 · 不在团队中：不存在 / Not in the team: it does not exist',
  play: visit({ ...team, network: () => [refuse('getTeam', 'notFound')] }, ({ see }) =>
    see('heading', 'team.title'),
  ),
}

const opened = (change: Partial<OpenedInvitation>) => ({
  ...invitation,
  network: () => [altered('getTeamInvitation', (happy) => ({ ...happy, ...change }))],
})
export const Invited: StoryObj = {
  name: '团队邀请 · 接受或谢绝 / An invitation: accept or decline [CONF-03]',
  play: visit(invitation, async ({ see }) => {
    await see('button', 'team.invitation.accept')
    await see('button', 'team.invitation.decline')
  }),
}
export const Accepting: StoryObj = {
  name: '团队邀请 · 接受后进入会议 / Accepted: on to the conference [CONF-03]',
  play: visit(
    {
      ...invitation,
      network: () => {
        let accepted = false
        const now = { account: 'invited' as const }
        return [
          altered('answerTeamInvitation', (happy) => {
            accepted = true
            return { ...happy, state: 'accepted' as const }
          }),
          altered('getTeamInvitation', (happy) => ({
            ...happy,
            ...now,
            state: accepted ? ('accepted' as const) : ('open' as const),
          })),
        ]
      },
    },
    async ({ press, see }) => {
      await press('team.invitation.accept')
      await see('link', 'team.invitation.toConference')
    },
  ),
}
export const InvitedGuest: StoryObj = {
  name: '团队邀请 · 未登录，登录后回到这里 / A guest signs in, and comes back',
  play: visit({ ...opened({ account: 'guest' }), signedIn: false }, ({ see }) =>
    see('link', 'team.invitation.signIn'),
  ),
}
export const WrongAccount: StoryObj = {
  name: '团队邀请 · 账号不对，说明发给了谁 / Another account: who was invited [CONF-03]',
  play: visit(opened({ account: 'other' }), ({ read }) =>
    read('team.invitation.for.other', { contact: 'l***@example.org' }),
  ),
}
export const AnswerRefused: StoryObj = {
  name: '团队邀请 · 其间被撤回 / Withdrawn meanwhile: refused by name',
  play: visit(
    { ...invitation, network: () => [refuse('answerTeamInvitation', 'teamInvitationRevoked')] },
    async ({ press, read }) => {
      await press('team.invitation.accept')
      await read('record.reason.teamInvitationRevoked')
    },
  ),
}
export const Over: StoryObj = {
  name: '团队邀请 · 已过期 / Over',
  play: visit(opened({ is_over: true }), ({ read }) => read('team.invitation.is.expired')),
}
export const AcceptedByOther: StoryObj = {
  name: '团队邀请 · 已被接受 / Accepted already',
  play: visit(opened({ state: 'accepted', account: 'other' }), ({ read }) =>
    read('team.invitation.is.accepted'),
  ),
}
export const Declined: StoryObj = {
  name: '团队邀请 · 已谢绝 / Declined',
  play: visit(opened({ state: 'declined' }), ({ read }) => read('team.invitation.is.declined')),
}
export const Revoked: StoryObj = {
  name: '团队邀请 · 已撤回 / Withdrawn',
  play: visit(opened({ state: 'revoked' }), ({ read }) => read('team.invitation.is.revoked')),
}
export const Unknown: StoryObj = {
  name: '团队邀请 · 链接不存在 / No such link',
  play: visit({ ...invitation, network: () => [refuse('getTeamInvitation', 'notFound')] }, ({ see }) =>
    see('heading', 'page.link.title'),
  ),
}
export const InvitationFailed: StoryObj = {
  name: '团队邀请 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...invitation, network: () => [fault('getTeamInvitation', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}

const conference = { at: '/organizer/1', signedIn: true }
export const SecretarysConference: StoryObj = {
  name: '办会事务 · 会务组只见自己的事务 / The conference of a secretary: their sections alone [CONF-03]',
  play: visit(
    {
      ...conference,
      network: () => [altered('getOwnConference', (happy) => ({ ...happy, parts: ['secretary'] }))],
    },
    async ({ stage, see }) => {
      await see('heading', 'organizer.sections')
      await expect(screen.queryByText(stage.say('organizer.section.papers'))).toBeNull()
    },
  ),
}

/** The one of a dialog that has this written on it. */
const buttonIn = (box: Element, text: string): HTMLElement => {
  const found = [...box.querySelectorAll('button')].find((each) => each.textContent === text)
  if (found === undefined) throw new Error(`The dialog has no button ${text}`)
  return found
}
