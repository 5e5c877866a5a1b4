import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'

import { conferences, subjects } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import type { ConferenceBasics } from '../../../src/contract/conferenceBasics.ts'
import { basicsWish as wish } from '../../support/basicsWish.ts'
import { describeDatabase } from '../../support/engines.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { photo } from '../files/photos.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('[CONF-03] the cover of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let kept: ConferenceBasics
  beforeEach(async () => {
    shop = await openShop(open)
    chair = await shop.signedIn('approved')
    const { id } = await chair.call('createConference', {
      ...{ key: freshKey(), title: '量子论坛', eng_title: 'Quantum Forum' },
      ...{ starts_on: '2027-05-01', ends_on: '2027-05-03' },
    })
    kept = await chair.call('getConferenceBasics', { conference_id: id })
  })
  const save = async (more: Parameters<typeof wish>[1] = {}, browser = chair) =>
    (kept = await browser.call('saveConferenceBasics', wish(kept, more)))
  const sent = async (browser = chair): Promise<string> => {
    const content = dataAddress('image/jpeg', await photo('jpeg', 900, 1200))
    return (await browser.call('upload', { kind: 'cover', content })).url
  }
  const described = { cover_alt: '西湖夜景', eng_cover_alt: 'West Lake at night' }

  it('is drawn again in one size, without the camera’s data; a false file is refused', async () => {
    const answer = await shop.server.browser().request(await sent())
    const bytes = Buffer.from(await answer.arrayBuffer())
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
        await chair.refused('upload', { kind: 'cover', content: dataAddress(type, content) }),
      ).toMatchObject({ reason, field: 'content' })
  })

  it('[CONF-02] needs its text in both languages, and is shown with the one of its reader', async () => {
    const cover = await sent()
    for (const field of ['cover_alt', 'eng_cover_alt'] as const)
      expect(
        await chair.refused('saveConferenceBasics', wish(kept, { cover, ...described, [field]: ' ' })),
      ).toMatchObject({ reason: 'required', field })
    expect(await chair.call('getConferenceBasics', { conference_id: kept.conference_id })).toEqual(kept)
    await save({ cover, ...described })
    expect(kept).toMatchObject({ cover, ...described, stale: [] })
    await save({ cover_alt: '西湖日出' })
    expect(kept.stale).toEqual(['eng_cover_alt'])
    await save({ confirmed: 'eng_cover_alt' })
    await save({ place: '合肥' })
    expect(kept.stale).toEqual([])
    const [subject] = await shop.db.select().from(subjects).limit(1)
    await shop.db
      .update(conferences)
      .set({ publication: 'published', subjectId: subject?.id ?? 0 })
      .where(eq(conferences.id, kept.conference_id))
    kept = await chair.call('getConferenceBasics', { conference_id: kept.conference_id })
    for (const [lang, cover_alt] of [
      ['zh', '西湖日出'],
      ['en', described.eng_cover_alt],
    ] as const)
      expect(
        await shop.server.browser({ lang }).call('getConference', { id: kept.conference_id }),
      ).toMatchObject({ cover, cover_alt })
    // A pattern of the site says nothing, whatever was written of a picture before it.
    await save({ cover: '/covers/page.svg' })
    expect(await shop.server.browser().call('getConference', { id: kept.conference_id })).toMatchObject({
      cover: '/covers/page.svg',
      cover_alt: '',
    })
  })

  it('is only what its sender uploaded; a colleague’s stays and is kept by the sweep; no copy and no file has it', async () => {
    const colleague = await shop.signedIn('organizer')
    await shop.db.insert(userRoles).values({
      ...{ userId: await shop.idOf('organizer'), role: 'organizer' },
      conferenceId: kept.conference_id,
    })
    const theirs = await sent(colleague)
    for (const [cover, reason] of [
      [theirs, 'fileUnknown'],
      [`/uploads/${'a'.repeat(22)}.webp`, 'fileUnknown'],
      ['/uploads/../../etc/passwd', 'invalid'],
      ['https://evil.example/a.webp', 'invalid'],
      ['/covers/PAGE.svg', 'invalid'],
    ] as const)
      expect(await chair.refused('saveConferenceBasics', wish(kept, { cover, ...described }))).toMatchObject({
        reason,
        field: 'cover',
      })
    await save({ cover: theirs, ...described }, colleague)
    await save({ place: '合肥' })
    expect(kept.cover).toBe(theirs)
    const unused = await sent()
    const later = shop.server.clock.now + 86_500_000
    await createUploads(shop.db, uploadStores(testConfig.filesRoot), () => later).sweep()
    const left = (await shop.db.select({ name: uploadedFiles.name }).from(uploadedFiles)).map(
      ({ name }) => name,
    )
    expect(left).toContain(theirs.slice(9))
    expect(left).not.toContain(unused.slice(9))
    const { file } = await chair.call('getConferenceFile', { conference_id: kept.conference_id })
    expect(JSON.stringify(file)).not.toMatch(/uploads|西湖|West Lake/)
    const { id } = await chair.call('cloneConference', {
      ...{ conference_id: kept.conference_id, key: freshKey(), title: '下一届', eng_title: 'The next one' },
      ...{ starts_on: '2028-04-29', parts: '' },
    })
    expect(await chair.call('getConferenceBasics', { conference_id: id })).toMatchObject({
      cover: '',
      cover_alt: '',
      eng_cover_alt: '',
      stale: [],
    })
  })
})
