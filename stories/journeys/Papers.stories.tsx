import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { names } from '../../mocks/records.ts'
import { paperPdf } from '../../mocks/samples/paperPdf.ts'
import { submittedPaper } from '../../mocks/samples/papers.ts'
import { paperFile } from '../../src/contract/paperFile.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import {
  createPaperOffice,
  firstReviewer,
  secondReviewer,
  wholePaper,
} from '../../workbench/harness/stage/papers/paperOffice.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/A paper' } satisfies Meta
export default meta

const mine = '/personal/paper/postedby'
const form = '/conferences/1/submit?paper_id=1'
const review = '/onlinereview?review_id=1'
const desk = '/console/papers/1'

const [first, second] = [
  { recommendation: 'minor_revision', comments: '结论可信，图 3 缺少误差棒。', remarks: '与作者无往来。' },
  { recommendation: 'major_revision', comments: '缺少不加钝化层的对照组。', remarks: '' },
] as const
const content = { recommendation: 'accept', comments: '修改稿已回答全部问题。', remarks: '' } as const
const letter = '请补充对照实验，并说明样品的重复性。'

export const Author: StoryObj = {
  name: '作者的全程：会议征稿 → 填写、上传、提交 → 截止前修改 → 大修 → 修改稿与对照 → 录用 → 缴费 → 终稿 / The author: call for papers → typed, uploaded, submitted → changed before the deadline → major revision → revision and what it changes → accepted → paid → final files [PAP-01] [PAP-02] [PAP-04] [PAP-05]',
  parameters: { state: 'submission.standing' },
  play: visits(async ({ network, step, come }) => {
    const office = createPaperOffice()
    network.use(office.account('owner'), ...office.handlers)
    let page = await come({ at: '/conferences/1', signedIn: true })
    await step('从会议页面的征稿开始投稿 / From the call for papers to a new paper', async () => {
      await follow(page, '/conferences/1/submit')
      await page.press('submission.begin')
      await until(() => element('main form'))
    })
    await step('填写中英文信息，自动保存 / Typed in both languages, and saved on the way', async () => {
      await typePaper(page)
      page.stage.clock.increment(1000)
      await page.read('submission.keeping.kept')
    })
    await step('上传 PDF 和 Word 文件 / Both files are uploaded', async () => {
      await upload(page, 'paperPdf', new File([paperPdf()], 'paper.pdf', { type: 'application/pdf' }))
      await upload(page, 'paperDoc', new File(['PK'], 'paper.docx', { type: String(paperFile.doc.types[1]) }))
    })
    await step('提交，看到回执 / Submitted, with a receipt', async () => {
      await tick(page, 'conflicts_declared')
      await page.submit()
      await toast(page.say('submission.sent'))
      await page.read('submission.next.checked')
    })
    await step(
      '回看已提交的全部内容，截止前修改投稿 / All of it is there to read, and to be changed before the deadline',
      async () => {
        await until(() => expect(element('[data-handed-in]').textContent).toContain(wholePaper.abstract))
        await page.press('submission.edit')
        await until(() => element('main form'))
        await page.fill('submission.field.title', `${wholePaper.title}：方法`)
        page.stage.clock.increment(1000)
        await page.read('submission.keeping.kept')
        await page.submit()
        await until(() =>
          expect(element('[data-handed-in]').textContent).toContain(`${wholePaper.title}：方法`),
        )
      },
    )
    await step('在“我的论文”看到进展 / The list of papers says where it is', async () => {
      await follow(page, mine)
      await page.read('submission.next.checked')
    })

    office.passes()
    office.reviews(firstReviewer, first)
    office.reviews(secondReviewer, second)
    office.asksForRebuttal()
    page = await come({ at: `${mine}?paper_id=1`, signedIn: true })
    await step(
      '答复审稿意见：边写边存，提交一次 / The reviews are answered once, before a decision',
      async () => {
        await page.read('submission.next.rebutted')
        await page.fill('submission.field.rebuttal', '审稿人 1：图 3 已补误差棒。')
        page.stage.clock.increment(1000)
        await page.read('submission.keeping.kept')
        await page.submit()
        await toast(page.say('submission.rebuttal.sent'))
        await page.read('submission.next.reviewed')
        for (const name of [...firstReviewer, ...secondReviewer, first.remarks])
          expect(element('main').textContent).not.toContain(name)
      },
    )

    office.decides('major_revision', letter)
    page = await come({ at: mine, signedIn: true })
    await step(
      '大修：读到决定和匿名意见 / A major revision: its letter, and reviews without names',
      async () => {
        await page.read('submission.next.revised')
        await follow(page, form)
        await until(() => element('main form'))
        const said = element('main').textContent
        for (const text of [letter, first.comments, second.comments]) expect(said).toContain(text)
        for (const name of [...firstReviewer, ...secondReviewer, first.remarks])
          expect(said).not.toContain(name)
      },
    )
    await step('修改并逐条答复，对照显示改动 / Revised and answered; what it changes is marked', async () => {
      await page.fill('submission.field.title', `${wholePaper.title}与重复性`)
      await page.fill('submission.field.response', '第一条：已补充对照组。第二条：已加误差棒。')
      await until(() => expect(element('[data-part="title"] ins').textContent).toContain('重复性'))
      await upload(page, 'paperPdf', new File([paperPdf()], 'revision.pdf', { type: 'application/pdf' }))
      await page.submit()
      await toast(page.say('submission.sent'))
      await page.read('submission.next.reviewed')
    })

    office.reviews(firstReviewer, content)
    office.decides('accept', '论文已录用。')
    page = await come({ at: mine, signedIn: true })
    await step('录用，支付版面费 / Accepted, and the fee is paid', async () => {
      await page.read('submission.next.unpaid')
      await follow(page, '/pay/12')
      await page.stage.user.click(await until(() => element('input[value="sandbox"]')))
      await page.stage.user.click(await until(() => payButton(page)))
      await page.read('pay.open.sandbox')
      office.world.pay()
      await until(() => {
        page.stage.clock.increment(2_000)
        expect(element('main').textContent).toContain(page.say('pay.paid.title'))
      })
    })
    await step('确认终稿，等待发表 / The final files are confirmed; publication is next', async () => {
      await follow(page, mine)
      await page.read('submission.next.accepted')
      await follow(page, `${mine}?paper_id=1`)
      await follow(page, form)
      await page.stage.user.click(await until(() => element('main input[type="checkbox"]')))
      await page.press('submission.final.confirm')
      await page.read('submission.next.final')
    })
  }),
}

export const Reviewer: StoryObj = {
  name: '审稿人的全程：邀请链接 → 接受 → 对照 PDF 撰写 → 提交 → 修改 → 讨论，直到拟定决定 / The reviewer: link → accepted → written beside the PDF → submitted → changed and discussed until a decision is prepared [REV-01] [REV-02] [REV-03]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const office = createPaperOffice()
    office.submits()
    office.passes()
    network.use(office.account('receiver'), ...office.handlers)
    let page = await come({ at: `/onlinereview?invitation=${'a'.repeat(43)}`, signedIn: true })
    await step('打开邀请链接，收到账号名下 / The link is opened, and taken with this account', async () => {
      await page.press('review.invitation.take')
      await page.read('review.answer')
      // Both sides are anonymous.
      for (const name of names.owner) expect(element('main').textContent).not.toContain(name)
    })
    await step('接受邀请，PDF 随即可读 / Accepted: the PDF is open at once', async () => {
      // A first visit fetches more than the page is waited for.
      await import('../../src/services/pdf/loadPdf.ts')
      await tick(page, 'is_free')
      await tick(page, 'is_confidential')
      await page.press('review.accept')
      await until(() => element('main [data-paper="reading"]'))
    })
    await step('撰写意见，自动保存 / Written, and saved on the way', async () => {
      await write(page, first)
      page.stage.clock.increment(1000)
      await page.read('submission.keeping.kept')
    })
    await step('提交意见 / The review is submitted', async () => {
      await page.submit()
      await toast(page.say('review.sent'))
      await page.read('review.submitted')
    })

    page = await come({ at: '/reviewed?review_id=1', signedIn: true })
    await step(
      '再次打开邀请：已提交，仍可修改 / The request again: submitted, to be changed still',
      async () => {
        await page.read('review.answered.accepted.submitted')
        await page.read('review.answered.amendable')
      },
    )
    await step('修改已提交的意见 / What was submitted is changed', async () => {
      await follow(page, review)
      await page.press('review.amend')
      await write(page, second)
      await page.submit()
      await toast(page.say('review.sent'))
      await until(() => expect(element('main').textContent).toContain(second.comments))
    })

    office.reviews(secondReviewer, first)
    must(office.talk.opens())
    office.talk.says(null, '两位的推荐意见不同，请就对照组交换意见。')
    page = await come({ at: review, signedIn: true })
    await step('讨论已开启：匿名阅读彼此的意见并发表评论 / The discussion: others as numbers', async () => {
      await until(() => element('main [data-discussion="open"]'))
      const said = element('main').textContent
      expect(said).toContain(first.comments)
      for (const name of [...secondReviewer, first.remarks]) expect(said).not.toContain(name)
      await page.fill('discussion.write', '同意补充对照组。')
      await page.press('discussion.send')
      await toast(page.say('discussion.done.write'))
    })

    const prepared = office.world.prepare('major_revision', letter)
    await step('主办方拟定决定后不能再改 / A decision is prepared: it stays as it is', async () => {
      await follow(page, '/personal/paper/reviewers')
      await follow(page, review)
      await page.read('review.answered.decided')
      expect(page.stage.path()).toBe('/reviewed')
      expect(office.world.submitted.map(({ written }) => written.comments)).toEqual([
        second.comments,
        first.comments,
      ])
    })

    must(office.world.release(prepared, ''))
    page = await come({ at: '/reviewed?review_id=1', signedIn: true })
    await step(
      '决定发布后：自己的意见仍可读，知道结果 / Released: own words stay, and the outcome is told',
      async () => {
        await until(() => element('main [data-outcome="major_revision"]'))
        await until(() =>
          expect(element('main [data-own="comments"]').textContent).toContain(second.comments),
        )
      },
    )
  }),
}

export const CoAuthor: StoryObj = {
  name: '合作作者的全程：邮件链接 → 确认是作者 → 改为否认；登录后只读论文 / A co-author: link from the mail → confirmed, or denied; signed in, the paper to read [PAP-05]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const office = createPaperOffice()
    office.submits()
    network.use(office.account('receiver'), ...office.handlers)
    let page = await come({ at: `/authorship/${'a'.repeat(43)}` })
    await step('不用登录，确认自己是作者 / Confirmed without an account', async () => {
      await page.press('authorship.confirm')
      await page.read('authorship.text.confirmed')
    })
    await step('发现有误，改为否认 / It was a mistake: denied', async () => {
      await page.press('authorship.deny')
      await page.read('authorship.text.denied')
    })

    const named = { ...submittedPaper, is_own: false }
    network.use(answer('getPaper', { ...named, own_answer: 'asked' }))
    page = await come({ at: `${mine}?paper_id=1`, signedIn: true })
    await step(
      '登录后看到论文全文信息，不能修改或撤回 / Signed in: all of it to read, nothing to change',
      async () => {
        await until(() => element('[data-handed-in]'))
        for (const text of ['submission.edit', 'submission.withdraw'] as const)
          expect(element('main').textContent).not.toContain(page.say(text))
      },
    )
    await step('登录后也可确认自己是作者 / Signed in, confirmed on the paper', async () => {
      network.use(
        answer('answerOwnAuthorship', { answer: 'confirmed' }),
        answer('getPaper', { ...named, own_answer: 'confirmed' }),
      )
      await page.press('authorship.confirm')
      await page.read('authorship.text.confirmed')
    })
  }),
}

export const Chair: StoryObj = {
  name: '主办方的全程：征稿设置、论文模板 → 形式审查 → 自动分配 → 催办 → 讨论 → 拟定、发布决定 → 发表 → 公开页面与引用 / The chair: settings and templates → check → automatic assignment → reminder → discussion → decision prepared, released → published → public page with its citation [PAP-01] [REV-01] [PAP-04] [MEM-02]',
  play: visits(async ({ network, step, come }) => {
    const office = createPaperOffice()
    office.submits()
    network.use(office.account('organizer'), ...office.handlers)
    let page = await come({ at: '/console/papers', signedIn: true })
    await step('征稿设置：每篇需两份意见 / Settings: two reviews for each paper', async () => {
      await follow(page, `${desk}/settings`)
      await until(() => element('main form'))
      await page.fill('desk.field.reviews_needed', '2')
      await page.submit()
      await toast(page.say('desk.saved'))
    })
    await step('上传本会议的论文模板 / Templates of the conference are uploaded', async () => {
      const chooser = await until(() => element<HTMLInputElement>('main input[name="template"][type="file"]'))
      await page.stage.user.upload(chooser, new File(['PK'], '论文模板.zip'))
      await page.read('template.own')
      await page.see('button', 'template.remove')
    })
    await step('打开稿件即可通过形式审查 / The paper passes the check where it opens', async () => {
      await follow(page, desk)
      await follow(page, '/console/paper/1/decision')
      await page.press('desk.pass')
      await dialog()
      await page.answer('desk.pass')
      await toast(page.say('desk.passed'))
      await until(() => element('main [data-next="invite"]'))
    })
    await step('自动分配，附理由 / Reviewers are proposed, with reasons, and asked', async () => {
      await follow(page, '/console/paper/1/reviewers')
      await follow(page, `${desk}/assignment`)
      await page.press('assignment.propose')
      await page.read('assignment.score', { score: 80 })
      await page.press('assignment.apply', { count: 2 })
      await page.read('assignment.applied', { sent: 2, refused: 0 })
    })
    office.lapses(secondReviewer)
    await step('一位逾期未答复，再次邀请 / One has not answered, and is asked again', async () => {
      await follow(page, '/console/paper/1/reviewers')
      await page.read('member.review.state.pending.expired')
      await page.press('assignment.resend')
      await toast(page.say('assignment.done.review'))
      await until(() =>
        expect(element('main').textContent).not.toContain(page.say('member.review.state.pending.expired')),
      )
    })

    office.reviews(firstReviewer, content)
    office.reviews(secondReviewer, first)
    page = await come({ at: desk, signedIn: true })
    await step('意见齐了，开启讨论 / Both reviews came: the discussion is opened', async () => {
      await until(() => element('main [data-tally="accept"]'))
      await follow(page, '/console/paper/1/decision')
      await page.press('discussion.open')
      await toast(page.say('discussion.done.open'))
      await page.fill('discussion.write', '请两位给出最终意见。')
      await page.press('discussion.send')
      await toast(page.say('discussion.done.write'))
    })
    await step('看完讨论，拟定决定 / With the discussion beside it the decision is prepared', async () => {
      const choice = await until(() => element('main select[name="decision"]'))
      await page.stage.user.selectOptions(choice, 'accept')
      expect(element<HTMLTextAreaElement>('main textarea[name="letter"]').value).not.toBe('')
      await page.submit()
      await page.read('desk.preparedNote')
    })
    await step(
      '导出、改好再导入表格，先看变更再执行 / Taken out, edited, brought back: shown, then applied',
      async () => {
        await follow(page, desk)
        await follow(page, `${desk}/sheets`)
        await until(() => element(`main a[href^="/files/papers/1/papers.xlsx"]`))
        await page.stage.user.selectOptions(
          await until(() => element('main select[name="kind"]')),
          'decisions',
        )
        const chooser = element<HTMLInputElement>('main [data-sheet] input[type="file"]')
        await page.stage.user.upload(chooser, new File(['paper,decision,letter'], 'papers.csv'))
        await page.read('sheets.note.decisions')
        await until(() => element('main [data-change="decide"]'))
        await page.press('sheets.apply', { changes: 1 })
        await page.read('sheets.done', { done: 1, refused: 0 })
      },
    )
    await step('批量发布决定 / Released, with others or alone', async () => {
      await follow(page, desk)
      await page.stage.user.click(await until(() => element('main input[name="decision"]')))
      await page.press('desk.release', { chosen: 1 })
      await dialog()
      await page.submit()
      await page.read('desk.outcome.released')
      await page.answer('shell.understood')
      await page.read('record.state.paper.first_review.accepted')
    })

    office.finalizes()
    await step('作者已缴费并交来终稿，发表 / Paid, final files in hand: published', async () => {
      await follow(page, '/console/paper/1/decision')
      await follow(page, '/console/paper/1')
      await confirm(page, 'record.do.paper.publish')
      await stands('published.accepted')
    })
    page = await come({ at: '/papers/1' })
    await step('任何人都能阅读和引用 / Anybody can read and cite it', async () => {
      await until(() => expect(element('main h1').textContent).toContain(titleIn(page)))
      const cited = page.stage.language === 'zh' ? '[C/OL]//' : '@inproceedings{symposium-1'
      await until(() => expect(element('main pre').textContent).toContain(cited))
    })
  }),
}

const must = (refusal: string | null) => {
  if (refusal !== null) throw new Error(`Refused with ${refusal}`)
}

const titleIn = ({ stage }: Page) => (stage.language === 'zh' ? wholePaper.title : wholePaper.eng_title)

/** By the first link that is shown: the pages of a group appear twice, for wide and for narrow screens. */
const follow = async ({ stage }: Page, address: string) =>
  stage.user.click(
    await until(() => {
      const links = [...document.querySelectorAll<HTMLElement>(`main a[href="${address}"]`)]
      const shown = links.find((one) => one.checkVisibility())
      if (shown === undefined) throw new Error(`No link to ${address} is shown`)
      return shown
    }),
  )

/** It has the amount in elements of its own. */
const payButton = ({ say }: Page) => {
  const begins = say('pay.submit', { amount: '' }).trim()
  const buttons = [...document.querySelectorAll('main button')]
  const found = buttons.find(({ textContent }) => textContent?.startsWith(begins))
  if (found === undefined) throw new Error(`There is no button "${begins}"`)
  return found
}

const tick = async ({ stage }: Page, name: string) =>
  stage.user.click(await until(() => element(`main input[name="${name}"]`)))

/** Into an empty field. With many filled ones, finding each by its label takes most of the time. */
const paste = async ({ stage: { user } }: Page, name: string, text: string) => {
  await user.click(element(`main [name="${name}"]`))
  await user.paste(text)
}

const typePaper = async (page: Page) => {
  const { keywords, eng_keywords, authors } = wholePaper
  for (const part of ['title', 'eng_title', 'abstract', 'eng_abstract'] as const)
    await paste(page, part, wholePaper[part])
  await paste(page, 'keywords', keywords.join('；'))
  await paste(page, 'eng_keywords', eng_keywords.join('; '))
  for (const [part, text] of Object.entries(authors[0] ?? {})) await paste(page, `authors.0.${part}`, text)
}

const upload = async ({ stage }: Page, name: 'paperPdf' | 'paperDoc', file: File) => {
  const chooser = await until(() => element<HTMLInputElement>(`main input[type="file"][name="${name}"]`))
  await stage.user.upload(chooser, file)
  const box = chooser.closest<HTMLElement>('[data-view]')
  await until(() => {
    expect(box?.dataset['view']).toBe('kept')
    expect(box?.textContent).toContain(file.name)
  })
}

const write = async (page: Page, written: { recommendation: string; comments: string; remarks: string }) => {
  const choice = await until(() => element('main select[name="recommendation"]'))
  await page.stage.user.selectOptions(choice, written.recommendation)
  await page.fill('review.field.comments', written.comments)
  await page.fill('review.field.remarks', written.remarks)
}

/** An action that cannot be undone is confirmed first. */
const confirm = async (page: Page, id: string) => {
  await page.press(id)
  expect((await dialog()).textContent).toContain(page.say('record.final'))
  await page.answer(id)
  await until(expectNoDialog)
}

const stands = (state: string) =>
  until(() => expect(element<HTMLElement>('main [data-state]').dataset['state']).toBe(state))
