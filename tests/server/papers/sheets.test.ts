import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import writeXlsx from 'write-excel-file/node'

import {
  sheetFormats,
  sheetTypes,
  type SheetFormat,
  type SheetKind,
} from '../../../src/contract/paperSheetWords.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { paperReviewers, reviewInvitations } from '../../../server/db/schema/paperReviewers.ts'
import { paperDecisions, papers, paperSettings, reviews } from '../../../server/db/schema/papers.ts'
import { sheetImports, sheetRows } from '../../../server/db/schema/paperSheets.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { writeSheet } from '../../../server/sheets/writeSheet.ts'
import { sweepSheets } from '../../../server/db/sweep.ts'
import { newMemory } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { zipOf } from '../documents/officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describe('spreadsheets of the chair', () => {
  let shop: Shop
  let close: () => Promise<void>
  let chair: Browser
  let conference_id: number
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    conference_id = shop.conference.id
    chair = await shop.signedIn('organizer', { lang: 'zh' })
  })
  afterAll(() => close())
  beforeEach(async () => {
    const { db } = shop
    await db.delete(sheetImports)
    await db.delete(reviewInvitations)
    await db.delete(reviews)
    await db.delete(paperReviewers)
    await db.delete(paperDecisions)
    await db.delete(paperSettings)
    await db.update(papers).set({ state: 'draft', withdrawnFrom: null })
    // Each test has its hour.
    shop.server.clock.now += 2 * 3_600_000
  })

  const addPaper = async (more: Partial<typeof papers.$inferInsert> = {}) => {
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: conference_id,
        form: writtenPaper,
        state: 'first_review.active',
        round: 1,
        ...more,
      })
      .returning()
    return row?.id ?? 0
  }
  const guest = (email: string, more: object = {}) =>
    chair.call('savePoolMember', { conference_id, contact: email, name: '周启', load_cap: 3, ...more })
  const csv = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
  const wish = (kind: SheetKind, bytes: Buffer, format: SheetFormat = 'csv') => ({
    conference_id,
    kind,
    name: `sheet.${format}`,
    content: dataAddress(sheetTypes[format], bytes),
  })
  const check = (kind: SheetKind, text: string | Buffer, format: SheetFormat = 'csv') =>
    chair.call('checkSheet', wish(kind, typeof text === 'string' ? csv(text) : text, format))
  const rowsOf = async (id: number, by = chair) =>
    (await by.call('listSheetRows', { conference_id, id, page_size: 50 })).list
  const previewOf = async (...args: Parameters<typeof check>) => rowsOf((await check(...args)).id)
  const apply = (id: number, by = chair) => by.call('applySheet', { conference_id, id })
  const get = (path: string, by = chair) => by.request(`/files/papers/${conference_id}/${path}`)
  const taken = async (path: string) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const decisionsOf = (paperId: number) =>
    shop.db.select().from(paperDecisions).where(eq(paperDecisions.paperId, paperId))
  const ask = async (paperId: number, reviewer_id: number) =>
    chair.call('inviteReviewer', { id: paperId, reviewer_id, reason: '', key: freshKey() })

  it.each([
    ['csv', 'zh'],
    ['xlsx', 'zh'],
    ['csv', 'en'],
    ['xlsx', 'en'],
  ] as const)(
    '[PAP-01] what is taken out as %s in %s and brought back changes nothing',
    async (format, lang) => {
      const [first, second] = [await addPaper(), await addPaper()]
      const [zhou, member] = [await guest('zhou@uni-a.example'), await guest('newcomer')]
      for (const { id } of [zhou, member]) await ask(first, id)
      await ask(second, zhou.id)
      const [asked] = await shop.db.select().from(reviews)
      await shop.db
        .update(reviews)
        .set({ state: 'pending.cancelled' })
        .where(eq(reviews.id, asked?.id ?? 0))
      await check('decisions', `paper,decision,letter\n${second},小修,"=1+1\n@第二行 ""引号"""`).then(
        ({ id }) => apply(id),
      )
      const decisions = await taken(`papers.${format}?lang=${lang}`)
      expect(await check('decisions', decisions, format)).toMatchObject({
        rows: 2,
        same: 2,
        changes: 0,
        faults: 0,
      })
      const assigned = await taken(`assignments.${format}?lang=${lang}`)
      expect(await check('assignments', assigned, format)).toMatchObject({
        rows: 3,
        same: 3,
        changes: 0,
        faults: 0,
      })
    },
  )

  it('[PAP-01] prepares decisions as they were shown, and releases none', async () => {
    const [first, second, third] = [await addPaper(), await addPaper(), await addPaper()]
    const text = `论文编号,决定,决定信\n#${first},录用,恭喜。\n${second},major revision,请修改。\n${third},,\n`
    const preview = await check('decisions', text)
    expect(preview).toMatchObject({ kind: 'decisions', rows: 3, same: 1, changes: 2, faults: 0 })
    expect(await rowsOf(preview.id)).toMatchObject([
      { id: 2, paper: `#${first}`, title: writtenPaper.title, change: 'decide', before: '', after: '录用' },
      { id: 3, change: 'decide', after: '大修', outcome: null },
      { id: 4, change: 'same' },
    ])
    expect(await decisionsOf(first)).toEqual([])
    expect(await apply(preview.id)).toEqual({ done: 2, refused: 0, left: 0 })
    expect(await apply(preview.id)).toEqual({ done: 2, refused: 0, left: 0 })
    expect(await decisionsOf(first)).toMatchObject([
      { state: 'prepared', decision: 'accept', letter: '恭喜。' },
    ])
    expect(await decisionsOf(second)).toMatchObject([{ state: 'prepared', decision: 'major_revision' }])
    const [paper] = await shop.db.select().from(papers).where(eq(papers.id, first))
    expect(paper).toMatchObject({ state: 'first_review.active', lastDecision: null })
    const again = await previewOf(
      'decisions',
      `paper,decision,letter\n${first},accept,另一封\n${second},退稿,抱歉`,
    )
    expect(again).toMatchObject([
      { change: 'decide', before: '录用', after: '录用（更换决定信）' },
      { change: 'decide', before: '大修', after: '拒稿' },
    ])
  })

  it('[REV-01] invites and withdraws reviewers as they were shown', async () => {
    const id = await addPaper()
    const [zhou, member] = [await guest('zhou@uni-a.example'), await guest('newcomer')]
    await ask(id, member.id)
    const text = `paper,email,action,reason\n${id},ZHOU@uni-a.example,指派,\n`
    const more = `paper,reviewer_id,action,reason\n${id},${member.id},撤回,改由他人审稿\n${id},${zhou.id},withdraw,\n`
    const preview = await check('assignments', text)
    expect(await rowsOf(preview.id)).toMatchObject([{ change: 'assign', before: '', after: '指派' }])
    expect(await apply(preview.id)).toEqual({ done: 1, refused: 0, left: 0 })
    expect(await shop.db.select().from(reviewInvitations)).toMatchObject([{ email: 'zhou@uni-a.example' }])
    const { id: second } = await check('assignments', more)
    expect(await rowsOf(second)).toMatchObject([
      { change: 'withdraw', before: '待回复', after: '撤回' },
      { change: 'withdraw' },
    ])
    expect(await apply(second)).toEqual({ done: 2, refused: 0, left: 0 })
    expect(await shop.db.select().from(reviews)).toMatchObject([
      { state: 'pending.cancelled', reason: '改由他人审稿' },
    ])
    const [link] = await shop.db.select().from(reviewInvitations)
    expect(link?.cancelledAt).not.toBeNull()
  })

  it('[REV-01] names what cannot be done, by row and column, in the language of the chair', async () => {
    const [id, other, revised] = [
      await addPaper(),
      await addPaper(),
      await addPaper({
        state: 'first_review.awaiting_revision',
        revisionDueAt: new Date(shop.server.clock.now),
      }),
    ]
    const [author] = writtenPaper.authors
    await guest('zhou@uni-a.example', { load_cap: 1 })
    await guest(author?.email ?? '')
    await guest('off@uni-b.example', { is_active: 0 })
    await guest('same@uni-c.example', { affiliation: '某大学' })
    const lines = [
      ['999999', 'zhou@uni-a.example', 'assign'],
      [id, 'nobody@uni-a.example', 'assign'],
      [id, author?.email, 'assign'],
      [id, 'same@uni-c.example', 'assign'],
      [id, 'off@uni-b.example', 'assign'],
      [revised, 'zhou@uni-a.example', 'assign'],
      [id, 'zhou@uni-a.example', 'assign'],
      [id, 'zhou@uni-a.example', 'assign'],
      [other, 'zhou@uni-a.example', 'assign'],
      [other, 'zhou@uni-a.example', 'hello'],
      [other, 'same@uni-c.example', 'withdraw'],
      ['=1+1', 'zhou@uni-a.example', 'assign'],
    ]
    const preview = await check(
      'assignments',
      ['paper,email,action', ...lines.map((line) => line.join())].join('\n'),
    )
    const rows = await rowsOf(preview.id)
    expect(rows.map(({ says }) => says)).toEqual([
      '本会议没有这个编号的论文',
      expect.stringContaining('找不到该审稿人'),
      expect.stringContaining('论文作者'),
      expect.stringContaining('利益冲突'),
      expect.stringContaining('停用'),
      expect.stringMatching(/\S/),
      '',
      '与前面的行重复',
      '该审稿人的审稿数已达上限',
      expect.stringContaining('指派或撤回'),
      '本轮未邀请该审稿人',
      '本会议没有这个编号的论文',
    ])
    expect(rows[0]).toMatchObject({ id: 2, column: '论文编号', title: '' })
    expect(rows[8]).toMatchObject({ id: 10, column: '审稿人邮箱' })
    expect(await apply(preview.id)).toEqual({ done: 1, refused: 0, left: 0 })
    const english = await shop.signedIn('organizer', { lang: 'en' })
    expect((await rowsOf(preview.id, english))[0]).toMatchObject({
      column: 'Paper number',
      says: 'This conference has no paper with this number.',
    })
    await shop.db.insert(paperSettings).values({
      conferenceId: conference_id,
      rounds: 1,
      maxRounds: 1,
      graceMinutes: 0,
      reviewsNeeded: 1,
      responseDays: 7,
      reviewDays: 7,
      revisionDays: 7,
      fee: 0,
    })
    const decisions = await previewOf(
      'decisions',
      `paper,decision,letter\n${id},也许,信\n${other},minor,信\n${revised},accept,信\n${id},accept,\n${id},accept,${'长'.repeat(20_001)}`,
    )
    expect(decisions.map(({ change, column }) => [change, column])).toEqual([
      ['fault', '拟定决定'],
      ['fault', '拟定决定'],
      ['fault', '拟定决定'],
      ['fault', '论文编号'],
      ['fault', '论文编号'],
    ])
  })

  it('[REV-01] counts a row that is repeated once towards the load of its reviewer', async () => {
    const [first, second] = [await addPaper(), await addPaper()]
    await guest('zhou@uni-a.example', { load_cap: 2 })
    const line = (id: number) => `${id},zhou@uni-a.example,assign`
    const rows = await previewOf(
      'assignments',
      ['paper,email,action', line(first), line(first), line(second)].join('\n'),
    )
    expect(rows.map(({ change }) => change)).toEqual(['assign', 'fault', 'assign'])
  })

  it('[PAP-01] refuses each row whose paper has moved since it was shown, and writes over nothing', async () => {
    const [first, second] = [await addPaper(), await addPaper()]
    const text = `paper,decision,letter\n${first},accept,好\n${second},accept,好`
    const [mine, theirs] = [await check('decisions', text), await check('decisions', text)]
    await shop.db.update(papers).set({ version: 1 }).where(eq(papers.id, second))
    expect(await apply(mine.id)).toEqual({ done: 1, refused: 1, left: 0 })
    expect(await rowsOf(mine.id)).toMatchObject([
      { outcome: 'done', says: '' },
      { outcome: 'refused', says: expect.stringMatching(/\S/) as string },
    ])
    // The other preview was made before.
    expect(await apply(theirs.id)).toEqual({ done: 0, refused: 2, left: 0 })
    expect(await decisionsOf(first)).toHaveLength(1)
    expect(await decisionsOf(second)).toEqual([])
    const id = await addPaper()
    await guest('zhou@uni-a.example')
    const invited = await check('assignments', `paper,email,action\n${id},zhou@uni-a.example,assign`)
    await shop.db.update(papers).set({ version: 3 }).where(eq(papers.id, id))
    expect(await apply(invited.id)).toEqual({ done: 0, refused: 1, left: 0 })
    expect(await shop.db.$count(reviewInvitations)).toBe(0)
  })

  it('[PAP-01] applies no row twice, however often and by however many requests at once', async () => {
    const ids = []
    for (let count = 0; count < 60; count += 1) ids.push(await addPaper())
    const { id } = await check(
      'decisions',
      ['paper,decision,letter', ...ids.map((each) => `${each},accept,好`)].join('\n'),
    )
    const first = await Promise.all([apply(id), apply(id), apply(id)])
    expect(first.every(({ refused }) => refused === 0)).toBe(true)
    await apply(id)
    expect(await apply(id)).toEqual({ done: 60, refused: 0, left: 0 })
    expect(await shop.db.$count(paperDecisions)).toBe(60)
    const event = and(eq(auditEvents.event, 'sheet.applied'), eq(auditEvents.entityId, String(conference_id)))
    const written = await shop.db.select().from(auditEvents).where(event)
    expect(written.filter(({ data }) => data['sheet'] === id)).toMatchObject([{ data: { rows: 60 } }])
  })

  it('[PAP-01] the preview of a chair is private, and a conference without the account as chair does not exist', async () => {
    const own = await addPaper({ userId: await shop.idOf('organizer') })
    const { id } = await check('decisions', `paper,decision,letter\n${own},accept,好`)
    // A paper of the chair's own is answered like one that is not there.
    const none = await previewOf('decisions', 'paper,decision,letter\n999999,accept,好')
    const unnumbered = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
      rows.map((row) => ({ ...row, paper: '' }))
    expect(unnumbered(await rowsOf(id))).toEqual(unnumbered(none))
    const userId = await shop.idOf('approved')
    await shop.db.insert(userRoles).values({ userId, role: 'organizer', conferenceId: conference_id })
    const second = await shop.signedIn('approved', { lang: 'zh' })
    const missing = { conference_id, id: 999_999 }
    for (const name of ['listSheetRows', 'applySheet'] as const)
      expect(await second.refused(name, { conference_id, id })).toEqual(await second.refused(name, missing))
    const author = await shop.signedIn('linmei', { lang: 'zh' })
    const bytes = csv('paper,decision\n1,accept')
    expect(await author.refused('checkSheet', wish('decisions', bytes))).toEqual(
      await author.refused('checkSheet', { ...wish('decisions', bytes), conference_id: 999_999 }),
    )
    await shop.db.delete(userRoles).where(eq(userRoles.userId, userId))
  })

  it('[PAP-01] gives spreadsheets to chairs alone, without their own papers, and writes it down', async () => {
    const shown = await addPaper()
    const own = await addPaper({
      userId: await shop.idOf('organizer'),
      form: { ...writtenPaper, title: '主席自己的论文' },
    })
    await shop.db.insert(reviews).values({
      paperId: own,
      userId: await shop.idOf('newcomer'),
      round: 1,
      responseDueAt: new Date(shop.server.clock.now),
      state: 'accepted.submitted',
      comments: '只有别人能看',
    })
    for (const name of ['papers', 'assignments', 'reviews']) {
      const text = (await taken(`${name}.csv`)).toString('utf8')
      expect(text.startsWith('\uFEFF论文编号,')).toBe(true)
      expect(text).not.toContain('主席自己的论文')
      expect(text).not.toContain('只有别人能看')
      if (name === 'papers') expect(text).toContain(`\r\n${shown},${writtenPaper.title},`)
    }
    const author = await shop.signedIn('linmei')
    const headers = { accept: 'application/json' }
    for (const browser of [author, chair]) {
      const ids = browser === author ? [conference_id, 999_999] : [shop.other.id, 999_999]
      const [theirs, none] = await Promise.all(
        ids.map(async (id) => {
          const answer = await browser.request(`/files/papers/${id}/papers.csv`, { headers })
          return [answer.status, await answer.text()]
        }),
      )
      if (browser === author) expect(theirs).toEqual(none)
      expect(none?.[0]).toBe(404)
    }
    const guest = await get('papers.csv', shop.server.browser())
    expect(await guest.text()).not.toContain('论文编号')
    expect((await get('users.csv')).status).toBe(404)
    const found = await shop.db.select().from(auditEvents).where(eq(auditEvents.event, 'sheet.exported'))
    expect(found.map(({ data }) => data['what'])).toContain('reviews')
  })

  it('[PAP-01] takes out what the filter of the desk shows, with numbers as numbers and texts as texts', async () => {
    const form = {
      ...writtenPaper,
      title: '=HYPERLINK("http://evil.example")\u202Egnp.exe\u200B',
      eng_title: '-1+1 <&> _x0041_',
    }
    const id = await addPaper({ form })
    await addPaper({ state: 'second_review.rejected' })
    await shop.db.insert(reviews).values(
      (['accept', 'major_revision'] as const).map((recommendation, index) => ({
        paperId: id,
        userId: index + 1,
        round: 1,
        responseDueAt: new Date(shop.server.clock.now),
        state: 'accepted.submitted',
        recommendation,
        comments: '@意见',
        submittedAt: new Date(shop.server.clock.now),
      })),
    )
    const [sheet] = await readXlsx(await taken('papers.xlsx?filter=review&lang=en'))
    const [labels, keys, ...rows] = sheet?.data ?? []
    expect(labels?.slice(0, 3)).toEqual(['Paper number', 'Chinese title', 'English title'])
    expect(keys?.slice(0, 3)).toEqual(['paper', 'title', 'eng_title'])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.slice(0, 9)).toEqual([
      id,
      '=HYPERLINK("http://evil.example")gnp.exe',
      '-1+1 <&> _x0041_',
      'First review',
      'Active',
      1,
      2,
      2,
      3,
    ])
    const text = (await taken('papers.csv?filter=review')).toString('utf8')
    expect(text).toContain(`${id},"'=HYPERLINK(""http://evil.example"")gnp.exe",'-1+1 <&> _x0041_,`)
    expect((await taken('reviews.csv')).toString('utf8')).toContain("'@意见")
    const refused = await get('papers.csv?filter=x')
    expect(await refused.json()).toMatchObject({ data: { reason: 'invalid', field: 'filter' } })
  })

  it.each(sheetFormats)(
    '[PAP-01] makes of %s no more rows than are read, and ends with a reader who leaves',
    async (format) => {
      let made = 0
      let end = () => {}
      const ended = new Promise<void>((resolve) => {
        end = resolve
      })
      async function* endless() {
        try {
          for (;;) {
            made += 1
            yield [[made, randomBytes(3000).toString('base64')]]
          }
        } finally {
          end()
        }
      }
      const reader = writeSheet(format, endless()).getReader()
      for (let count = 0; count < 20; count += 1) expect((await reader.read()).done).toBe(false)
      await reader.cancel()
      await ended
      expect(made).toBeLessThan(200)
    },
  )

  it('[MEM-01] hides the address of an account as the desk does', async () => {
    const id = await addPaper()
    await shop.db
      .update(users)
      .set({ email: 'secret.name@uni-d.example' })
      .where(eq(users.account, 'newcomer'))
    const { id: reviewer } = await guest('newcomer')
    await ask(id, reviewer)
    const text = (await taken('assignments.csv')).toString('utf8')
    expect(text).toContain('s***@uni-d.example')
    expect(text).not.toContain('secret.name')
  })

  it('[FILE-02] reads GB18030, UTF-16 and UTF-8 with a mark, other separators and files of Excel', async () => {
    const id = await addPaper()
    const [zhong, wen] = [Buffer.from([0xc2, 0xbc]), Buffer.from([0xd3, 0xc3])]
    // 录用 in GB18030.
    const gb = Buffer.concat([
      csv(`paper,decision,letter\r\n${id},`),
      zhong,
      wen,
      csv(',Congratulations\r\n'),
    ])
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      csv(`paper\tdecision\tletter\n${id}\t录用\t好`, 'utf16le'),
    ])
    const excel = await writeXlsx([
      [{ value: 'Paper number' }, { value: '决定' }, { value: '决定信' }],
      [{ value: id, type: Number }, { value: '录用' }, { value: "'=好" }],
    ]).toBuffer()
    const read = [
      await previewOf('decisions', gb),
      await previewOf('decisions', wide),
      await previewOf('decisions', csv(`\uFEFFpaper;decision;letter\n${id};ACCEPTED;"a;b"`)),
      await previewOf('decisions', excel, 'xlsx'),
    ]
    for (const rows of read) expect(rows).toMatchObject([{ change: 'decide', after: '录用' }])
  })

  it('[PAP-01] takes no error of a formula for a decision or a letter', async () => {
    const id = await addPaper()
    const rows = await previewOf('decisions', `paper,decision,letter\n${id},accept,#N/A\n#VALUE!,accept,好`)
    expect(rows).toMatchObject([
      { change: 'fault', column: '决定信', says: expect.stringContaining('#N/A') as string },
      { change: 'fault', column: '论文编号' },
    ])
  })

  const sheetXml = (rows: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
  const workbook =
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="a" sheetId="1"/></sheets></workbook>'
  const xlsx = (rows: string | Buffer, ...more: ReadonlyArray<readonly [string, string | Buffer]>) =>
    zipOf([['xl/workbook.xml', workbook], ['xl/worksheets/sheet1.xml', rows], ...more], true)
  /** Archive whose directory states another unpacked size of the last file. */
  const lying = (bytes: Buffer, size: number) => {
    const at = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bytes.writeUInt32LE(size, at + 24)
    return bytes
  }

  it.each([
    ['a PDF', 'csv', () => csv('%PDF-1.7\0'), 'sheetUnreadable'],
    ['an archive that says it is CSV', 'csv', () => xlsx(sheetXml('')), 'fileContentWrong'],
    ['text that says it is XLSX', 'xlsx', () => csv('paper,decision'), 'fileContentWrong'],
    ['bytes that are no text', 'csv', () => Buffer.from([0x70, 0x01, 0xff, 0x0a]), 'sheetUnreadable'],
    ['nothing below the headings', 'csv', () => csv('paper,decision\n,,,\n\n'), 'sheetEmpty'],
    ['other columns', 'csv', () => csv('a,b\n1,2'), 'sheetColumnMissing'],
    ['an empty file', 'csv', () => csv('\n'), 'sheetColumnMissing'],
    ['50 001 rows', 'csv', () => csv(`paper,decision\n${'1,accept\n'.repeat(50_002)}`), 'sheetTooLarge'],
    [
      'a million cells',
      'csv',
      () => csv(`paper,decision${','.repeat(50)}\n${`${'1,'.repeat(50)}1\n`.repeat(20_001)}`),
      'sheetTooLarge',
    ],
    ['a row of 61 columns', 'csv', () => csv(`paper,decision\n${'1,'.repeat(61)}1`), 'sheetTooLarge'],
    ['a document of Word', 'xlsx', () => zipOf([['word/document.xml', '<a/>']]), 'fileContentWrong'],
    ['macros', 'xlsx', () => xlsx(sheetXml(''), ['xl/vbaProject.bin', 'x']), 'fileContentWrong'],
    ['a broken archive', 'xlsx', () => csv('PK\x03\x04broken'), 'sheetUnreadable'],
    ['more than 50 MB unpacked', 'xlsx', () => xlsx(Buffer.alloc(51 * 1024 * 1024, ' ')), 'sheetTooLarge'],
    [
      'a bomb that says it is small',
      'xlsx',
      () => lying(xlsx(Buffer.alloc(60 * 1024 * 1024, ' ')), 1000),
      'sheetTooLarge',
    ],
    [
      'a cell in row 1 048 576',
      'xlsx',
      () => xlsx(sheetXml('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')),
      'sheetTooLarge',
    ],
    [
      'a cell in column XFD',
      'xlsx',
      () => xlsx(sheetXml('<row r="1"><c r="XFD1"><v>1</v></c></row>')),
      'sheetTooLarge',
    ],
    ['no XML', 'xlsx', () => xlsx('<<<'), 'sheetUnreadable'],
  ] as const)('[FILE-02] refuses %s as %s by name', async (_what, format, bytes, reason) => {
    const { reason: said } = await chair.refused('checkSheet', wish('decisions', bytes(), format))
    expect(said).toBe(reason)
    expect(await shop.db.$count(sheetImports)).toBe(0)
  })

  it('[FILE-02] keeps no file, and refuses names and sizes before it reads one', async () => {
    const before = await shop.db.$count(uploadedFiles)
    const id = await addPaper()
    await check('decisions', `paper,decision,letter\n${id},accept,好`)
    expect(await shop.db.$count(uploadedFiles)).toBe(before)
    const good = wish('decisions', csv('paper,decision\n1,accept'))
    expect(await chair.refused('checkSheet', { ...good, name: 'a.xls' })).toMatchObject({
      reason: 'fileTypeWrong',
      field: 'name',
    })
    expect(await chair.refused('checkSheet', { ...good, name: 'a.xlsx' })).toMatchObject({
      reason: 'fileTypeWrong',
    })
    const large = wish('decisions', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))
    expect((await chair.refused('checkSheet', large)).reason).toMatch(/TooLarge$/)
  })

  it('[FILE-02] of ten at once answers each or asks it to wait, and keeps ten of a chair at most', async () => {
    const id = await addPaper()
    const bytes = csv(`paper,decision,letter\n${id},accept,好`)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => chair.raw('checkSheet', wish('decisions', bytes))),
    )
    const said = answers.map(({ data }) => (data as { reason?: string }).reason ?? 'read')
    expect(said.filter((each) => each === 'read').length).toBeGreaterThan(0)
    expect(new Set([...said, 'limited'])).toEqual(new Set(['read', 'limited']))
    for (let count = 0; count < 11; count += 1) await check('decisions', bytes)
    expect(await shop.db.$count(sheetImports)).toBe(10)
    await sweepSheets(shop.db, shop.server.clock.now + day - 1)
    expect(await shop.db.$count(sheetImports)).toBe(10)
    await sweepSheets(shop.db, shop.server.clock.now + day + 1)
    expect(await shop.db.$count(sheetRows)).toBe(0)
  })
})
