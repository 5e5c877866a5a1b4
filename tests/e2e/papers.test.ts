// Deep, 1.5 min: a paper goes from submission to publication among six people.
import type { Page } from '@playwright/test'

import { paperPdf } from '../../mocks/samples/paperPdf.ts'
import type { Locale, MessageId } from '../../src/i18n/locale.ts'
import { docx } from '../support/papers.ts'
import { playedLocales } from '../support/playedLocales.ts'
import { alive, signIn } from './support/pageActions.ts'
import { recordOf } from './support/record.ts'
import { ownServer, type OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** The forum whose call for papers is open. */
const conference = 3
const reviewers = ['approved', 'reviewing'] as const

let server: OwnServer
test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await ownServer()
})
test.afterAll(() => server.end())

for (const locale of playedLocales('zh-CN')) {
  test(`[PAP-01] [PAP-02] [PAP-04] [REV-01] [REV-02] in ${locale}: a paper goes from draft to index between an author, two reviewers and a chair`, async ({
    device,
  }) => {
    const people = inLocale(locale)
    const { say, arrive, go } = people
    const title = locale === 'en' ? 'Passivated films' : '薄膜的钝化'
    const chair = await arrive(await device(), 'organizer', `/console/papers/${conference}/settings`)
    await chair.getByLabel(say('desk.field.fee')).fill('300')
    await chair.getByRole('button', { name: say('desk.save'), exact: true }).click()
    await expect(chair.getByText(say('desk.saved'))).toBeVisible()

    const author = await arrive(await device(), 'linmei', `/conferences/${conference}/submit`)
    const paper = await submitPaper(author, say, title)
    const ownPage = `/conferences/${conference}/submit?paper_id=${paper}`

    await go(chair, `/console/papers/${conference}`)
    await expect(chair.getByRole('main')).toContainText(title)
    await fire(chair, people, paper, 'paper.pass')

    const reading: Page[] = []
    for (const account of reviewers) {
      reading.push(await arrive(await device(), account, '/personal/paper/reviewers'))
      await ask(chair, people, paper, account)
    }
    for (const page of reading) await review(page, people, title, 'major_revision')
    await decide(chair, people, paper, 'major_revision')

    await go(author, ownPage)
    await expect(author.getByRole('main')).toContainText(say('submission.decided.major_revision'))
    await author.getByLabel(say('submission.field.response')).fill('补充了对照实验。')
    await author.getByLabel(say('submission.field.title'), { exact: true }).fill(`${title}（二）`)
    await author.getByRole('button', { name: say('submission.resubmit'), exact: true }).click()
    await expect(author.getByRole('main')).toContainText(say('submission.state.reviewed'))

    for (const account of reviewers) await ask(chair, people, paper, account)
    for (const page of reading) await review(page, people, `${title}（二）`, 'accept')
    await decide(chair, people, paper, 'accept')

    await go(author, ownPage)
    await author
      .getByRole('main')
      .getByRole('link', { name: say('submission.pay'), exact: true })
      .click()
    await pay(author, await device(), say)
    await go(author, ownPage)
    await author.getByLabel(say('submission.final.agree')).check()
    await author.getByRole('button', { name: say('submission.final.confirm'), exact: true }).click()

    await fire(chair, people, paper, 'paper.publish')
    await fire(chair, people, paper, 'paper.index', 'EI 20264812345678')
    await go(author, ownPage)
    await expect(author.getByRole('main')).toContainText(say('submission.state.indexed'))
  })
}

const inLocale = (locale: Locale) => ({
  locale,
  say: (id: MessageId) => text(locale, id),
  /** Opens the page as a member who reads in this language. */
  arrive: async (page: Page, account: string, path: string) => {
    await page.context().addCookies([{ name: 'locale', value: locale, url: server.origin }])
    await signIn(page, account, path, server.origin)
    return page
  },
  go: async (page: Page, path: string) => {
    await page.goto(server.origin + path)
    await alive(page)
  },
})
type People = ReturnType<typeof inLocale>
type Say = People['say']

/** From an empty form to a submitted paper; its number. */
const submitPaper = async (page: Page, say: Say, title: string): Promise<number> => {
  const main = page.getByRole('main')
  const type = (field: MessageId, typed: string) => main.getByLabel(say(field), { exact: true }).fill(typed)
  await main.getByRole('button', { name: say('submission.begin'), exact: true }).click()
  await type('submission.field.title', title)
  await type('submission.field.abstract', '报道一种适用于大面积薄膜的钝化方法。')
  await type('submission.field.keywords', '钙钛矿；缺陷')
  await type('submission.field.name', '林梅')
  await type('submission.field.affiliation', '某大学')
  await type('submission.field.email', 'linmei@symposium.example')
  await main
    .getByLabel(say('submission.file.pdf'))
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paperPdf()) })
  await main.getByLabel(say('submission.file.doc')).setInputFiles({
    name: 'paper.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: docx(),
  })
  // A file that is on its way is no file of the paper yet.
  await expect(main.locator('[data-view=kept]')).toHaveCount(2)
  await main.getByLabel(say('submission.field.conflicts_declared')).check()
  await main.getByRole('button', { name: say('submission.submit'), exact: true }).click()
  await expect(main).toContainText(say('submission.state.checked'))
  const own = main.getByRole('link', { name: say('submission.follow'), exact: true })
  return Number(/paper_id=(\d+)/.exec((await own.getAttribute('href')) ?? '')?.[1])
}

/** Causes an event on the record of a paper. */
const fire = async (
  page: Page,
  { locale, go }: People,
  paper: number,
  event: 'paper.pass' | 'paper.publish' | 'paper.index',
  reason?: string,
) => {
  await go(page, `/console/paper/${paper}`)
  const record = recordOf(page)
  const act = record.button(locale, `record.do.${event}`)
  // The record is complete, with the steps that are counted.
  await expect(act).toBeVisible()
  const before = await record.steps.count()
  await act.click()
  await expect(record.dialog).toBeVisible()
  if (reason !== undefined) await record.dialog.getByRole('textbox').fill(reason)
  await record.confirm()
  await expect(record.steps).toHaveCount(before + 1)
}

/** The chair asks an account that is in no pool. */
const ask = async (page: Page, { say, go }: People, paper: number, account: string) => {
  await go(page, `/console/paper/${paper}/reviewers`)
  const main = page.getByRole('main')
  await main.locator('input[name=contact]').fill(`${account}@symposium.example`)
  await main.getByRole('button', { name: say('assignment.contact.send'), exact: true }).click()
  await expect(page.getByText(say('assignment.done.contact')).first()).toBeVisible()
}

/** Accepts the newest request about this paper, reads and recommends. */
const review = async (
  page: Page,
  { say, go }: People,
  title: string,
  recommendation: 'major_revision' | 'accept',
) => {
  await go(page, '/personal/paper/reviewers')
  const main = page.getByRole('main')
  await main.locator('article').filter({ hasText: title }).first().locator('a[href^="/onlinereview"]').click()
  await main.locator('input[name=is_free]').check()
  await main.locator('input[name=is_confidential]').check()
  await main.getByRole('button', { name: say('review.accept'), exact: true }).click()
  // The paper is beside the form before it is judged.
  await expect(main.locator('[data-paper=reading]')).toBeVisible()
  await main.locator('select[name=recommendation]').selectOption(recommendation)
  await main.locator('textarea[name=comments]').fill('请补充对照实验。')
  await main.getByRole('button', { name: say('review.submit'), exact: true }).click()
  await expect(main).toContainText(say('review.submitted'))
}

/** The chair prepares a decision and releases it. */
const decide = async (
  page: Page,
  { say, go }: People,
  paper: number,
  decision: 'major_revision' | 'accept',
) => {
  await go(page, `/console/paper/${paper}/decision`)
  const main = page.getByRole('main')
  await main.locator('select[name=decision]').selectOption(decision)
  await main.getByRole('button', { name: say('desk.prepare'), exact: true }).click()
  await main.getByRole('button', { name: say('desk.releaseOne'), exact: true }).click()
  await expect(page.getByText(say('desk.sent'))).toBeVisible()
}

const pay = async (page: Page, till: Page, say: Say) => {
  await page.locator('main input[value=sandbox]').check()
  await page.getByRole('main').getByRole('button').last().click()
  const cashier = page.getByRole('link', { name: say('pay.open.sandbox') })
  await till.goto((await cashier.getAttribute('href')) ?? '')
  await till.getByRole('button').first().click()
  await expect(page.getByRole('main')).toContainText(say('pay.paid.title'), { timeout: 20_000 })
}
