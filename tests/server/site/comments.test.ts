import { and, asc, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import type { MemberComment } from '../../../src/contract/comment.ts'
import { commentLimits } from '../../../src/contract/commentWords.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const minute = 60_000
const nobodys = 2_147_483_647

describeDatabase('comments', (open) => {
  let shop: Shop
  let linmei: Browser
  let chen: Browser
  let su: Browser
  let admin: Browser
  let guest: Browser
  let here: { place: 'news'; target_id: number }
  beforeEach(async () => {
    shop = await openShop(open)
    linmei = await shop.signedIn('linmei')
    chen = await shop.signedIn('approved')
    su = await shop.signedIn('reviewing')
    admin = await shop.signedIn('admin', { lang: 'zh' })
    guest = shop.server.browser()
    await shop.db.delete(schema.comments).where(eq(schema.comments.rootId, schema.comments.rootId))
    await shop.db.delete(schema.comments)
    const [news] = await shop.db.select().from(schema.news).orderBy(asc(schema.news.id)).limit(1)
    here = { place: 'news', target_id: news?.id ?? 0 }
  })

  const say = (browser: Browser, text: string, more: object = {}): Promise<MemberComment> =>
    browser.call('postComment', { ...here, text, key: freshKey(), ...more })
  const read = (browser: Browser, more: object = {}) => browser.call('listComments', { ...here, ...more })
  const later = (ms = minute) => (shop.server.clock.now += ms)
  const told = async (account: string) => {
    const rows = await shop.db
      .select()
      .from(schema.messages)
      .where(and(eq(schema.messages.userId, await shop.idOf(account)), eq(schema.messages.type, 'comment')))
      .orderBy(asc(schema.messages.id))
    return rows.map(({ name, link, content }) => ({ name, link, content }))
  }
  const move = async (browser: Browser, id: number, event: string, more: object = {}) => {
    const { version } = await browser.call('getRecord', { entity: 'comment', id })
    return browser.call('fireRecord', { entity: 'comment', id, event, version, key: freshKey(), ...more })
  }

  it('[CMT-01] a member comments; guests read it, and cannot write', async () => {
    const written = await say(linmei, ' 期待开放数据环节。 ')
    expect(written).toMatchObject({ text: '期待开放数据环节。', is_own: true, state: 'shown', root_id: null })
    const { threads, total } = await read(guest)
    expect(total).toBe(1)
    expect(threads).toEqual([
      { ...written, is_own: false, editable_until: null, replies: [], replies_left: 0 },
    ])
    expect(await guest.refused('postComment', { ...here, text: 'x', key: 'k' })).toMatchObject({
      reason: 'signedOut',
    })
    const nowhere = { place: 'video' as const, target_id: nobodys, text: 'x', key: 'k' }
    expect(await linmei.refused('postComment', nowhere)).toMatchObject({ reason: 'notFound' })
    expect(await guest.refused('listComments', { place: 'news', target_id: nobodys })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('[CMT-01] an answer is in the thread, names its receiver, and notifies them once', async () => {
    const root = await say(linmei, '有回放吗？')
    const first = await say(chen, '有的。', { answers_id: root.id })
    expect(first).toMatchObject({ root_id: root.id, answers: null })
    const second = await say(su, '多久上线？', { answers_id: first.id })
    expect(second).toMatchObject({ root_id: root.id, answers: '陈立' })
    const { threads, total } = await read(guest)
    expect(total).toBe(3)
    expect(threads.map(({ replies }) => replies.map(({ text }) => text))).toEqual([['有的。', '多久上线？']])
    expect(await told('linmei')).toEqual([
      {
        name: 'commentAnswered',
        link: `/news/${here.target_id}#comment-${first.id}`,
        content: expect.stringContaining('陈立') as string,
      },
    ])
    expect(await told('approved')).toMatchObject([{ name: 'commentAnswered' }])
    // No notification of one's own words.
    await say(linmei, '谢谢。', { answers_id: root.id })
    expect(await told('linmei')).toHaveLength(1)
  })

  it('[CMT-01] people of the thread are spoken to by their names in the text, and nobody else', async () => {
    const root = await say(linmei, '有回放吗？')
    const answer = await say(chen, '有的。', { answers_id: root.id })
    const both = await say(su, '@林梅 @陈立 感谢', {
      answers_id: answer.id,
      mentions: `${root.id},${answer.id}`,
    })
    expect(both.mentions).toEqual(['林梅', '陈立'])
    const [row] = await shop.db.select().from(schema.comments).where(eq(schema.comments.id, both.id))
    expect(row?.mentions).toEqual([
      { userId: await shop.idOf('linmei'), name: '林梅' },
      { userId: await shop.idOf('approved'), name: '陈立' },
    ])
    // The answered member gets one message, not two.
    expect((await told('approved')).map(({ name }) => name)).toEqual(['commentAnswered'])
    expect((await told('linmei')).map(({ name }) => name)).toEqual(['commentAnswered', 'commentMention'])
    // A name that is not in the text is left out.
    expect(await say(su, '没有名字', { answers_id: root.id, mentions: `${answer.id}` })).toMatchObject({
      mentions: [],
    })
    const elsewhere = await say(chen, '另一段')
    // Nor the author of a comment that is no longer readable.
    const gone = await say(chen, '稍后', { answers_id: root.id })
    await chen.call('removeComment', { id: gone.id })
    const hidden = await say(chen, '广告', { answers_id: root.id })
    await move(admin, hidden.id, 'comment.hide', { reason: '广告' })
    for (const mentions of [elsewhere.id, nobodys, gone.id, hidden.id].map(String))
      expect(
        await su.refused('postComment', {
          ...here,
          text: '@陈立',
          key: freshKey(),
          answers_id: root.id,
          mentions,
        }),
      ).toMatchObject({ reason: 'mentionUnknown', field: 'mentions' })
    expect(
      await su.refused('postComment', { ...here, text: '@陈立', key: freshKey(), mentions: `${root.id}` }),
    ).toMatchObject({ reason: 'mentionUnknown' })
  })

  it('[CMT-01] a comment is changed within ten minutes by its author, is marked so, and names that went are dropped', async () => {
    const root = await say(linmei, '有回放吗？')
    const mine = await say(su, '@林梅 有的', { answers_id: root.id, mentions: `${root.id}` })
    later(commentLimits.editMinutes * minute)
    const edited = await su.call('amendComment', { id: mine.id, version: 0, text: '一周内上线' })
    expect(edited).toMatchObject({ text: '一周内上线', version: 1, mentions: [] })
    expect(edited.edited_at).not.toBeNull()
    // The answer was lost: a retry changes nothing.
    expect(await su.call('amendComment', { id: mine.id, version: 0, text: '一周内上线' })).toEqual(edited)
    // Another tab.
    expect(await su.refused('amendComment', { id: mine.id, version: 0, text: '另一个页面' })).toMatchObject({
      reason: 'versionConflict',
    })
    later(1)
    expect(await su.refused('amendComment', { id: mine.id, version: 1, text: '太晚' })).toMatchObject({
      reason: 'commentOld',
    })
    expect((await read(su)).threads[0]?.replies[0]?.editable_until).toBeNull()
    const history = await shop.historyOf('comment', mine.id)
    expect(history.map(({ event }) => event)).toEqual(['comment.edit'])
  })

  it('[CMT-01] a reported comment can be changed as long as an unreported one, and not longer', async () => {
    const mine = await say(su, '有的')
    await chen.call('reportComment', { id: mine.id, reason: 'spam', text: '' })
    later(commentLimits.editMinutes * minute)
    expect(await su.call('amendComment', { id: mine.id, version: 0, text: '没有' })).toMatchObject({
      text: '没有',
    })
    later(1)
    expect(await su.refused('amendComment', { id: mine.id, version: 1, text: '又有了' })).toMatchObject({
      reason: 'commentOld',
    })
  })

  it('[CMT-01] no one changes, deletes or decides about another user’s comment, and nothing changes by trying', async () => {
    const mine = await say(linmei, '我的评论')
    for (const browser of [chen, admin]) {
      expect(await browser.refused('amendComment', { id: mine.id, version: 0, text: 'x' })).toMatchObject({
        reason: 'commentNotYours',
      })
      expect(await browser.refused('removeComment', { id: mine.id })).toMatchObject({
        reason: 'commentNotYours',
      })
    }
    for (const call of ['amendComment', 'removeComment', 'reportComment'] as const)
      expect(await chen.refused(call, { id: nobodys, version: 0, text: 'x', reason: 'spam' })).toMatchObject({
        reason: 'notFound',
      })
    expect(await chen.refused('getRecord', { entity: 'comment', id: mine.id })).toMatchObject({
      reason: 'notFound',
    })
    const fire = { entity: 'comment' as const, id: mine.id, version: 0, reason: 'x' }
    expect(
      await linmei.refused('fireRecord', { ...fire, event: 'comment.hide', key: freshKey() }),
    ).toMatchObject({ reason: 'forbidden' })
    expect((await read(guest)).threads).toMatchObject([{ text: '我的评论', edited_at: null }])
  })

  it('[CMT-01] a deleted comment leaves its place and nothing of its text; its answers stay', async () => {
    const root = await say(linmei, '说错了的话')
    await say(chen, '没关系', { answers_id: root.id })
    const gone = await linmei.call('removeComment', { id: root.id })
    expect(gone).toMatchObject({ state: 'deleted', text: '', name: '' })
    expect(await linmei.call('removeComment', { id: root.id })).toEqual(gone)
    const { threads, total } = await read(guest)
    expect(total).toBe(1)
    expect(threads).toMatchObject([{ state: 'deleted', text: '', replies: [{ text: '没关系' }] }])
    expect(JSON.stringify(await shop.db.select().from(schema.comments))).not.toContain('说错了')
    expect(
      await chen.refused('postComment', {
        ...here,
        text: 'x',
        key: freshKey(),
        answers_id: root.id,
      }),
    ).toMatchObject({ reason: 'answeredGone', field: 'answers_id' })
    expect(await linmei.refused('amendComment', { id: root.id, version: 0, text: 'x' })).toMatchObject({
      reason: 'commentDeleted',
    })
    expect(await chen.refused('reportComment', { id: root.id, reason: 'spam' })).toMatchObject({
      reason: 'commentDeleted',
    })
  })

  it('[CMT-01] [ORG-06] staff see the comment, its thread, the reports and earlier decisions, hide it and say why', async () => {
    const root = await say(linmei, '正常的提问')
    const spam = await say(chen, '加微信领资料', { answers_id: root.id })
    const report = { id: spam.id, reason: 'other' as const, text: '发了很多遍' }
    expect(await linmei.call('reportComment', report)).toMatchObject({ is_reported: true, state: 'shown' })
    await linmei.call('reportComment', report)
    await su.call('reportComment', { id: spam.id, reason: 'spam' })
    expect(await chen.refused('reportComment', { id: spam.id, reason: 'spam' })).toMatchObject({
      reason: 'commentIsYours',
    })
    expect(await su.refused('reportComment', { id: root.id, reason: 'other' })).toMatchObject({
      reason: 'required',
      field: 'text',
    })
    // The comment stays public, and its author does not learn the reporters.
    expect((await read(guest)).threads[0]?.replies).toMatchObject([{ text: '加微信领资料' }])
    const asAuthor = await chen.call('getRecord', { entity: 'comment', id: spam.id })
    expect(JSON.stringify(asAuthor)).not.toMatch(/林梅|苏文|发了很多遍/)

    const queue = await admin.call('listQueue', { queue: 'comments' })
    expect(queue.list).toMatchObject([{ id: spam.id, title: '加微信领资料', who: '陈立' }])
    const record = await admin.call('getRecord', { entity: 'comment', id: spam.id })
    const line = (field: string) => record.detail.find((each) => each.field === field)?.value
    expect(line('text')).toBe('加微信领资料')
    expect(line('thread')).toBe('林梅：正常的提问\n\n→ 陈立：加微信领资料')
    expect(line('reports')).toMatch(/^林梅 · .* · 其他\n发了很多遍\n\n苏文 · .* · 垃圾广告$/)

    expect(
      await admin.refused('fireRecord', {
        entity: 'comment',
        id: spam.id,
        event: 'comment.hide',
        version: record.version,
        key: freshKey(),
      }),
    ).toMatchObject({ reason: 'reasonEmpty' })
    await move(admin, spam.id, 'comment.hide', { reason: '广告' })
    expect((await read(guest)).threads[0]?.replies).toMatchObject([
      { state: 'hidden', text: '', name: '', reason: null },
    ])
    expect((await read(chen)).threads[0]?.replies).toMatchObject([
      { state: 'hidden', text: '加微信领资料', reason: '广告', editable_until: null },
    ])
    expect(await chen.refused('amendComment', { id: spam.id, version: 0, text: 'x' })).toMatchObject({
      reason: 'commentHidden',
    })
    expect(await chen.refused('removeComment', { id: spam.id })).toMatchObject({ reason: 'commentHidden' })
    expect(await su.refused('reportComment', { id: spam.id, reason: 'spam' })).toMatchObject({
      reason: 'commentHidden',
    })
    expect(await told('approved')).toMatchObject([
      { name: 'commentHidden', link: `/console/comment/${spam.id}` },
    ])
    expect((await told('approved'))[0]?.content).toContain('广告')
    expect((await told('reviewing')).map(({ name }) => name)).toEqual(['reportUpheld'])
    expect((await told('linmei')).map(({ name }) => name)).toEqual(['commentAnswered', 'reportUpheld'])
    expect((await admin.call('listQueue', { queue: 'comments' })).total).toBe(0)

    await move(admin, spam.id, 'comment.restore')
    expect((await read(guest)).threads[0]?.replies).toMatchObject([{ state: 'shown', text: '加微信领资料' }])
    expect((await told('approved')).map(({ name }) => name)).toEqual(['commentHidden', 'commentRestored'])
    const { history } = await admin.call('getRecord', { entity: 'comment', id: spam.id })
    expect(history.map(({ event, by, reason }) => [event, by, reason])).toEqual([
      ['comment.report', '', ''],
      ['comment.hide', '郑主管', '广告'],
      ['comment.restore', '郑主管', ''],
    ])
  })

  it('[CMT-01] [ORG-06] reports are dismissed, the reporters are notified, and a later change is shown beside it', async () => {
    const mine = await say(linmei, '第一版')
    await su.call('reportComment', { id: mine.id, reason: 'offTopic' })
    await move(admin, mine.id, 'comment.dismiss')
    expect((await told('reviewing')).map(({ name }) => name)).toEqual(['reportDismissed'])
    expect(await told('linmei')).toEqual([])
    await linmei.call('amendComment', { id: mine.id, version: 0, text: '第二版' })
    await chen.call('reportComment', { id: mine.id, reason: 'abuse' })
    const { detail } = await admin.call('getRecord', { entity: 'comment', id: mine.id })
    expect(detail.find(({ field }) => field === 'text')).toMatchObject({ value: '第二版', before: '第一版' })
    // Its author takes it back: there is nothing left to decide.
    await linmei.call('removeComment', { id: mine.id })
    expect((await told('approved')).map(({ name }) => name)).toEqual(['reportMoot'])
    expect((await admin.call('listQueue', { queue: 'comments' })).total).toBe(0)
    const open = await shop.db
      .select()
      .from(schema.commentReports)
      .where(isNull(schema.commentReports.outcome))
    expect(open).toEqual([])
  })

  it('[CMT-01] threads go on behind the last one that is known, in both orders, also when new ones come', async () => {
    const count = commentLimits.page * 2 + 1
    for (let nth = 1; nth <= count; nth++) {
      later(10 * minute)
      await say(nth % 2 ? linmei : chen, `第 ${nth} 条`)
    }
    for (const order of ['newest', 'oldest'] as const) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const answer: Awaited<ReturnType<typeof read>> = await read(guest, {
          order,
          ...(after === null ? {} : { after }),
        })
        seen.push(...answer.threads.map(({ text }) => text))
        after = answer.next
        later(10 * minute)
        if (order === 'newest') await say(su, '插队')
      } while (after !== null)
      const wanted = Array.from({ length: count }, (_, nth) => `第 ${nth + 1} 条`)
      expect(seen.filter((text) => text !== '插队')).toEqual(order === 'newest' ? wanted.reverse() : wanted)
    }
  })

  it('[CMT-01] a thread shows its first answers, more on demand, and all of them up to a comment that is linked', async () => {
    const root = await say(linmei, '长讨论')
    const ids: number[] = []
    for (let nth = 1; nth <= 30; nth++) {
      later(10 * minute)
      ids.push((await say(chen, `答 ${nth}`, { answers_id: root.id })).id)
    }
    const [thread] = (await read(guest)).threads
    expect(thread?.replies.map(({ text }) => text)).toEqual(['答 1', '答 2', '答 3'])
    expect(thread?.replies_left).toBe(27)
    const more = await guest.call('listReplies', { id: root.id, after: ids[2] ?? 0 })
    expect(more.replies.map(({ text }) => text).slice(0, 2)).toEqual(['答 4', '答 5'])
    expect(more.replies.length + more.replies_left).toBe(27)
    for (const nth of [2, 30]) {
      const { linked } = await read(guest, { linked: ids[nth - 1] })
      expect(linked?.replies.map(({ id }) => id)).toContain(ids[nth - 1])
      expect(linked?.id).toBe(root.id)
    }
    expect((await read(guest, { linked: root.id })).linked?.id).toBe(root.id)
    expect((await read(guest, { linked: nobodys })).linked).toBeNull()
    const video = { place: 'video' as const, target_id: 1 }
    expect((await guest.call('listComments', { ...video, linked: root.id })).linked).toBeNull()
    expect(await guest.refused('listReplies', { id: ids[0] ?? 0 })).toMatchObject({ reason: 'notFound' })
  })

  it('[MEM-01] a member finds their own comments with their place, and no others', async () => {
    const first = await say(linmei, '第一条')
    await say(chen, '别人的')
    later()
    await linmei.call('postComment', { place: 'video', target_id: 1, text: '视频下的', key: freshKey() })
    await linmei.call('removeComment', { id: first.id })
    const { list, total } = await linmei.call('listOwnComments', {})
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { text: '视频下的', place: 'video', target_id: 1 },
      { text: '', state: 'deleted', ...here },
    ])
    expect(list.every(({ title }) => title !== '')).toBe(true)
  })

  it('[MEM-01] [CMT-01] answers and mentions are listed unread first, and marked as read by their owner only', async () => {
    const root = await say(linmei, '提问')
    const a = await say(chen, '答一', { answers_id: root.id })
    later()
    await say(su, '答二', { answers_id: root.id })
    later()
    await say(su, '@林梅 看这里', { answers_id: a.id, mentions: `${root.id}` })
    const list = async () => (await linmei.call('listCommentNotices', {})).list
    const before = await list()
    expect(before.map(({ kind, comment }) => [kind, comment.text])).toEqual([
      ['mention', '@林梅 看这里'],
      ['answer', '答二'],
      ['answer', '答一'],
    ])
    const newest = before[0]?.id ?? 0
    expect(await chen.call('readCommentNotice', { id: newest })).toBe(1)
    expect((await list()).every(({ is_read }) => !is_read)).toBe(true)
    expect(await linmei.call('readCommentNotice', { id: newest })).toBe(2)
    expect((await list()).map(({ comment, is_read }) => [comment.text, is_read])).toEqual([
      ['答二', false],
      ['答一', false],
      ['@林梅 看这里', true],
    ])
    // A notice newer than the seen one stays unread.
    expect(await linmei.call('readCommentNotices', { before: before[2]?.id ?? 0 })).toBe(1)
    expect(await linmei.call('readCommentNotices', { before: newest })).toBe(0)
  })

  it('[CMT-01] the same key writes once: a lost answer, a double click, ten at once', async () => {
    const wish = { ...here, text: '只写一次', key: freshKey() }
    const ten = await Promise.all(Array.from({ length: 10 }, () => linmei.call('postComment', wish)))
    expect(new Set(ten.map(({ id }) => id)).size).toBe(1)
    expect((await linmei.call('postComment', wish)).id).toBe(ten[0]?.id)
    expect((await read(guest)).total).toBe(1)
    expect(
      await linmei.refused('postComment', { ...wish, place: 'video' as const, target_id: 1 }),
    ).toMatchObject({ reason: 'keyReused' })
    // Another user's key is another key.
    expect((await chen.call('postComment', wish)).id).not.toBe(ten[0]?.id)
  })

  it('[CMT-01] ten reports at once bring a comment before the staff once, and ten administrators decide once', async () => {
    const mine = await say(linmei, '一条评论')
    await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        (nth % 2 ? chen : su).call('reportComment', { id: mine.id, reason: 'spam' }),
      ),
    )
    expect(await shop.db.select().from(schema.commentReports)).toHaveLength(2)
    const { version } = await admin.call('getRecord', { entity: 'comment', id: mine.id })
    const decided = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        admin.call('fireRecord', {
          entity: 'comment',
          id: mine.id,
          event: 'comment.hide',
          version,
          key: freshKey(),
          reason: '广告',
        }),
      ),
    )
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await told('linmei')).map(({ name }) => name)).toEqual(['commentHidden'])
    expect((await shop.historyOf('comment', mine.id)).map(({ event }) => event)).toEqual([
      'comment.report',
      'comment.hide',
    ])
  })

  it('[CMT-01] a member writes ten comments a minute and sixty an hour; what is refused is not counted', async () => {
    let hours = 0
    for (let round = 0; round < 6; round++) {
      for (let nth = 0; nth < commentLimits.minute; nth++) await say(linmei, `评论 ${round} ${nth}`)
      hours += commentLimits.minute
      if (hours === commentLimits.hour) break
      const refusal = await linmei.refused('postComment', { ...here, text: '太快', key: freshKey() })
      expect(refusal).toMatchObject({ reason: 'limited' })
      expect(refusal.retry_after).toBeLessThanOrEqual(60)
      later(61_000)
    }
    later(61_000)
    const refusal = await linmei.refused('postComment', { ...here, text: '太多', key: freshKey() })
    expect(refusal.reason).toBe('limited')
    expect(refusal.retry_after).toBeGreaterThan(60)
    // Others are not held up.
    await say(chen, '别人照常发表')
    later(60 * minute)
    await say(linmei, '一小时后')
  })

  it('[CMT-01] [OPS-01] an account that is locked cannot comment', async () => {
    await shop.db
      .update(schema.users)
      .set({ lockedAt: new Date(shop.server.clock.now) })
      .where(eq(schema.users.account, 'linmei'))
    expect(await linmei.refused('postComment', { ...here, text: 'x', key: freshKey() })).toMatchObject({
      reason: 'accountLocked',
    })
    // Locked by an administrator, its sessions are over as well.
    await shop.db.update(schema.users).set({ lockedAt: null }).where(eq(schema.users.account, 'linmei'))
    const id = await shop.idOf('linmei')
    const { version } = await admin.call('getAccount', { id })
    await admin.call('lockAccount', { id, version, reason: '多次发布广告', key: freshKey() })
    expect(await linmei.refused('postComment', { ...here, text: 'x', key: freshKey() })).toMatchObject({
      reason: 'sessionExpired',
    })
    expect((await read(guest)).total).toBe(0)
  })

  it('[CMT-01] what is written is kept as text in one spelling: scripts, wildcards, emoji, marks that turn a line', async () => {
    const kept: ReadonlyArray<readonly [typed: string, stored: string]> = [
      ['<script>alert(1)</script>&amp;"\'', '<script>alert(1)</script>&amp;"\''],
      ["'; drop table comments; -- %_\\", "'; drop table comments; -- %_\\"],
      ['Cafe\u0301', 'Caf\u00E9'],
      ['\u202Egnp.exe\u202C \u2066x\u2069', 'gnp.exe x'],
      ['一\r\n二\n\n\n\n三', '一\n二\n\n三'],
      ['👩‍🔬👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇨🇳❤️', '👩‍🔬👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇨🇳❤️'],
      ['😀'.repeat(commentLimits.text), '😀'.repeat(commentLimits.text)],
    ]
    for (const [typed, stored] of kept) {
      const { id } = await say(linmei, typed)
      expect((await read(guest, { linked: id })).linked?.text).toBe(stored)
    }
  })

  it('[CMT-01] what cannot be read, or is too long, is refused at its field', async () => {
    const refused: ReadonlyArray<readonly [text: string, reason: string]> = [
      ['', 'required'],
      [' \n\t ', 'required'],
      ['\u200B\u200D\uFEFF\u2060', 'required'],
      ['\u202E\u2066', 'required'],
      ['\u3164\u2800\u115F\u00AD', 'required'],
      ['\u0301\u0301', 'required'],
      ['a\u0000b', 'invalidCharacter'],
      ['a\u001Bb', 'invalidCharacter'],
      ['a\uFFFEb', 'invalidCharacter'],
      ['a'.repeat(commentLimits.text + 1), 'tooLong'],
      ['😀'.repeat(commentLimits.text + 1), 'tooLong'],
    ]
    for (const [text, reason] of refused)
      expect([
        text.slice(0, 9),
        await linmei.refused('postComment', { ...here, text, key: freshKey() }),
      ]).toEqual([text.slice(0, 9), expect.objectContaining({ reason, field: 'text' })])
    const body = `place=news&target_id=${here.target_id}&key=k&text=${'a'.repeat(10 * 1024 * 1024)}`
    const response = await linmei.request('/apic/comment/write', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(413)
    expect((await read(guest)).total).toBe(0)
  })

  it('[CMT-01] a text made to keep the server busy takes no time', async () => {
    const started = performance.now()
    for (const text of ['\n'.repeat(3999), ' '.repeat(3999), '@'.repeat(999), '\u0301'.repeat(3999)])
      await linmei.raw('postComment', { ...here, text: `${text}a`, key: freshKey() })
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
