import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Team' } satisfies Meta
export default meta

const team = { at: '/organizer/1/team', signedIn: true }
const link = { at: '/invitation/team/q1W9dXk2Vb7LrN4sT8yZ0p', signedIn: true }

export const TeamIsBuilt: StoryObj = {
  name: '组建团队：负责人邀请，会务组接受，负责人移出 / A team is built: a chair invites, a secretary accepts, the chair removes [CONF-03]',
  play: visits(async ({ network, step, come }) => {
    const world = { isInvited: false, isMember: false }
    network.use(
      altered('getTeam', (happy) => ({
        ...happy,
        members: happy.members.filter(({ role }) => role === 'organizer' || world.isMember),
        invitations:
          world.isInvited && !world.isMember
            ? happy.invitations.map((each) => ({ ...each, role: 'secretary' as const }))
            : [],
        history: world.isMember ? happy.history : [],
      })),
      altered('inviteToTeam', (happy) => {
        world.isInvited = true
        return { rows: happy.rows.slice(0, 1) }
      }),
      altered('getTeamInvitation', (happy) => ({
        ...happy,
        state: world.isMember ? ('accepted' as const) : ('open' as const),
      })),
      altered('answerTeamInvitation', (happy) => {
        world.isMember = true
        return happy
      }),
      answer('removeFromTeam', () => {
        Object.assign(world, { isInvited: false, isMember: false })
        return null
      }),
    )
    await step('负责人邀请会务组 / The chair invites a secretary', async () => {
      const { press, fill, submit, read } = await come(team)
      await read('team.invitations.none')
      await press('team.invite')
      await dialog()
      await fill('team.field.contacts', 'wang@example.org')
      await submit()
      await read('team.invited', { number: 1 })
    })
    await step('受邀人打开邮件里的链接并接受 / The invited person opens the link and accepts', async () => {
      const { press, see } = await come(link)
      await press('team.invitation.accept')
      await see('link', 'team.invitation.toConference')
    })
    await step('负责人看到新成员，之后移出 / The chair sees the member, and removes them', async () => {
      const { stage, read } = await come(team)
      await stage.user.click(await until(() => element<HTMLElement>('#team-secretary ~ ul button')))
      const asked = await dialog()
      await stage.user.click(await until(() => buttonIn(asked, stage.say('team.act.remove'))))
      await read('team.act.remove.done')
      await until(() => expect(document.querySelector('#team-secretary ~ ul')).toBeNull())
    })
  }),
}

/** The one of a dialog that has this written on it. */
const buttonIn = (box: Element, text: string): HTMLElement => {
  const found = [...box.querySelectorAll('button')].find((each) => each.textContent === text)
  if (found === undefined) throw new Error(`The dialog has no button ${text}`)
  return found
}
