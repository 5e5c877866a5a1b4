import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import type { ContentPicture } from '../../../src/contract/contentPicture.ts'
import { emptyDocument, picturesIn, textOf, type RichDocument } from '../../../src/contract/richText.ts'
import { describeDatabase } from '../../support/engines.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { readPdf } from '../documents/readPdf.ts'
import { photo } from '../files/photos.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const json = (value: unknown) => JSON.stringify(value)
const words = '会场平面图'
const textWith = (...pictures: ContentPicture[]): RichDocument => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: '报到处在一层。' }] },
    ...pictures.map((picture) => ({ type: 'picture' as const, attrs: { ...picture, alt: words } })),
  ],
})

describeDatabase('[CONF-02] pictures in the texts of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let id = 0
  beforeEach(async () => {
    shop = await openShop(open)
    id = shop.conference.id
    await shop.db.delete(userRoles).where(eq(userRoles.conferenceId, id))
    for (const [account, role] of [
      ['organizer', 'organizer'],
      ['reviewing', 'secretary'],
      ['gate', 'staff'],
    ] as const)
      await shop.db.insert(userRoles).values({ userId: await shop.idOf(account), role, conferenceId: id })
    chair = await shop.signedIn('organizer')
  })

  const send = async (browser = chair, conference_id = id) =>
    browser.call('uploadContentPicture', {
      conference_id,
      content: dataAddress('image/jpeg', await photo('jpeg', 2400, 1200)),
    })
  const wish = (body: RichDocument, more: object = {}) => ({
    ...{ conference_id: id, kind: 'notice1' as const, revision: 0, title: '首轮通知', eng_title: '' },
    ...{ body: json(body), eng_body: json(emptyDocument), ...more },
  })
  const move = (event: 'release' | 'restore', revision: number, more: object = {}) =>
    chair.call('moveContent', {
      ...{ conference_id: id, kind: 'notice1', event, revision, key: freshKey(), ...more },
    })
  const statusOf = async (src: string, browser = shop.server.browser()) => (await browser.request(src)).status
  const sweepLater = () =>
    createUploads(
      shop.db,
      uploadStores(testConfig.filesRoot),
      () => shop.server.clock.now + 86_500_000,
    ).sweep()

  it('[FILE-01] one is drawn again in its own proportions, without the camera’s data; a false file is refused', async () => {
    const picture = await send()
    expect(picture).toMatchObject({ width: 1600, height: 800 })
    const bytes = Buffer.from(await (await chair.request(picture.src)).arrayBuffer())
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 1600, 800, undefined])
    expect(bytes.includes('SECRET PLACE')).toBe(false)
    for (const [type, content, reason] of [
      ['image/jpeg', png(), 'fileContentWrong'],
      ['image/png', Buffer.from('<script>'), 'fileContentWrong'],
      ['image/svg+xml', Buffer.from('<svg/>'), 'fileTypeWrong'],
      ['image/png', png(10 * 1024 * 1024), 'fileTooLarge'],
    ] as const)
      expect(
        await chair.refused('uploadContentPicture', {
          conference_id: id,
          content: dataAddress(type, content),
        }),
      ).toMatchObject({ reason, field: 'content' })
    const content = dataAddress('image/png', png())
    const wrong = { conference_id: 999_999, content }
    for (const account of ['gate', 'linmei'])
      expect(
        await (await shop.signedIn(account)).refused('uploadContentPicture', { conference_id: id, content }),
      ).toEqual(await (await shop.signedIn(account)).refused('uploadContentPicture', wrong))
  })

  it('is the team’s until a released text shows it, everybody’s while one does, and the team’s again', async () => {
    const { src, ...size } = await send()
    const guest = shop.server.browser()
    const secretary = await shop.signedIn('reviewing')
    const gate = await shop.signedIn('gate')
    const seen = async () => [
      await statusOf(src, guest),
      await statusOf(src, gate),
      await statusOf(src, secretary),
      await statusOf(src, chair),
    ]
    expect(await seen()).toEqual([404, 404, 200, 200])
    const saved = await chair.call('saveContent', wish(textWith({ src, ...size })))
    expect(await seen()).toEqual([404, 404, 200, 200])
    const released = await move('release', saved.revision)
    expect(await seen()).toEqual([200, 200, 200, 200])
    expect((await guest.request(src)).headers.get('cache-control')).toBe('public, max-age=300')
    const { body } = await guest.call('getReleasedContent', { id, kind: 'notice1' })
    expect(picturesIn(body)).toEqual([{ src, ...size, alt: words }])
    // The picture of a conference that is no longer public is hidden.
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, id))
    expect(await seen()).toEqual([404, 404, 200, 200])
    await shop.db.update(conferences).set({ publication: 'published' }).where(eq(conferences.id, id))
    const event = { entity: 'conferenceContent', event: 'content.retire', key: freshKey(), reason: '过时' }
    await chair.call('fireRecord', { ...event, id: released.id, version: released.version } as never)
    expect(await seen()).toEqual([404, 404, 200, 200])
    expect((await chair.request(src)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('a text shows what was uploaded for its own conference, by any of its team, in its own size', async () => {
    const mine = await send()
    const colleague = await shop.signedIn('reviewing')
    const theirs = await send(colleague)
    const elsewhere = await shop.signedIn('approved')
    const { id: other } = await elsewhere.call('createConference', {
      ...{ key: freshKey(), title: '别的会议', eng_title: 'Another one' },
      ...{ starts_on: '2027-05-01', ends_on: '2027-05-03' },
    })
    const foreign = await send(elsewhere, other)
    for (const picture of [
      foreign,
      { ...mine, src: `/uploads/${'a'.repeat(22)}.webp` },
      { ...mine, width: 1599 },
      { ...mine, height: 801 },
    ]) {
      expect(await chair.refused('saveContent', wish(textWith(mine, picture)))).toMatchObject({
        reason: 'pictureUnknown',
        field: 'body',
      })
      const eng_body = json(textWith(picture))
      expect(await chair.refused('saveContent', wish(textWith(mine), { eng_body }))).toMatchObject({
        reason: 'pictureUnknown',
        field: 'eng_body',
      })
    }
    expect(
      await chair.refused('saveContent', wish(textWith({ ...mine, src: 'https://evil.example/a.webp' }))),
    ).toMatchObject({ reason: 'pictureUnknown' })
    const saved = await chair.call('saveContent', wish(textWith(mine, theirs)))
    expect(picturesIn(saved.body).map(({ src }) => src)).toEqual([mine.src, theirs.src])
  })

  it('the sweep keeps pictures shown by a text, its source or a release, and takes the others', async () => {
    const [first, second, unused] = [await send(), await send(), await send()]
    const saved = await chair.call('saveContent', wish(textWith(first)))
    const { revision } = await move('release', saved.revision)
    await chair.call('saveContent', wish(textWith(second), { revision }))
    await sweepLater()
    const left = (await shop.db.select({ name: uploadedFiles.name }).from(uploadedFiles)).map(
      ({ name }) => name,
    )
    expect(left).toEqual(expect.arrayContaining([first.src.slice(9), second.src.slice(9)]))
    expect(left).not.toContain(unused.src.slice(9))
    expect([await statusOf(unused.src, chair), await statusOf(first.src)]).toEqual([404, 200])
    // A deleted picture can no longer be named; a restored release has its picture still.
    expect(
      await chair.refused('saveContent', wish(textWith(unused), { revision: revision + 1 })),
    ).toMatchObject({
      reason: 'pictureUnknown',
    })
    const restored = await move('restore', revision + 1, { no: 1 })
    expect(picturesIn(restored.body).map(({ src }) => src)).toEqual([first.src])
  })

  it('[CONF-03] a copy has the pictures of its source; elsewhere their words replace them', async () => {
    const picture = await send()
    await chair.call(
      'saveContent',
      wish(textWith(picture), { eng_title: 'First notice', eng_body: json(textWith(picture)) }),
    )
    const { file } = await chair.call('getConferenceFile', { conference_id: id })
    const { id: next } = await chair.call('cloneConference', {
      ...{ conference_id: id, key: freshKey(), title: '下一届', eng_title: 'The next one' },
      ...{ starts_on: '2028-04-29', parts: 'texts' },
    })
    const textOfCopy = (browser: Browser, conference_id: number) =>
      browser.call('getContent', { conference_id, kind: 'notice1' })
    const copy = await textOfCopy(chair, next)
    expect([...picturesIn(copy.body), ...picturesIn(copy.eng_body)].map(({ src }) => src)).toEqual([
      picture.src,
      picture.src,
    ])
    expect(copy.translation).toBe('current')
    // The source goes: the copy keeps the file.
    await shop.db
      .delete(userRoles)
      .where(and(eq(userRoles.conferenceId, id), eq(userRoles.role, 'organizer')))
    await chair.call('saveContent', { ...wish(copy.body), conference_id: next, revision: copy.revision })
    await sweepLater()
    expect(await statusOf(picture.src, chair)).toBe(200)
    const elsewhere = await shop.signedIn('approved')
    const { id: foreign } = await elsewhere.call('importConference', { key: freshKey(), file: json(file) })
    const read = await textOfCopy(elsewhere, foreign)
    expect([picturesIn(read.body), textOf(read.body)]).toEqual([[], `报到处在一层。\n${words}`])
    expect(read.translation).toBe('current')
  })

  it('a notice as PDF shows it, and says its words to those who have it read out', async () => {
    const picture = await send()
    const bare = await chair.call('saveContent', wish(textWith()))
    const pdf = async () => {
      const answer = await chair.request(`/files/conferences/${id}/drafts/notice1.zh.pdf`)
      expect(answer.status).toBe(200)
      return new Uint8Array(await answer.arrayBuffer())
    }
    const without = await pdf()
    await chair.call('saveContent', wish(textWith(picture), { revision: bare.revision }))
    const bytes = await pdf()
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('/Subtype /Image')
    expect(raw).toContain('/S /Figure')
    expect(Buffer.from(without).toString('latin1')).not.toContain('/Subtype /Image')
    expect(await readPdf(bytes)).toContain('报到处在一层。')
    // A file that is lost: its words are in its place.
    await createUploads(shop.db, uploadStores(testConfig.filesRoot), () => 0).discard(
      'pictures',
      picture.src.slice(9),
    )
    expect(await readPdf(await pdf())).toContain(words)
  })
})
