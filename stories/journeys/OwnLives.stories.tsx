import type { HttpHandler } from 'msw'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse } from '../../mocks/handlers.ts'
import { onCall } from '../../mocks/onCall.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import type { CallName } from '../../src/contract/calls.ts'
import { planAfter } from '../../src/contract/livePlan.ts'
import {
  askLiveStaff,
  planOwnLive,
  saveLiveRecording,
  saveOwnLive,
  type OwnLive,
} from '../../src/contract/ownLive.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/A live' } satisfies Meta
export default meta

/** The server of a conference without lives: requests are validated by the contract, and stored. */
const emptyDesk = (): { network: HttpHandler[]; accept: () => void; end: () => void } => {
  const { list: _, ...desk } = fixturesFor('zh').listOwnLives
  let live: OwnLive | null = null
  const keeping = <T extends object>(name: CallName, keep: (form: object) => T) =>
    onCall(name, async ({ request }) => {
      const kept = keep(Object.fromEntries(new URLSearchParams(await request.text())))
      return answerResponse(name, kept as never, messageLanguage(request.headers.get('lang')))
    })
  const network = [
    onCall('listOwnLives', ({ request }) =>
      answerResponse(
        'listOwnLives',
        { ...desk, list: live === null ? [] : [live] },
        messageLanguage(request.headers.get('lang')),
      ),
    ),
    keeping('saveOwnLive', (form) => {
      const { conference_id: _id, key: _key, version, ...fields } = saveOwnLive.input.parse(form)
      const plan = { publication: 'draft', status: 'not_started', recording: null } as const
      live = {
        ...plan,
        ...fields,
        staff: live?.staff ?? [],
        id: 21,
        version: live === null ? 0 : version + 1,
      }
      return { id: 21 }
    }),
    keeping('askLiveStaff', (form) => {
      const { part, user_id } = askLiveStaff.input.parse(form)
      if (live === null) throw new Error('There is no live yet')
      const expires_at = '2026-11-28T02:00:00.000Z'
      const state = 'offered' as const
      live = { ...live, staff: [{ id: 31, part, user_id, name: '林梅', state, expires_at }] }
      return { staff_id: 31 }
    }),
    keeping('planOwnLive', (form) => {
      const { act, version } = planOwnLive.input.parse(form)
      if (live === null) throw new Error('There is no live yet')
      const publication = planAfter(live.publication, act) ?? live.publication
      live = { ...live, publication, version: version + 1 }
      return { id: 21, publication }
    }),
    keeping('saveLiveRecording', (form) => {
      const { title, eng_title, speaker, eng_speaker, cover, hidden, version } =
        saveLiveRecording.input.parse(form)
      if (live === null) throw new Error('There is no live yet')
      const recording = { video_id: 5, title, eng_title, speaker, eng_speaker, cover, hidden: hidden === 1 }
      live = { ...live, version: version + 1, recording }
      return { id: 21 }
    }),
  ]
  return {
    network,
    accept: () => {
      if (live !== null) live = { ...live, staff: live.staff.map((one) => ({ ...one, state: 'accepted' })) }
    },
    end: () => {
      if (live === null) return
      const { title, eng_title, speaker, eng_speaker, cover } = live
      const recording = { video_id: 5, title, eng_title, speaker, eng_speaker, cover, hidden: false }
      live = { ...live, status: 'ended', recording }
    },
  }
}

let desk = emptyDesk()

export const FromPlanToRecording: StoryObj = {
  name: '一场直播：新建草稿 → 主持人接受邀请 → 发布 → 结束后隐藏录像 / A live from its plan to its recording: draft, host, scheduled, over, hidden [CONF-03]',
  play: visit(
    {
      at: '/organizer/41/lives',
      signedIn: true,
      network: () => {
        desk = emptyDesk()
        return desk.network
      },
    },
    async ({ stage, step, press, answer, submit, read, see }) => {
      const field = (name: string) => element<HTMLInputElement>(`main form [name="${name}"]`)
      const fill = async (name: string, text: string) => {
        await stage.user.clear(await until(() => field(name)))
        await stage.user.type(field(name), text)
      }
      await step('新建草稿 / A draft', async () => {
        await read('ownLive.none')
        await stage.user.click(await see('link', 'ownLive.new'))
        for (const [name, text] of [
          ['title', '量子网络报告会'],
          ['eng_title', 'Quantum networks'],
          ['speaker', '林知行'],
          ['eng_speaker', 'Lin Zhixing'],
          ['starts_at', '2027-05-01T09:00'],
        ] as const)
          await fill(name, text)
        await stage.user.selectOptions(field('access'), 'registered')
        await submit()
        await read('ownLive.about.draft')
      })
      await step('邀请主持人，本人接受 / A host is asked and accepts', async () => {
        const asking = await until(() => element('section[aria-labelledby="live-host"] form'))
        await stage.user.selectOptions(element('select', asking), '7')
        await stage.user.click(element('button[type="submit"]', asking))
        await read('record.state.liveStaff.offered')
        desk.accept()
      })
      await step('发布 / Scheduled', async () => {
        await press('ownLive.act.schedule')
        await answer('ownLive.act.schedule')
        await until(expectNoDialog)
        await read('record.state.liveStaff.accepted')
        await read('ownLive.about.not_started')
        await see('link', 'ownLive.toRoom')
      })
      await step('结束后隐藏录像 / Over: the recording is hidden', async () => {
        desk.end()
        await stage.user.click(await see('link', 'ownLive.back'))
        await stage.user.click(await until(() => element('[data-live] a')))
        await read('ownLive.about.ended')
        await stage.user.click(element('main form input[type="checkbox"]'))
        await submit()
        await until(() => expect(document.querySelector('main form a')).toBeNull())
        await stage.user.click(await see('link', 'ownLive.back'))
        await until(() =>
          expect(element('[data-live]').textContent).toContain(stage.say('ownLive.recording.isHidden')),
        )
      })
    },
  ),
}
