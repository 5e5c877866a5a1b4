import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { conferenceContents, contentReleases } from '../../../server/db/schema/contents.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { isContentReleased } from '../../../server/lifecycles/content/contentRows.ts'
import { contentKinds } from '../../../src/contract/contentKinds.ts'
import type { ConferenceContent } from '../../../src/contract/conferenceContent.ts'
import { samples } from '../../../src/contract/examples.ts'
import { emptyDocument, richLimits, type RichDocument } from '../../../src/contract/richText.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const doc = (...lines: string[]): RichDocument => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const json = (value: unknown) => JSON.stringify(value)

describeDatabase('the texts of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let second: Browser
  let about: { conference_id: number; kind: 'about' }
  beforeEach(async () => {
    shop = await openShop(open)
    await shop.db.delete(userRoles).where(eq(userRoles.conferenceId, shop.conference.id))
    for (const account of ['organizer', 'reviewing'])
      await shop.db.insert(userRoles).values({
        userId: await shop.idOf(account),
        role: 'organizer',
        conferenceId: shop.conference.id,
      })
    chair = await shop.signedIn('organizer')
    second = await shop.signedIn('reviewing')
    about = { conference_id: shop.conference.id, kind: 'about' }
  })

  const texts = {
    title: '会议介绍',
    eng_title: 'About',
    body: doc('第一段。'),
    eng_body: doc('First paragraph.'),
  }
  const wish = ({ revision }: { revision: number }, more: Partial<typeof texts> = {}) => {
    const { body, eng_body, ...rest } = { ...texts, ...more }
    return { ...about, ...rest, revision, body: json(body), eng_body: json(eng_body) }
  }
  const save = (at: { revision: number }, more: Partial<typeof texts> = {}, browser = chair) =>
    browser.call('saveContent', wish(at, more))
  const move = (
    { revision }: { revision: number },
    event: 'release' | 'restore' | 'confirm',
    more: object = {},
  ) => ({ ...about, event, revision, key: freshKey(), ...more })
  const released = async () => chair.call('moveContent', move(await save({ revision: 0 }), 'release'))
  /** Line of the checklist before publishing. */
  const lineOf = async (name: string) =>
    (await chair.call('getReadiness', { id: shop.conference.id })).list.find(({ field }) => field === name)
  const retire = async ({ id, version }: Pick<ConferenceContent, 'id' | 'version'>, reason = '内容过时') =>
    chair.raw('fireRecord', {
      entity: 'conferenceContent',
      id,
      event: 'content.retire',
      version,
      key: freshKey(),
      reason,
    })
  const chineseGuest = () => shop.server.browser({ lang: 'zh' })
  const read = (browser: Browser, kind: (typeof contentKinds)[number] = 'about') =>
    browser.call('getReleasedContent', { id: shop.conference.id, kind })

  it('[CONF-02] lists every kind, also those not begun, and saves the text', async () => {
    const { list } = await chair.call('listContents', { conference_id: about.conference_id })
    expect(list.map(({ kind }) => kind)).toEqual(contentKinds)
    expect(list[0]).toMatchObject({ has_source: false, translation: 'none', released: null, state: 'edited' })
    const saved = await save({ revision: 0 })
    expect(saved).toMatchObject({
      ...texts,
      revision: 1,
      version: 0,
      state: 'edited',
      translation: 'current',
    })
    expect(await second.call('getContent', about)).toEqual(saved)
    // A lost answer: the same texts are no change, whichever revision was seen before.
    expect(await save({ revision: 0 })).toEqual(saved)
    const after = await chair.call('listContents', { conference_id: about.conference_id })
    expect(after.list[0]).toMatchObject({ title: texts.title, has_source: true, translation: 'current' })
  })

  it('of two editors who saw the same, the second learns it, and loses nothing of either', async () => {
    const seen = await save({ revision: 0 })
    const theirs = await save(seen, { body: doc('别人写的。') }, second)
    expect(await chair.refused('saveContent', wish(seen, { body: doc('我写的。') }))).toMatchObject({
      reason: 'versionConflict',
      field: 'revision',
    })
    expect(await chair.call('getContent', about)).toEqual(theirs)
    expect(theirs.edited?.by).not.toBe(seen.edited?.by)
    expect(await save(theirs, { body: doc('我写的。') })).toMatchObject({
      body: doc('我写的。'),
      revision: 3,
    })
  })

  it('ten at once who begin the same text: one writes it, nine are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? chair : second).raw('saveContent', wish({ revision: 0 }, { title: `第 ${at} 份` })),
      ),
    )
    const reasons = answers.map(({ code, data }) =>
      code === 1 ? 'saved' : (data as { reason: string }).reason,
    )
    expect(reasons.toSorted()).toEqual(
      ['saved', ...Array.from({ length: 9 }, () => 'versionConflict')].toSorted(),
    )
    expect(await shop.db.$count(conferenceContents)).toBe(1)
  })

  it('[CONF-02] releases only with a source, and with the promised translation whole and current', async () => {
    const refusal = async (at: ConferenceContent) =>
      (await chair.refused('moveContent', move(at, 'release'))).reason
    expect(await chair.refused('moveContent', move({ revision: 0 }, 'release'))).toMatchObject({
      reason: 'sourceTextMissing',
    })
    const untitled = await save({ revision: 0 }, { title: ' ', eng_title: '', eng_body: emptyDocument })
    expect(await refusal(untitled)).toBe('sourceTextMissing')
    const half = await save(untitled, { eng_body: emptyDocument })
    expect([half.translation, await refusal(half)]).toEqual(['missing', 'translationMissing'])
    const whole = await save(half)
    expect(whole.translation).toBe('current')
    const stale = await save(whole, { body: doc('第一段，改过。') })
    expect([stale.translation, await refusal(stale)]).toEqual(['stale', 'translationStale'])
    expect(stale.translated_from).toEqual({ title: texts.title, body: texts.body })
    // Another spelling of the same text is the same text.
    const spelt = await save(stale, { body: texts.body, title: ` ${texts.title} ` })
    expect(spelt.translation).toBe('current')
    expect(await chair.call('moveContent', move(spelt, 'release'))).toMatchObject({
      state: 'released',
      released: { no: 1 },
    })
    // English is not promised for a text that never had it.
    const kind = { kind: 'fees' as const }
    const chinese = { eng_title: '', eng_body: emptyDocument }
    const fees = await chair.call('saveContent', { ...wish({ revision: 0 }, chinese), ...kind })
    expect(fees.translation).toBe('none')
    expect(await chair.call('moveContent', { ...move(fees, 'release'), ...kind })).toMatchObject({
      state: 'released',
    })
  })

  it('English that is public is promised: without it nothing is released', async () => {
    const first = await released()
    const bare = await save(first, { eng_title: '', eng_body: emptyDocument })
    expect(bare.translation).toBe('missing')
    expect(await chair.refused('moveContent', move(bare, 'release'))).toMatchObject({
      reason: 'translationMissing',
    })
  })

  it('[CONF-02] a stale translation is confirmed by what its sender saw, and is stale again after the next change', async () => {
    const stale = await save(await save({ revision: 0 }), { body: doc('改过。') })
    const seen = move(stale, 'confirm')
    await save(stale, { body: doc('又改过。') }, second)
    expect(await chair.refused('moveContent', seen)).toMatchObject({ reason: 'versionConflict' })
    const newest = await chair.call('getContent', about)
    const confirmed = await chair.call('moveContent', move(newest, 'confirm'))
    expect(confirmed).toMatchObject({ translation: 'current', translated_from: null, version: 1 })
    expect(await chair.refused('moveContent', move(confirmed, 'confirm'))).toMatchObject({
      reason: 'translationCurrent',
    })
    expect((await save(confirmed, { body: doc('第三稿。') })).translation).toBe('stale')
  })

  it('a release stays public and the same while the next one is written, and is kept for good', async () => {
    const first = await released()
    expect(await read(chineseGuest())).toMatchObject({ body: texts.body, no: 1 })
    const edited = await save(first, { body: doc('第二稿。'), eng_body: doc('Second.') })
    expect(edited).toMatchObject({ state: 'edited', released: { no: 1 } })
    expect(await read(chineseGuest())).toMatchObject({ body: texts.body, no: 1 })
    const next = await chair.call('moveContent', move(edited, 'release'))
    expect(next.releases.map(({ no }) => no)).toEqual([2, 1])
    expect(await read(chineseGuest())).toMatchObject({ body: doc('第二稿。'), no: 2 })
    expect(await chair.call('getContentRelease', { ...about, no: 1 })).toMatchObject({ ...texts, no: 1 })
    expect(await chair.refused('getContentRelease', { ...about, no: 3 })).toMatchObject({
      reason: 'releaseUnknown',
    })
    for (const change of [
      shop.db.update(contentReleases).set({ title: '改写历史' }),
      shop.db.delete(contentReleases),
      shop.db.execute('truncate content_releases'),
    ])
      await expect(change).rejects.toThrow()
    expect(await shop.db.$count(contentReleases)).toBe(2)
    // One row of history for each move; saving makes none.
    const history = await shop.historyOf('conferenceContent', next.id)
    expect(history.map(({ event }) => event)).toEqual(['content.release', 'content.edit', 'content.release'])
  })

  it('a release is made once by one key, and once by two people who press at the same moment', async () => {
    const saved = await save({ revision: 0 })
    const once = move(saved, 'release')
    const answers = await Promise.all(Array.from({ length: 10 }, () => chair.raw('moveContent', once)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await second.refused('moveContent', move(saved, 'release'))).toMatchObject({
      reason: 'contentReleased',
    })
    expect(await shop.db.$count(contentReleases)).toBe(1)
  })

  it('[CONF-02] brings an earlier release back as the text that is worked on, once', async () => {
    const first = await released()
    const edited = await save(first, { body: doc('第二稿。') })
    const back = move(edited, 'restore', { no: 1 })
    const restored = await chair.call('moveContent', back)
    expect(restored).toMatchObject({ ...texts, state: 'edited', translation: 'current', revision: 3 })
    expect(await chair.call('moveContent', back)).toEqual(restored)
    for (const no of [2, undefined])
      expect(await chair.refused('moveContent', move(restored, 'restore', { no }))).toMatchObject({
        reason: 'releaseUnknown',
      })
    expect(await read(second)).toMatchObject({ no: 1 })
  })

  it('what is retired is public no more, and after its return only once it is released again', async () => {
    const first = await released()
    expect(await isContentReleased(shop.db, shop.conference.id, 'about')).toBe(true)
    expect(await lineOf('about')).toMatchObject({ state: 'done', is_required: false })
    expect(await retire(first, ' ')).toMatchObject({ data: { reason: 'reasonEmpty' } })
    expect(await retire(first)).toMatchObject({ code: 1, data: { state: 'retired' } })
    const gone = await chair.call('getContent', about)
    expect(gone).toMatchObject({ state: 'retired', released: null, reason: '内容过时' })
    const guest = shop.server.browser()
    const absent = await guest.refused('getReleasedContent', { id: shop.conference.id, kind: 'venue' })
    expect(await guest.refused('getReleasedContent', { id: shop.conference.id, kind: 'about' })).toEqual(
      absent,
    )
    expect((await guest.call('getConference', { id: shop.conference.id })).texts).toEqual([])
    expect(await isContentReleased(shop.db, shop.conference.id, 'about')).toBe(false)
    expect(await lineOf('about')).toMatchObject({ state: 'missing', is_required: false })
    expect(await chair.refused('saveContent', wish(gone, { title: '新标题' }))).toMatchObject({
      reason: 'contentRetired',
    })
    const { id, version } = gone
    const revive = {
      entity: 'conferenceContent',
      id,
      event: 'content.revive',
      version,
      key: freshKey(),
    } as const
    expect(await chair.call('fireRecord', revive)).toMatchObject({ state: 'edited' })
    expect((await guest.call('getConference', { id: shop.conference.id })).texts).toEqual([])
    const again = await chair.call('moveContent', move(await chair.call('getContent', about), 'release'))
    expect(again).toMatchObject({ released: { no: 2 } })
    expect(await read(guest)).toMatchObject({ no: 2 })
  })

  it('everyone reads a release in their language, or the other one with a hint', async () => {
    await released()
    const chinese = {
      ...wish({ revision: 0 }, { eng_title: '', eng_body: emptyDocument }),
      kind: 'travel' as const,
    }
    const travel = await chair.call('saveContent', chinese)
    await chair.call('moveContent', { ...move(travel, 'release'), kind: 'travel' })
    const english = shop.server.browser({ lang: 'en' })
    expect(await read(english)).toMatchObject({ lang: 'en', title: 'About', body: texts.eng_body })
    const answer = await read(english, 'travel')
    expect(answer).toMatchObject({ lang: 'zh', title: texts.title, body: texts.body })
    const { texts: listed } = await english.call('getConference', { id: shop.conference.id })
    expect(listed).toEqual(answer.siblings)
    expect(listed.map(({ kind, title }) => [kind, title])).toEqual([
      ['about', 'About'],
      ['travel', texts.title],
    ])
    expect(await read(chineseGuest())).toMatchObject({ lang: 'zh', title: texts.title })
  })

  it('a conference that is not public has no public texts, byte for byte like an unknown one', async () => {
    await released()
    await shop.db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, shop.conference.id))
    const guest = shop.server.browser()
    const ask = (id: number) => guest.refused('getReleasedContent', { id, kind: 'about' })
    expect(await ask(shop.conference.id)).toEqual(await ask(2_000_000_000))
  })

  it('for the organizer of another conference none of it is there', async () => {
    const { id } = await released()
    const stranger = await shop.signedIn('approved')
    const elsewhere = {
      userId: await shop.idOf('approved'),
      role: 'organizer',
      conferenceId: shop.other.id,
    } as const
    await shop.db.insert(userRoles).values(elsewhere)
    for (const name of [
      'listContents',
      'getContent',
      'saveContent',
      'moveContent',
      'getContentRelease',
    ] as const) {
      const ask = (conference_id: number) =>
        stranger.refused(name, { ...samples[name], conference_id } as never)
      expect(await ask(shop.conference.id)).toEqual(await ask(2_000_000_000))
    }
    const fire = {
      entity: 'conferenceContent',
      event: 'content.retire',
      version: 1,
      key: freshKey(),
      reason: 'x',
    } as const
    expect(await stranger.refused('fireRecord', { ...fire, id })).toEqual(
      await stranger.refused('fireRecord', { ...fire, id: 2_000_000_000 }),
    )
    const rows = await shop.db
      .select()
      .from(conferenceContents)
      .where(and(eq(conferenceContents.id, id), eq(conferenceContents.state, 'released')))
    expect(rows).toHaveLength(1)
  })

  const nested = (depth: number) => {
    const inner = '{"type":"bullet_list","content":[{"type":"list_item","content":[{"type":"paragraph"},'
    return `{"type":"doc","content":[${inner.repeat(depth)}{"type":"paragraph"}${']}]}'.repeat(depth)}]}`
  }
  const withText = (more: string) => `{"type":"doc","content":[{"type":"paragraph","content":[${more}]}]}`
  it.each([
    ['nested without end', nested(2000), 'richTooDeep'],
    [
      'a link that runs a script',
      withText('{"type":"text","text":"a","marks":[{"type":"link","attrs":{"href":"javascript:alert(1)"}}]}'),
      'addressWrong',
    ],
    [
      'a link that hides its scheme',
      withText(
        '{"type":"text","text":"a","marks":[{"type":"link","attrs":{"href":"java\\nscript:alert(1)"}}]}',
      ),
      'addressWrong',
    ],
    ['an unknown node', '{"type":"doc","content":[{"type":"script"}]}', 'richUnknown'],
    ['an unknown mark', withText('{"type":"text","text":"a","marks":[{"type":"style"}]}'), 'richUnknown'],
    [
      'an unknown attribute',
      '{"type":"doc","content":[{"type":"heading","attrs":{"level":2,"onclick":"x"}}]}',
      'richUnknown',
    ],
    [
      'a key of the prototype',
      '{"type":"doc","__proto__":{"content":[]},"content":[{"type":"paragraph"}]}',
      'richUnknown',
    ],
    ['the name of a prototype as a node', '{"type":"doc","content":[{"type":"constructor"}]}', 'richUnknown'],
    ['a zero byte', withText('{"type":"text","text":"a\\u0000b"}'), 'invalidCharacter'],
    ['text that is turned around', withText('{"type":"text","text":"a\\u202Eb"}'), 'invalidCharacter'],
    ['half of a sign', withText('{"type":"text","text":"\\uD800"}'), 'invalidCharacter'],
    ['a row outside a table', '{"type":"doc","content":[{"type":"table_row"}]}', 'richMisplaced'],
    ['no document', '[]', 'invalid'],
    ['no JSON', '{"type":', 'invalid'],
    ['too much text', json(doc('一'.repeat(richLimits.text + 1))), 'tooLong'],
    ['too many nodes', json(doc(...Array.from({ length: 2600 }, () => 'a'))), 'tooLong'],
  ])('refuses %s by name, and keeps nothing of it', async (_, body, reason) => {
    for (const field of ['body', 'eng_body']) {
      const refusal = await chair.refused('saveContent', { ...wish({ revision: 0 }), [field]: body })
      expect(refusal.reason).toBe(reason)
      expect(refusal.field?.split('.')[0]).toBe(field)
    }
    expect(await shop.db.$count(conferenceContents)).toBe(0)
  })

  it('ten megabytes are not read', async () => {
    const body = json(doc('a'.repeat(10 * 1024 * 1024)))
    expect(await chair.refused('saveContent', { ...wish({ revision: 0 }), body })).toMatchObject({
      reason: 'bodyTooLarge',
    })
  })
})
