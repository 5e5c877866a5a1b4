import type { Meta, StoryObj } from '@storybook/react-vite'

import { fault } from '../../mocks/handlers.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { erasedGroups, keptGroups, type DeletionBlock } from '../../src/contract/accountDeletion.ts'
import { altered, inTurn, never, visitor } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'

const meta = { title: 'Components/Account deletion' } satisfies Meta
export default meta

const member = { at: '/account/deletion', signedIn: true }
const date = '2026-12-05T02:00:00.000Z'

/** Everything that can hold it up, with long names. */
const blocks = (language: MessageLanguage): DeletionBlock[] => {
  const title =
    language === 'zh'
      ? '第十二届能源材料与碳中和国际学术论坛暨青年科学家交流大会'
      : 'Twelfth International Forum on Energy Materials and Carbon Neutrality, with the Meeting of Young Scientists'
  return [
    { kind: 'lastAdministrator', count: 1, names: [] },
    { kind: 'conferencesAhead', count: 5, names: [title, title, title] },
    { kind: 'ordersOpen', count: 2, names: ['2026112100017', '2026112100018'] },
    { kind: 'refundsOpen', count: 1, names: ['2026112100009'] },
    { kind: 'hosting', count: 1, names: [title] },
  ]
}

export const HeldUp: StoryObj = {
  name: '有未结事项，逐条说明并可前往办理 / Held up: what has to be settled, and where [ACC-03]',
  play: visit(
    {
      ...member,
      network: (language) => [altered('getOwnDeletion', (open) => ({ ...open, blocks: blocks(language) }))],
    },
    async ({ see }) => {
      const button = await see('button', 'deletion.ask')
      expect((button as HTMLButtonElement).disabled).toBe(true)
      expect(element('#deletion-blocks').parentElement?.querySelectorAll('li a')).toHaveLength(5)
    },
  ),
}
export const Settled: StoryObj = {
  name: '办结后重新检查，可以申请 / Settled meanwhile: looked at again, it can be asked for',
  play: visit(
    {
      ...member,
      network: (language) => {
        const open = fixturesFor(language).getOwnDeletion
        let looks = 0
        return [
          altered('getOwnDeletion', () => {
            looks += 1
            return looks === 1 ? { ...open, blocks: blocks(language).slice(2, 3) } : open
          }),
        ]
      },
    },
    async ({ press, see }) => {
      await press('deletion.blocks.again')
      await until(() => expect(document.querySelector('#deletion-blocks')).toBeNull())
      expect(((await see('button', 'deletion.ask')) as HTMLButtonElement).disabled).toBe(false)
    },
  ),
}
export const EveryNote: StoryObj = {
  name: '随账号失去的、清除的和保留的，逐条列出 / What is lost, erased and kept, each with its reason [ACC-03]',
  play: visit(
    {
      ...member,
      network: () => [
        altered('getOwnDeletion', (open) => ({
          ...open,
          notes: [
            { kind: 'tickets', count: 2 },
            { kind: 'hotels', count: 1 },
            { kind: 'papers', count: 1 },
            { kind: 'reviews', count: 3 },
            { kind: 'coupons', count: 1 },
            { kind: 'points', count: 12_345 },
          ],
        })),
      ],
    },
    async ({ read }) => {
      await read('deletion.erased')
      const lists = ['deletion-notes', 'deletion-erased', 'deletion-kept'].map(
        (id) => element(`#${id}`).parentElement?.querySelectorAll('li').length,
      )
      expect(lists).toEqual([6, erasedGroups.length, keptGroups.length])
    },
  ),
}
export const Waiting: StoryObj = {
  name: '已申请，仍有未结事项 / Asked for; what is open is waited for [ACC-03]',
  play: visit(
    {
      ...member,
      network: (language) => [
        altered('getOwnDeletion', () => ({
          ...fixturesFor(language).requestDeletion,
          blocks: blocks(language).slice(3, 4),
        })),
      ],
    },
    async ({ read, see }) => {
      await read('deletion.requested.waits')
      await see('button', 'deletion.keep')
    },
  ),
}

const leaving = { at: '/home', signedIn: true }
export const Banner: StoryObj = {
  name: '各页顶部的提示 / Every page says the date, with the way back [ACC-03]',
  play: visit({ ...leaving, network: () => visitor({ deletes_at: date }) }, ({ see }) =>
    see('button', 'shell.deletion.keep'),
  ),
}
export const BannerKeeps: StoryObj = {
  name: '在提示上一键保留账号 / One press on it keeps the account [ACC-03]',
  play: visit(
    {
      ...leaving,
      network: () => {
        let isKept = false
        return [
          altered('getUserInfo', (user) => ({ ...user, deletes_at: isKept ? null : date })),
          altered('cancelDeletion', (kept) => {
            isKept = true
            return kept
          }),
        ]
      },
    },
    async ({ press, read, say }) => {
      await press('shell.deletion.keep')
      await read('shell.deletion.undone')
      await until(() => expect(document.body.textContent).not.toContain(say('shell.deletion.more')))
    },
  ),
}
export const BannerOffline: StoryObj = {
  name: '断网，未能撤销 / Without a network it says so',
  play: visit(
    {
      ...leaving,
      network: () => [...visitor({ deletes_at: date }), fault('cancelDeletion', 'offline')],
    },
    async ({ press }) => {
      await press('shell.deletion.keep')
      await until(() => expect(element('section p[role="alert"]').textContent).not.toBe(''))
    },
  ),
}
export const BannerBusy: StoryObj = {
  name: '正在撤销 / Being taken back',
  play: visit(
    {
      ...leaving,
      network: () => [...visitor({ deletes_at: date }), inTurn('cancelDeletion', never)],
    },
    async ({ press }) => {
      await press('shell.deletion.keep')
      await until(() => element('section button[aria-busy="true"]'))
    },
  ),
}
export const OnAccount: StoryObj = {
  name: '账号页上的入口 / The way there from the account',
  play: visit({ at: '/account', signedIn: true }, ({ see }) => see('link', 'account.deletion.open')),
}
