import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import {
  paperDecisions,
  paperFiles,
  papers,
  paperSettings,
  paperSubmissions,
  reviews,
} from '../../../server/db/schema/papers.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { emptyPaper } from '../../../src/contract/paperForm.ts'
import { paperFile } from '../../../src/contract/paperFile.ts'
import { describeDatabase } from '../../support/engines.ts'
import { cfb, docx, writtenPaper } from '../../support/papers.ts'
import { pdf, zip } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const [pdfType = ''] = paperFile.pdf.types
const [docType = '', docxType = ''] = paperFile.doc.types
const form = JSON.stringify(writtenPaper)

describeDatabase('an author’s papers', (open) => {
  let shop: Shop
  let author: Browser
  let conference_id: number
  beforeEach(async () => {
    shop = await openShop(open)
    author = await shop.signedIn('linmei')
    conference_id = shop.conference.id
    await deadline(shop.server.clock.now + 10 * day)
  })

  const deadline = (at: number | null) =>
    shop.db
      .update(conferences)
      .set({ submissionDeadline: at === null ? null : new Date(at) })
      .where(eq(conferences.id, shop.conference.id))
  const begin = () => author.call('beginPaper', { conference_id, key: freshKey() })
  const put = (id: number, kind: 'pdf' | 'doc' = 'pdf', name = '论文.pdf', content = pdf(), type = pdfType) =>
    ({ id, kind, name, content: dataAddress(type, content) }) as const
  const withFiles = async () => {
    const { id } = await begin()
    await author.call('uploadPaperFile', put(id))
    await author.call('uploadPaperFile', put(id, 'doc', 'paper.docx', docx(), docxType))
    return id
  }
  const submit = async () => {
    const id = await withFiles()
    return author.call('submitPaper', { id, version: 0, form_version: 0, key: freshKey(), form })
  }
  const moveTo = (id: number, state: string, more: Partial<typeof papers.$inferInsert> = {}) =>
    shop.db
      .update(papers)
      .set({ state, ...more })
      .where(eq(papers.id, id))

  it('[PAP-02] a draft is kept while it is typed, unfinished as it is, and found again on another device', async () => {
    const { id, form_version } = await begin()
    const typed = { ...emptyPaper, title: '只写了题目' }
    const kept = await author.call('savePaper', {
      id,
      form_version,
      form: JSON.stringify(typed),
      response: '',
    })
    expect(kept).toEqual({ form_version: 1 })
    const elsewhere = await shop.signedIn('linmei')
    expect(await elsewhere.call('getPaper', { id })).toMatchObject({
      form: typed,
      form_version: 1,
      state: 'draft',
    })
    expect((await elsewhere.call('getSubmission', { conference_id })).drafts).toMatchObject([
      { id, title: '只写了题目' },
    ])
  })

  it('the later of two tabs learns it, and what the earlier one kept stays', async () => {
    const { id } = await begin()
    const save = (title: string) =>
      author.raw('savePaper', {
        id,
        form_version: 0,
        form: JSON.stringify({ ...emptyPaper, title }),
        response: '',
      })
    const answers = await Promise.all([save('甲'), save('乙')])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)?.data).toMatchObject({
      reason: 'versionConflict',
      field: 'form_version',
    })
    const first = answers.findIndex(({ code }) => code === 1)
    expect((await author.call('getPaper', { id })).form.title).toBe(['甲', '乙'][first])
  })

  it('[PAP-01] without a deadline, after it and its grace, and for an unknown conference nothing is begun', async () => {
    await deadline(null)
    expect(await author.call('getSubmission', { conference_id })).toMatchObject({
      deadline: null,
      refusal: 'submissionOver',
    })
    expect(await author.refused('beginPaper', { conference_id, key: freshKey() })).toMatchObject({
      reason: 'submissionOver',
    })
    await deadline(shop.server.clock.now - 29 * 60_000)
    expect((await author.call('getSubmission', { conference_id })).refusal).toBeNull()
    await deadline(shop.server.clock.now - 31 * 60_000)
    expect((await author.call('getSubmission', { conference_id })).refusal).toBe('submissionOver')
    expect(await author.refused('getSubmission', { conference_id: 999_999 })).toMatchObject({
      reason: 'notFound',
      field: 'conference_id',
    })
  })

  it('[PAP-02] what is missing or wrong is named by its field, and nothing of what was kept is lost', async () => {
    const id = await withFiles()
    const { form_version } = await author.call('savePaper', { id, form_version: 0, form, response: '' })
    const wrong = [
      [{ title: '' }, 'title', 'required'],
      [{ abstract: 'x'.repeat(5001) }, 'abstract', 'tooLong'],
      [{ keywords: ['一', '二', '三', '四', '五', '六'] }, 'keywords', 'keywordTooMany'],
      [{ keywords: ['x'.repeat(51)] }, 'keywords.0', 'tooLong'],
      [{ title: 'a\u0000b' }, 'title', 'invalidCharacter'],
      [{ authors: [] }, 'authors', 'authorNone'],
      [{ corresponding: 7 }, 'corresponding', 'authorNone'],
      [{ conflicts_declared: false }, 'conflicts_declared', 'conflictsNotDeclared'],
      [
        { authors: [{ ...writtenPaper.authors[0], orcid: '0000-0002-1825-0098' }] },
        'authors.0.orcid',
        'orcidWrong',
      ],
      [{ authors: [{ ...writtenPaper.authors[0], email: 'nobody' }] }, 'authors.0.email', 'emailFormat'],
    ] as const
    for (const [change, field, reason] of wrong) {
      const answer = await author.refused('submitPaper', {
        id,
        version: 0,
        form_version,
        key: freshKey(),
        form: JSON.stringify({ ...writtenPaper, ...change }),
      })
      expect({ change, ...answer }).toMatchObject({ change, field: `form.${field}`, reason })
    }
    expect(await author.refused('savePaper', { id, form_version, form: '{', response: '' })).toMatchObject({
      field: 'form',
      reason: 'invalid',
    })
    expect(await author.call('getPaper', { id })).toMatchObject({ state: 'draft', form: writtenPaper })
  })

  it('[PAP-02] both files are needed; with them it is received, and the author has a receipt', async () => {
    const { id } = await begin()
    const send = { id, version: 0, form_version: 0, form }
    await author.call('uploadPaperFile', put(id))
    expect(await author.refused('submitPaper', { ...send, key: freshKey() })).toMatchObject({
      reason: 'paperIncomplete',
    })
    await author.call('uploadPaperFile', put(id, 'doc', 'paper.doc', cfb(), docType))
    const done = await author.call('submitPaper', { ...send, key: freshKey() })
    expect(done).toMatchObject({
      state: 'administrator_review.active',
      editing: 'submitted',
      form: writtenPaper,
    })
    const told = await shop.db
      .select()
      .from(messages)
      .where(and(eq(messages.userId, await shop.idOf('linmei')), eq(messages.type, 'paper')))
    expect(told.map(({ name }) => name)).toEqual(['paperReceived'])
    // A receipt: the number, the title, both files and the time.
    for (const part of [`${id}`, writtenPaper.title, '论文.pdf', 'paper.doc'])
      for (const said of [told[0]?.content, told[0]?.engContent]) expect(said).toContain(part)
    expect(told[0]?.content).toContain('2026年11月21日 10:00（北京时间）')
    expect(told[0]?.engContent).toContain('Nov 21, 2026, 10:00 (UTC+8)')
    await deadline(shop.server.clock.now - day)
    expect(
      await author.refused('savePaper', { id, form_version: done.form_version, form, response: '' }),
    ).toMatchObject({ reason: 'paperNotEditable' })
    expect(await author.refused('uploadPaperFile', put(id))).toMatchObject({ reason: 'paperNotEditable' })
  })

  const changed = { ...writtenPaper, title: '钙钛矿薄膜的缺陷钝化与稳定性', conflicts: ['王磊'] }
  const change = async (id: number) => {
    const { version, form_version } = await author.call('getPaper', { id })
    return { id, version, form_version, key: freshKey(), form: JSON.stringify(changed) }
  }

  it('[PAP-05] what was submitted can be changed until the deadline, and the organizers read the changes once they are submitted', async () => {
    const { id } = await submit()
    const chair = await shop.signedIn('organizer')
    const titleFor = async () => (await chair.call('getDeskPaper', { id })).title
    const { form_version } = await author.call('getPaper', { id })
    await author.call('savePaper', { id, form_version, form: JSON.stringify(changed), response: '' })
    expect(await author.call('getPaper', { id })).toMatchObject({
      editing: 'submitted',
      form: changed,
      submitted: writtenPaper,
      has_unsent: true,
      title: writtenPaper.title,
    })
    expect(await titleFor()).toBe(writtenPaper.title)

    const send = await change(id)
    const done = await author.call('amendPaper', send)
    expect(done).toMatchObject({
      state: 'administrator_review.active',
      form: changed,
      submitted: changed,
      has_unsent: false,
    })
    expect(done.history.at(-1)).toMatchObject({ step: 'amended', by: 'author' })
    expect(await author.call('amendPaper', send)).toEqual(done)
    expect(await titleFor()).toBe(changed.title)
    expect(await author.call('uploadPaperFile', put(id))).toMatchObject({ kind: 'pdf' })
  })

  it('[PAP-05] after a withdrawal that was taken back it can be changed as before', async () => {
    const { id, version } = await submit()
    await author.call('withdrawPaper', {
      id,
      version,
      key: freshKey(),
      confirmation: '撤回',
      reason: '实验有误',
    })
    expect(await author.call('getPaper', { id })).toMatchObject({ editing: null })
    expect(await author.refused('amendPaper', await change(id))).toMatchObject({ reason: 'paperWithdrawn' })
    await author.call('revivePaper', { id, version: version + 1, key: freshKey() })
    expect(await author.call('getPaper', { id })).toMatchObject({ editing: 'submitted' })
    expect(await author.call('amendPaper', await change(id))).toMatchObject({ form: changed })
  })

  it('[PAP-05] nothing is changed after the deadline, and none of what was typed without being submitted is shown', async () => {
    const { id, form_version } = await submit()
    await author.call('savePaper', { id, form_version, form: JSON.stringify(changed), response: '' })
    await deadline(shop.server.clock.now - day)
    expect(await author.refused('amendPaper', await change(id))).toMatchObject({ reason: 'submissionOver' })
    expect(await author.call('getPaper', { id })).toMatchObject({
      editing: null,
      form: writtenPaper,
      has_unsent: false,
    })
  })

  it('[PAP-05] once the chairs have passed it on, nothing of it is changed under the eyes of its reviewers', async () => {
    const { id } = await submit()
    await moveTo(id, 'first_review.active', { round: 1 })
    expect(await author.call('getPaper', { id })).toMatchObject({ editing: null, form: writtenPaper })
    expect(await author.refused('amendPaper', await change(id))).toMatchObject({ reason: 'paperUnderReview' })
    expect(await author.refused('uploadPaperFile', put(id))).toMatchObject({ reason: 'paperNotEditable' })
  })

  it('[FILE-01] [FILE-02] files that lie are refused by name, and nothing of them is kept', async () => {
    const { id } = await begin()
    const bomb = docx()
    // Size of the first file of the archive's directory: unpacked it takes a gigabyte.
    bomb.writeUInt32LE(1024 ** 3, bomb.indexOf('PK\x01\x02') + 24)
    const lies = [
      [put(id, 'pdf', '论文.pdf', Buffer.from('MZ\x90\x00')), 'content', 'fileContentWrong'],
      [put(id, 'pdf', '论文.exe'), 'name', 'fileTypeWrong'],
      [put(id, 'pdf', '论文.pdf', zip('a.txt')), 'content', 'fileContentWrong'],
      [put(id, 'pdf', '论文.pdf', Buffer.concat([pdf(), zip('a.txt')])), 'content', 'fileContentWrong'],
      [put(id, 'pdf', '论文.pdf', pdf().subarray(0, 40)), 'content', 'fileContentWrong'],
      [put(id, 'pdf', '论文.doc', cfb(), docType), 'content', 'fileTypeWrong'],
      [put(id, 'doc', '论文.docx', zip('OFD.xml'), docxType), 'content', 'fileContentWrong'],
      [put(id, 'doc', '论文.docx', docx('word/vbaProject.bin'), docxType), 'content', 'fileContentWrong'],
      [put(id, 'doc', '论文.docx', bomb, docxType), 'content', 'fileContentWrong'],
      [put(id, 'doc', '论文.doc', docx(), docxType), 'name', 'fileTypeWrong'],
      [put(id, 'pdf', '论文.pdf', pdf(30 * 1024 * 1024)), 'content', 'fileTooLarge'],
    ] as const
    for (const [wish, field, reason] of lies) {
      const { content: _, ...about } = wish
      expect({ about, ...(await author.refused('uploadPaperFile', wish)) }).toMatchObject({
        about,
        field,
        reason,
      })
    }
    expect(await shop.db.select().from(paperFiles).where(eq(paperFiles.paperId, id))).toEqual([])
    const whole = pdf(30 * 1024 * 1024 - pdf().length - 60)
    expect(
      await author.refused('uploadPaperFile', put(id, 'pdf', '论文.pdf', whole)),
      'its end is too far away to be one',
    ).toMatchObject({ reason: 'fileContentWrong' })
    const exact = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(30 * 1024 * 1024 - 16),
      Buffer.from('\n%%EOF\n'),
    ])
    expect(exact.length).toBe(30 * 1024 * 1024)
    expect(await author.call('uploadPaperFile', put(id, 'pdf', '论文.pdf', exact))).toMatchObject({
      bytes: exact.length,
    })
  })

  it('[PAP-01] a revision is typed in private, compared with the former version, and submitted with its letter', async () => {
    const { id } = await submit()
    await moveTo(id, 'first_review.awaiting_revision', {
      round: 1,
      version: 3,
      revisionDueAt: new Date(shop.server.clock.now + day),
    })
    const { form_version } = await author.call('getPaper', { id })
    const better = { ...writtenPaper, title: '钙钛矿薄膜的缺陷钝化与稳定性' }
    const typed = { id, form: JSON.stringify(better), response: '第一条：已补充实验。' }
    const kept = await author.call('savePaper', { ...typed, form_version })
    const chair = await shop.signedIn('organizer')
    const { detail } = await chair.call('getRecord', { entity: 'paper', id })
    expect(detail.find(({ field }) => field === 'title')?.value).toBe(writtenPaper.title)
    expect(await author.call('getPaper', { id })).toMatchObject({ form: better, submitted: writtenPaper })

    const send = { ...typed, version: 3, ...kept, key: freshKey() }
    const done = await author.call('resubmitPaper', send)
    expect(done).toMatchObject({
      state: 'second_review.active',
      round: 2,
      form: better,
      submitted: writtenPaper,
    })
    expect(await author.call('resubmitPaper', send)).toEqual(done)
    const rows = await shop.db
      .select({ round: paperSubmissions.round, response: paperSubmissions.response })
      .from(paperSubmissions)
      .where(eq(paperSubmissions.paperId, id))
      .orderBy(paperSubmissions.id)
    expect(rows).toEqual([
      { round: 0, response: '' },
      { round: 2, response: '第一条：已补充实验。' },
    ])
  })

  it('a revision needs the letter, and its date', async () => {
    const { id } = await submit()
    await moveTo(id, 'first_review.awaiting_revision', {
      round: 1,
      version: 3,
      revisionDueAt: new Date(shop.server.clock.now + day),
    })
    const { form_version } = await author.call('getPaper', { id })
    const send = { id, version: 3, form_version, form }
    expect(await author.refused('resubmitPaper', { ...send, response: ' ', key: freshKey() })).toMatchObject({
      reason: 'responseMissing',
    })
    await moveTo(id, 'first_review.awaiting_revision', {
      revisionDueAt: new Date(shop.server.clock.now - day),
    })
    expect(await author.refused('resubmitPaper', { ...send, response: '信', key: freshKey() })).toMatchObject(
      { reason: 'revisionOver' },
    )
  })

  it('[REV-02] reviews and the decision are the author’s to read after the release, and never say whose they are', async () => {
    const { id } = await submit()
    await moveTo(id, 'first_review.active', { round: 1 })
    const userId = await shop.idOf('approved')
    await shop.db.insert(reviews).values({
      paperId: id,
      userId,
      round: 1,
      responseDueAt: new Date(shop.server.clock.now),
      state: 'accepted.submitted',
      recommendation: 'major_revision',
      comments: '对照组不足。',
      remarks: '仅供主席。',
    })
    const [decision] = await shop.db
      .insert(paperDecisions)
      .values({ paperId: id, round: 1, decision: 'minor_revision', letter: '请小修。', userId })
      .returning()
    const before = await author.raw('getPaper', { id })
    expect(before.data).toMatchObject({ decisions: [], last_decision: null })
    expect(JSON.stringify(before)).not.toMatch(/对照组|小修|仅供主席/)
    await shop.db
      .update(paperDecisions)
      .set({ state: 'released' })
      .where(eq(paperDecisions.id, decision?.id ?? 0))
    const { decisions } = await author.call('getPaper', { id })
    expect(decisions).toEqual([
      {
        round: 1,
        decision: 'minor_revision',
        outcome: 'minor_revision',
        letter: '请小修。',
        at: expect.any(String),
        reviews: [{ number: 1, recommendation: 'major_revision', comments: '对照组不足。' }],
      },
    ])
  })

  it('the final files are confirmed once, and no longer replaced', async () => {
    const { id } = await submit()
    await moveTo(id, 'first_review.accepted', { round: 1, version: 4 })
    await author.call('uploadPaperFile', put(id))
    const done = await author.call('finalizePaper', { id, version: 4, key: freshKey() })
    expect(done).toMatchObject({ has_final: true })
    expect(await author.refused('uploadPaperFile', put(id))).toMatchObject({ reason: 'paperNotEditable' })
  })

  it('[PAP-01] the author of an accepted paper sees until when the final files are to come', async () => {
    const chair = await shop.signedIn('organizer')
    const { id } = await submit()
    await moveTo(id, 'first_review.accepted', { round: 1, version: 4 })
    expect((await author.call('getPaper', { id })).final_due_at).toBeNull()
    const conference_id = shop.conference.id
    const {
      conference: _title,
      time_zone: _zone,
      ...settings
    } = await chair.call('getPaperSettings', {
      conference_id,
    })
    const save = (final_deadline: string, version: number) => ({ ...settings, final_deadline, version })
    expect(
      await chair.refused('savePaperSettings', save('2020-01-01T00:00', settings.version)),
    ).toMatchObject({ reason: 'deadlinePast', field: 'final_deadline' })
    const year = new Date(shop.server.clock.now).getUTCFullYear() + 1
    const typed = `${year}-05-01T23:59`
    const saved = await chair.call('savePaperSettings', save(typed, settings.version))
    expect(saved.final_deadline).toBe(typed)
    // The whole minute belongs to it, by the clock of the conference.
    const due = `${year}-05-01T15:59:59.000Z`
    expect((await author.call('getPaper', { id })).final_due_at).toBe(due)
    expect((await author.call('listPapers', {})).list).toMatchObject([{ id, final_due_at: due }])
    const { list } = await author.call('listMyConferences', {})
    expect(list.find((each) => each.id === conference_id)?.next).toMatchObject({ name: 'finalize', at: due })
    const opened = await chair.call('savePaperSettings', save('', saved.version))
    expect(opened.final_deadline).toBe('')
    expect((await author.call('getPaper', { id })).final_due_at).toBeNull()
  })

  it('[PAP-06] final files and their corrections come before their date and its grace, which chairs can move', async () => {
    const { id } = await submit()
    await moveTo(id, 'first_review.accepted', { round: 1, version: 4 })
    const key = freshKey()
    const corrected = { ...writtenPaper, title: '更正后的标题', authors: writtenPaper.authors.toReversed() }
    const wish = { id, version: 4, key, form: JSON.stringify(corrected) }
    const dueIn = async (minutes: number) => {
      const values = { finalDueAt: new Date(shop.server.clock.now + minutes * 60_000) }
      await shop.db
        .insert(paperSettings)
        .values({ conferenceId: shop.conference.id, ...paperDefaults, ...values })
        .onConflictDoUpdate({ target: paperSettings.conferenceId, set: values })
    }
    await dueIn(-31)
    expect((await author.call('getPaper', { id })).final).toBe('over')
    expect(await author.refused('finalizePaper', wish)).toMatchObject({ reason: 'finalOver' })
    expect(await author.refused('uploadPaperFile', put(id))).toMatchObject({ reason: 'finalOver' })
    expect((await author.call('getPaper', { id })).form).toEqual(writtenPaper)
    await dueIn(-29)
    expect((await author.call('getPaper', { id })).final).toBe('open')
    for (const authors of [
      [...writtenPaper.authors, { ...writtenPaper.authors[0], email: 'other@example.org' }],
      writtenPaper.authors.map((each) => ({ ...each, email: `x${each.email}` })),
    ])
      expect(
        await author.refused('finalizePaper', {
          ...wish,
          form: JSON.stringify({ ...writtenPaper, authors }),
        }),
      ).toMatchObject({ reason: 'authorsFixed', field: 'form' })
    const done = await author.call('finalizePaper', wish)
    expect(done).toMatchObject({ form: corrected, submitted: writtenPaper, has_final: true, final: null })
    expect(await author.call('finalizePaper', wish)).toEqual(done)
  })

  it('[PAP-06] a chair sees what the final version corrects beside what was accepted', async () => {
    const chair = await shop.signedIn('organizer')
    const { id } = await submit()
    await moveTo(id, 'first_review.accepted', { round: 1, version: 4 })
    await shop.db.insert(paperDecisions).values({
      paperId: id,
      round: 1,
      decision: 'accept',
      userId: 1,
      state: 'released',
      movedAt: new Date(shop.server.clock.now),
    })
    const lines = async () => (await chair.call('getRecord', { entity: 'paper', id })).detail
    expect((await lines()).filter(({ before }) => before !== undefined)).toEqual([])
    shop.server.clock.now += 60_000
    const corrected = { ...writtenPaper, title: '更正后的标题', conflicts: ['不算数'] }
    await author.call('finalizePaper', { id, version: 4, key: freshKey(), form: JSON.stringify(corrected) })
    expect((await lines()).filter(({ before }) => before !== undefined)).toEqual([
      { field: 'title', kind: 'text', value: '更正后的标题', before: writtenPaper.title },
    ])
    const desk = await chair.call('getDeskPaper', { id })
    expect(desk).toMatchObject({
      form: { title: '更正后的标题', conflicts: writtenPaper.conflicts },
      before: writtenPaper,
    })
  })

  it('a foreign paper is like none, for every call', async () => {
    const { id } = await begin()
    const other = await shop.signedIn('approved')
    const about = (of: number) =>
      [
        ['getPaper', { id: of }],
        ['savePaper', { id: of, form_version: 0, form, response: '' }],
        ['submitPaper', { id: of, version: 0, form_version: 0, key: freshKey(), form }],
        ['resubmitPaper', { id: of, version: 0, form_version: 0, key: freshKey(), form, response: 'x' }],
        ['finalizePaper', { id: of, version: 0, key: freshKey() }],
        ['uploadPaperFile', put(of)],
      ] as const
    const none = about(999_999)
    for (const [at, [name, fields]] of about(id).entries()) {
      const nothing = none[at]?.[1] ?? fields
      expect([name, await other.raw(name, fields)]).toEqual([name, await other.raw(name, nothing)])
      expect((await other.refused(name, fields)).reason).toBe('notFound')
    }
    expect((await other.call('listPapers', {})).total).toBe(0)
    expect((await author.call('listPapers', {})).list).toMatchObject([{ id, state: 'draft' }])
  })
})
