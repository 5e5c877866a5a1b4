import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { groupConference, groupOf } from '../../mocks/samples/groups.ts'
import { createGroup, joinGroup } from '../../src/contract/registrationGroup.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Registration group' } satisfies Meta
export default meta

/** The server of one group; `visitor` is the viewer's place, null: not a member. */
const createWorld = () => {
  const world = { size: 0, visitor: null as number | null, registered: [] as number[] }
  const seen = () => groupOf(world.size, world.visitor ?? 0, world.registered)
  const handlers = [
    answer('getConference', () => groupConference(world.visitor === null ? null : seen())),
    answer('createGroup', ({ input }) => {
      expect(createGroup.input.parse(Object.fromEntries(input)).name).toBe('某大学材料学院')
      Object.assign(world, { size: 1, visitor: 0 })
      return seen()
    }),
    answer('getGroupInvitation', () => ({
      ...{ conference_id: 3, name: '某大学材料学院', contact: '林梅', size: world.size, is_joined: false },
    })),
    answer('joinGroup', ({ input }) => {
      expect(joinGroup.input.parse(Object.fromEntries(input)).code).toBe(groupOf(1).code)
      Object.assign(world, { visitor: world.size, size: world.size + 1 })
      return seen()
    }),
    answer('removeGroupMember', () => {
      world.size -= 1
      return seen()
    }),
    answer('placeOrder', () => {
      world.registered.push(world.visitor ?? 0)
      return { order_id: 21, state: 'to_be_paid' as const }
    }),
  ]
  return { world, handlers }
}

const register = { at: '/conferences/3/register', signedIn: true }
const link = { at: `/conferences/3/register?group=${groupOf(1).code}`, signedIn: true }
const state = () => element<HTMLElement>('main [data-group]').dataset['group']

export const FromTheFirstToTheTenth: StoryObj = {
  name: '团体报名：创建团体 → 分享链接 → 第十人加入 → 移出一人、再加入一人 → 各自报名 / A group: begun → its link is shared → the tenth joins → one goes, another one comes → each registers [CONF-03]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const { world, handlers } = createWorld()
    network.use(...handlers)
    await step('联系人创建团体 / The contact begins the group', async () => {
      const page = await come(register)
      await page.read('register.group.first')
      await page.fill('register.group.name', '某大学材料学院')
      await page.press('register.group.create')
      await page.see('button', 'register.group.share')
      expect(state()).toBe('gathering')
    })
    await step('第十人由链接加入 / The tenth joins by the link', async () => {
      Object.assign(world, { size: 9, visitor: null })
      const page = await come(link)
      await page.press('register.group.join')
      await until(() => expect(state()).toBe('ready'))
    })
    await step('联系人移出一人，人数又不足 / The contact takes one out: too few again', async () => {
      world.visitor = 0
      const page = await come(register)
      await page.press('register.group.remove.name', { name: '何青' })
      await until(() => expect(state()).toBe('gathering'))
    })
    await step('另一人加入并报名 / Another one joins, and registers', async () => {
      world.visitor = null
      const page = await come(link)
      await page.press('register.group.join')
      await until(() => expect(state()).toBe('ready'))
      await page.fill('register.field.name', '林梅')
      await page.fill('register.field.affiliation', '某大学')
      await page.fill('register.field.email', 'linmei@example.com')
      await page.press('register.submit')
      await until(() => expect(world.registered).toEqual([9]))
    })
  }),
}
